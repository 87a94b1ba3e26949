import 'server-only'
import {
  type MenuStructure,
  menuStructure,
  parseList,
  parseOne,
  type SiteSettings,
  siteSettings,
} from '@ashlar/contract'
import builtInMenuStructures from '#brand/menu-structures.json'
import builtInSiteSettings from '#brand/site-settings.json'

/**
 * What header and footer show when the content backend has never answered: the files with which an empty backend
 * begins. Their pictures live in the backend, so they are absent here and names stand in for logos.
 */
export const builtInMenus: readonly MenuStructure[] = parseList(menuStructure, builtInMenuStructures).records

export const builtInSettings: SiteSettings = (() => {
  const settings = parseOne(siteSettings, builtInSiteSettings)
  if (!settings) throw new Error('brand/site-settings.json holds no settings')
  return settings
})()
