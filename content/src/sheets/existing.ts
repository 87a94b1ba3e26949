import type { Core } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { wholeRecord } from '../publishing/walk'
import type { SheetType } from './sheet-types'

/** Records read in one query, so that a thousand projects are not read by one statement. */
const AT_A_TIME = 200

/** Every draft of a type with all its fields, in the order of creation. */
export async function allDrafts(strapi: Core.Strapi, { uid }: SheetType): Promise<Fields[]> {
  const drafts: Fields[] = []
  for (;;) {
    const page = (await strapi.documents(uid).findMany({
      status: 'draft',
      populate: wholeRecord(strapi, uid),
      sort: 'id:asc',
      start: drafts.length,
      limit: AT_A_TIME,
    } as never)) as Fields[]
    drafts.push(...page)
    if (page.length < AT_A_TIME) return drafts
  }
}

/**
 * The key by which a row finds its record, whatever the case of its words; empty when one of its fields is empty. Paths,
 * which another site has made, may differ in case alone.
 */
export function sheetKeyOf({ key }: Pick<SheetType, 'key'>, record: Fields): string {
  const values = key.map((field) => String(record[field] ?? '').trim())
  const folded = values.map((value) => (value.startsWith('/') ? value : value.toLowerCase()))
  return values.every(Boolean) ? JSON.stringify(folded) : ''
}
