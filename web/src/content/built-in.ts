import 'server-only'
import {
  type MenuStructure,
  menuStructure,
  type Page,
  page,
  parseList,
  parseOne,
  type SiteSettings,
  siteSettings,
} from '@ashlar/contract'
import builtInPageRecords from '#brand/built-in-pages.json'
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

/** The pages that the site itself leads to, in plain words, by path: for a backend that has none of its own there. */
export const builtInPages: ReadonlyMap<string, Page> = new Map(
  parseList(page, builtInPageRecords).records.map((record) => [record.path, record]),
)
