import { ENGLISH, isRecord } from '@ashlar/contract'

export const LEADS_PER_PAGE = 50

/** The desk's filters, from the query of the request. */
export interface DeskFilters {
  search: string
  type: string
  state: string
  record: string
  /** An e-mail, `me` for the editor who asks, or `nobody`. */
  owner: string
  held: boolean
  /** Of the visitor, by two letters. */
  language: string
  /** `YYYY-MM-DD` in Indian time; both days are included. */
  from: string
  to: string
  page: number
}

export function readFilters(query: Readonly<Record<string, unknown>>): DeskFilters {
  const text = (name: string) => {
    const value = query[name]
    return typeof value === 'string' ? value.trim().slice(0, 120) : ''
  }
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text(name)) ? text(name) : '')
  return {
    search: text('search'),
    type: text('type'),
    state: text('state'),
    record: text('record'),
    owner: text('owner'),
    held: text('held') === 'true',
    language: text('language'),
    from: day('from'),
    to: day('to'),
    page: Math.max(1, Math.min(10_000, Number.parseInt(text('page'), 10) || 1)),
  }
}

const KEPT = ['search', 'type', 'state', 'record', 'owner', 'held', 'language', 'from', 'to'] as const

/** Filters as the address of the desk holds them, in one order and without the page; empty when nothing is filtered. */
export function filtersAsQuery(given: unknown): string {
  const filters = readFilters(isRecord(given) ? given : {})
  const chosen = KEPT.map((name): [string, string] => [name, filters[name] ? String(filters[name]) : ''])
  return new URLSearchParams(chosen.filter(([, value]) => value)).toString()
}

/** Midnight in India, as UTC time like in the database. */
const indianMidnight = (day: string) => new Date(`${day}T00:00:00+05:30`)
const DAY_MS = 86_400_000

/**
 * The filters as a `where` clause for Strapi. Spam is listed only when the desk asks for it.
 *
 * @param who e-mail of the editor who asks.
 */
export function whereClauseOf(filters: DeskFilters, who: string): Record<string, unknown> {
  const all: Record<string, unknown>[] = []
  const { search, type, state, record, owner, held, language, from, to } = filters
  all.push(state ? { state } : { state: { $ne: 'spam' } })
  if (type) all.push({ type })
  if (record) all.push({ record })
  if (owner === 'nobody') all.push({ owner: { $null: true } })
  else if (owner) all.push({ owner: { $eqi: owner === 'me' ? who : owner } })
  if (held) all.push({ quarantined: true })
  // Leads of an earlier version have no language.
  if (language === ENGLISH) all.push({ $or: [{ language }, { language: { $null: true } }] })
  else if (language) all.push({ language })
  if (from) all.push({ receivedAt: { $gte: indianMidnight(from).toISOString() } })
  if (to) all.push({ receivedAt: { $lt: new Date(indianMidnight(to).getTime() + DAY_MS).toISOString() } })
  if (search) {
    const fields = ['reference', 'name', 'email', 'phone', 'city', 'record', 'message']
    all.push({ $or: fields.map((field) => ({ [field]: { $containsi: search } })) })
  }
  return { $and: all }
}
