import type { Core } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { wholeRecord } from '../publishing/walk'
import type { SheetType } from './sheet-types'

/** Read at a time, so that a thousand projects are not asked for in one statement. */
const AT_A_TIME = 200

/** Every draft of a type, whole, in the order in which they were made. */
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

/** By which a row finds its record; empty when one of the fields is. */
export function sheetKeyOf({ key }: Pick<SheetType, 'key'>, record: Fields): string {
  const values = key.map((field) => String(record[field] ?? '').trim())
  return values.every(Boolean) ? JSON.stringify(values) : ''
}
