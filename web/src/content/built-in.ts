import 'server-only'
import {
  type MenuStructure,
  menuStructure,
  parseList,
  parseOne,
  type SiteSettings,
  siteSettings,
} from '@ashlar/contract'
import menusSeed from '#seed/menu-structures.json'
import settingsSeed from '#seed/site-settings.json'

/**
 * What header and footer show when the content backend has never answered: the seed files themselves. Their pictures
 * live in the backend, so they are absent here and names stand in for logos.
 */
export const builtInMenus: readonly MenuStructure[] = parseList(menuStructure, menusSeed).records

export const builtInSettings: SiteSettings = (() => {
  const settings = parseOne(siteSettings, settingsSeed)
  if (!settings) throw new Error('content/seed/site-settings.json holds no settings')
  return settings
})()
