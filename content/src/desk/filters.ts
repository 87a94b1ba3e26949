import { DAY_MS, dayInIndia, ENGLISH, isRecord, leadTypes } from '@ashlar/contract'
import { z } from 'zod'
import { dayOrNone, oneOf, pageNumber, readGiven, shortText } from '../editors/admin-route'
import type { DeskView } from './permissions'
import { leadStates } from './work'

export const LEADS_PER_PAGE = 50

/** The desk's filters, as the query of a request names them. */
export const filterShape = {
  search: shortText(120),
  type: oneOf(['', ...leadTypes]),
  state: oneOf(['', ...leadStates]),
  record: shortText(120),
  /** An email, `me` for the editor who asks, or `nobody`. */
  owner: shortText(254),
  held: oneOf(['', 'true', 'false']).transform((word) => word === 'true'),
  /** Only leads to which the desk wanted to come back by today. */
  due: oneOf(['', 'true', 'false']).transform((word) => word === 'true'),
  /** The visitor's language, by two letters. */
  language: shortText(8),
  /** Both days are included. */
  from: dayOrNone,
  to: dayOrNone,
  page: pageNumber,
}
const filters = z.object(filterShape)
export type DeskFilters = z.output<typeof filters>

/** In one order, so that equal filters make equal queries. */
const IN_ORDER = ['search', 'type', 'state', 'record', 'owner', 'held', 'due', 'language', 'from', 'to'] as const

/** Filters as the address of the desk holds them, in one order and without the page; empty when nothing is filtered. */
export function filtersAsQuery(given: unknown): string {
  const { page, ...filters } = readGiven(filterShape, isRecord(given) ? given : {})
  const chosen = IN_ORDER.map((name): [string, string] => [name, filters[name] ? String(filters[name]) : ''])
  return new URLSearchParams(chosen.filter(([, value]) => value)).toString()
}

/** Midnight in India, as UTC time like in the database. */
const indianMidnight = (day: string) => new Date(`${day}T00:00:00+05:30`)

/**
 * The filters as a `where` clause for Strapi. Spam is listed only when the desk asks for it.
 *
 * @param desk the editor who asks: of other types than this editor sees, there are no leads.
 */
export function whereClauseOf(filters: DeskFilters, { who, types }: DeskView): Record<string, unknown> {
  const conditions: Record<string, unknown>[] = [{ type: { $in: types } }]
  const { search, type, state, record, owner, held, due, language, from, to } = filters
  conditions.push(state ? { state } : { state: { $ne: 'spam' } })
  if (type) conditions.push({ type })
  if (record) conditions.push({ record })
  if (owner === 'nobody') conditions.push({ owner: { $null: true } })
  else if (owner) conditions.push({ owner: { $eqi: owner === 'me' ? who : owner } })
  if (held) conditions.push({ quarantined: true })
  if (due) conditions.push({ followUpOn: { $lte: dayInIndia() } })
  // Leads of an earlier version have no language.
  if (language === ENGLISH) conditions.push({ $or: [{ language }, { language: { $null: true } }] })
  else if (language) conditions.push({ language })
  if (from) conditions.push({ receivedAt: { $gte: indianMidnight(from).toISOString() } })
  if (to) conditions.push({ receivedAt: { $lt: new Date(indianMidnight(to).getTime() + DAY_MS).toISOString() } })
  if (search) {
    const fields = ['reference', 'name', 'email', 'phone', 'city', 'record', 'message']
    conditions.push({ $or: fields.map((field) => ({ [field]: { $containsi: search } })) })
  }
  return { $and: conditions }
}
