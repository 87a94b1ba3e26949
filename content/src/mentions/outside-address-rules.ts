import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import { type Fields, type PublishRule, placeOf } from '../publishing/faults'
import { linksOf } from '../publishing/link-rules'
import { linksOfPost } from '../publishing/post-rules'
import { recordTitleOf } from '../publishing/record-title'
import { recordsOf, textOf, wholeRecord } from '../publishing/walk'

const REFERENCE = 'external:'
/** A message names no more records than can be read before it goes. */
const MOST_NAMED = 3

/** The settings keep every outside address to which something published links. */
export function outsideAddressRule(strapi: Core.Strapi): PublishRule {
  return async ({ model, record }): Promise<RecordFault[]> => {
    if (model !== 'site-setting') return []
    const keys = new Set(recordsOf(record.externalAddresses).map(({ key }) => textOf(key)))
    const lost = new Map<string, string[]>()
    for (const other of contentModels.filter((one) => one.model !== model)) {
      const uid = uidOf(other.model)
      const query = { status: 'published', limit: -1, populate: wholeRecord(strapi, uid) } as never
      for (const one of (await strapi.documents(uid).findMany(query)) as Fields[]) {
        for (const { path, url } of [...linksOf(strapi, uid, one), ...linksOfPost(uid, one)]) {
          const key = url.startsWith(REFERENCE) ? url.slice(REFERENCE.length) : null
          if (key === null || keys.has(key)) continue
          const { displayName } = strapi.contentType(uid).info
          const place = `${displayName} “${recordTitleOf(strapi, uid, one)}” (${placeOf(strapi, uid, path, one)})`
          lost.set(key, [...(lost.get(key) ?? []), place])
        }
      }
    }
    return [...lost].map(([key, places]) => ({
      path: ['externalAddresses'],
      message: `has no key “${key}”, to which ${listed(places)} link; add it again, or change those links first`,
    }))
  }
}

function listed(places: readonly string[]): string {
  const more = places.length - MOST_NAMED
  return [...places.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
