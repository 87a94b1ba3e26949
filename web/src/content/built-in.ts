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
 * Content of header and footer when the content backend has never answered: the files that seed an empty backend. Their
 * pictures live in the backend, so they are missing here, and names replace logos.
 */
export const builtInMenus: readonly MenuStructure[] = parseList(menuStructure, builtInMenuStructures).records

export const builtInSettings: SiteSettings = (() => {
  const settings = parseOne(siteSettings, builtInSiteSettings)
  if (!settings) throw new Error('brand/site-settings.json holds no settings')
  return settings
})()
