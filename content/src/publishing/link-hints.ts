import type { Core, UID } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { type Fields, lineOf } from './faults'
import { linksOf } from './link-rules'
import { partsOfPost } from './post-rules'
import { pathOfLink, readSitePaths } from './site-paths'
import { textOf } from './walk'

/**
 * Links to pages that are not there. They are allowed, because two records that link to each other could not be
 * published otherwise; the editor gets a hint.
 */
export async function linkHints(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): Promise<string[]> {
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

/** A post's text is Markdown; the links of other texts are fields, or nodes of a tree. */
function linksOfPost(uid: UID.ContentType, { content }: Fields) {
  if (uid !== uidOf('post')) return []
  return partsOfPost(textOf(content)).links.map((url) => ({ path: ['content'], url }))
}
