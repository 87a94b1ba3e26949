import type { Core, UID } from '@strapi/strapi'
import { readPublished } from './check-record'
import { type Fields, lineOf } from './faults'
import { deadLinks, linksOf, navigationModels, unknownCities } from './link-rules'
import { linksOfPost } from './post-rules'
import { readSitePaths } from './site-paths'

/**
 * Links to pages that are not there. They are allowed, because two records that link to each other could not be
 * published otherwise; the editor gets a hint.
 */
export async function linkHints(strapi: Core.Strapi, uid: UID.ContentType, record: Fields): Promise<string[]> {
  // Of these, publishing refuses such a link.
  if (navigationModels.has(strapi.contentType(uid).info.singularName)) return []
  const links = [...linksOf(strapi, uid, record), ...linksOfPost(uid, record)]
  const faults = [
    ...(await deadLinks(links, () => readSitePaths(strapi))),
    ...(await unknownCities(links, readPublished(strapi))),
  ]
  return faults.map((fault) => lineOf(strapi, uid, fault, record))
}
