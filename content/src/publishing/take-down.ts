import { neededPages, type RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { readPublished } from './check-record'
import type { Fields } from './faults'
import { lostFooterLinks } from './menu-rules'
import { textOf } from './walk'

/**
 * Records that every page needs can be changed but not unpublished: the site settings, the needed pages of the
 * contract, and the last record of a menu. This keeps the footer with its legal links.
 *
 * @param together all records that are taken down in the same transaction, this one included, by `documentId`.
 * @returns null when the record may be unpublished.
 */
export async function takeDownFault(
  strapi: Core.Strapi,
  model: string,
  documentId: string,
  together: ReadonlySet<string> = new Set([documentId]),
): Promise<RecordFault | null> {
  if (model !== 'site-setting' && model !== 'page' && model !== 'menu-structure') return null
  const records = await readPublished(strapi).all(model)
  const record = records.find((one) => one.documentId === documentId)
  if (!record) return null
  const { displayName } = strapi.contentType(uidOf(model)).info
  switch (model) {
    case 'site-setting':
      return { path: [], message: `Every page needs the ${displayName}; change what stands there instead` }
    case 'page':
      return neededPageFault(record)
    default:
      return lastOfMenuFault(record, records, together) ?? lostLinkFault(record, records, together)
  }
}

/**
 * A change that takes a needed record from its place: another address of a needed page, another menu for the last
 * record of one.
 *
 * @param before the published record.
 * @param after the same record after the change.
 * @param published all published records of its type before the change.
 */
export function moveFault(
  model: string,
  before: Fields,
  after: Fields,
  published: readonly Fields[],
): RecordFault | null {
  if (model === 'page' && textOf(before.path) !== textOf(after.path)) return neededPageFault(before)
  if (model !== 'menu-structure' || before.menu === after.menu) return null
  const gone = new Set([String(before.documentId)])
  return lastOfMenuFault(before, published, gone) ?? lostLinkFault(before, published, gone)
}

function neededPageFault({ path }: Fields): RecordFault | null {
  const needed = neededPages.find((one) => one.path === textOf(path))
  if (!needed) return null
  const message = `a page stays at ${needed.path}, because ${needed.reason}; change its words instead`
  return { path: ['path'], message }
}

function lastOfMenuFault(record: Fields, records: readonly Fields[], gone: ReadonlySet<string>): RecordFault | null {
  return staying(records, gone).some(({ menu }) => menu === record.menu)
    ? null
    : { path: ['menu'], message: `this is all of ${textOf(record.menu)}, which every page shows; change its links` }
}

function lostLinkFault(record: Fields, records: readonly Fields[], gone: ReadonlySet<string>): RecordFault | null {
  if (record.menu !== 'Footer') return null
  const [lost] = lostFooterLinks(staying(records, gone))
  return lost
    ? { path: ['items'], message: `the footer must keep a link to ${lost.path}, because ${lost.reason}` }
    : null
}

const staying = (records: readonly Fields[], gone: ReadonlySet<string>) =>
  records.filter(({ documentId }) => !gone.has(String(documentId)))
