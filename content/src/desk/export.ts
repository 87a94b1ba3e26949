import { Readable } from 'node:stream'
import { choiceLabel, csvLine, fieldLabel, INDIA_OFFSET_MS, leadRegistry } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { languageName } from '../languages'
import { LEAD, type LeadRow } from '../leads/rows'
import { type DeskFilters, whereClauseOf } from './filters'
import { listOwners } from './owners'
import type { DeskView } from './permissions'
import { recordTitles } from './record-titles'
import { stateNames } from './state-names'

/** Leads in memory at once. */
const AT_A_TIME = 500

/** The names of what rows refer to. */
interface Names {
  titles: ReadonlyMap<string, string>
  owners: ReadonlyMap<string, string>
}

/** The columns in the words of the desk, and the text of a lead in each. */
const COLUMNS: readonly (readonly [heading: string, text: (lead: LeadRow, names: Names) => string | null])[] = [
  ['Reference', ({ reference }) => reference],
  ['Type', ({ type }) => leadRegistry[type].deskLabel],
  ['Received (India)', ({ receivedAt }) => indianMinute(receivedAt)],
  ['Answer by (India)', ({ answerBy }) => indianMinute(answerBy)],
  ['Follow up on', ({ followUpOn }) => followUpOn],
  ['State', ({ state }) => stateNames[state] ?? state],
  ['Owner', ({ owner }, { owners }) => owner && (owners.get(owner) ?? owner)],
  ['Name', ({ name }) => name],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['City', ({ city }) => city],
  ['About', ({ record }, { titles }) => record && (titles.get(record) ?? record)],
  ['Message', ({ message }) => message],
  ['Details', detailsOf],
  ['Page', ({ page }) => page],
  ['Language', ({ language }) => language && languageName(language)],
  ['Source', ({ campaignSource }) => campaignSource],
  ['Marketing', ({ marketing }) => (marketing ? 'yes' : 'no')],
  ['Notice', ({ noticeVersion }) => noticeVersion],
  ['Held because', ({ suspicions }) => suspicions.map((one) => choiceLabel('suspicion', one)).join('\n')],
  ['Withdrawn (India)', ({ withdrawnAt, erasedAt }) => (erasedAt ? null : indianMinute(withdrawnAt))],
  ['Erased (India)', ({ erasedAt }) => indianMinute(erasedAt)],
]

/** The leads that match the filters, as a stream of CSV: memory never holds a whole year of leads. */
export function exportLeads(strapi: Core.Strapi, filters: DeskFilters, desk: DeskView): Readable {
  async function* lines() {
    const owners = new Map((await listOwners(strapi, desk)).map(({ email, name }) => [email, name]))
    // The byte order mark: without it, spreadsheet programs do not read the file as UTF-8.
    yield `\uFEFF${csvLine(COLUMNS.map(([heading]) => heading))}`
    let lastId = 0
    for (;;) {
      const rows: LeadRow[] = await strapi.db.query(LEAD).findMany({
        where: { $and: [whereClauseOf(filters, desk), { id: { $gt: lastId } }] },
        orderBy: { id: 'asc' },
        limit: AT_A_TIME,
      })
      const titles = await recordTitles(strapi, rows)
      for (const row of rows) yield csvLine(COLUMNS.map(([, text]) => text(row, { titles, owners })))
      const lastRow = rows.at(-1)
      if (!lastRow) return
      lastId = lastRow.id
    }
  }
  return Readable.from(lines())
}

/** What else the form asked, one answer a line. */
function detailsOf({ fields, record }: LeadRow): string {
  return Object.entries(fields ?? {})
    .filter(([, value]) => value !== record)
    .map(
      ([field, value]) =>
        `${fieldLabel(field)}: ${[value]
          .flat()
          .map((one) => choiceLabel(field, String(one)))
          .join(', ')}`,
    )
    .join('\n')
}

/** `2026-11-29 15:04` in India, which every spreadsheet program reads as a time. */
function indianMinute(time: string | null): string | null {
  if (time === null) return null
  return new Date(new Date(time).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}
