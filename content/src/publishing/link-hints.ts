import type { Core, UID } from '@strapi/strapi'
import { type Fields, lineOf } from './faults'
import { linksOf, navigationModels } from './link-rules'
import { linksOfPost } from './post-rules'
import { pathOfLink, readSitePaths } from './site-paths'

/**
 * Links to pages that are not there. They are allowed, because two records that link to each other could not be
 * published otherwise; the editor gets a hint.
 */
export async function linkHints(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): Promise<string[]> {
  // Of these, publishing refuses such a link.
  if (navigationModels.has(strapi.contentType(uid).info.singularName)) return []
  const links = [...linksOf(strapi, uid, record), ...linksOfPost(uid, record)].flatMap(({ path, url }) => {
    const target = pathOfLink(url)
    return target === null ? [] : [{ path, target }]
  })
  if (links.length === 0) return []
  const isThere = await readSitePaths(strapi)
  return links
    .filter(({ target }) => !isThere(target))
    .map(({ path, target }) => lineOf(strapi, uid, { path, message: `no published page is at ${target}` }, record))
}
