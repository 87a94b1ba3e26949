import { Readable } from 'node:stream'
import { csvLine } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { LEAD, type LeadRow } from '../leads/rows'
import { type DeskFilters, whereClauseOf } from './filters'
import type { DeskView } from './permissions'

const AT_A_TIME = 500

const COLUMNS = [
  'reference',
  'type',
  'receivedAt',
  'answerBy',
  'state',
  'owner',
  'name',
  'phone',
  'email',
  'city',
  'record',
  'message',
  'fields',
  'page',
  'language',
  'campaignSource',
  'marketing',
  'noticeVersion',
  'suspicions',
] as const satisfies readonly (keyof LeadRow)[]

/** The leads that match the filters, as a stream of CSV: memory never holds a whole year of leads. */
export function exportLeads(strapi: Core.Strapi, filters: DeskFilters, desk: DeskView): Readable {
  async function* lines() {
    // The byte order mark: without it, spreadsheet programs do not read the file as UTF-8.
    yield `\uFEFF${csvLine(COLUMNS)}`
    let last = 0
    for (;;) {
      const rows: LeadRow[] = await strapi.db.query(LEAD).findMany({
        where: { $and: [whereClauseOf(filters, desk), { id: { $gt: last } }] },
        orderBy: { id: 'asc' },
        limit: AT_A_TIME,
      })
      for (const row of rows) yield csvLine(COLUMNS.map((column) => row[column]))
      const end = rows.at(-1)
      if (!end) return
      last = end.id
    }
  }
  return Readable.from(lines())
}
