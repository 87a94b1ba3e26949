import 'server-only'
import { type Dropped, MalformedAnswer, parseList, parseOne, type ReadCall, type RecordSchema } from '@ashlar/contract'
import { log } from '@/config/log'
import { ContentUnavailable, RequestError } from './errors'
import { keptAnswers } from './kept/kept-answers'
import { type CachePolicy, newestOrLastGood } from './kept/newest-or-last-good'
import { askBlog, fromBackend, fromBlog } from './request/ask'
import { listOf } from './request/list-answer'
import { noteTags, previewTicket } from './response-scope'

/** Parameters of a request, put in place of the row's own where they have the same name. */
export type Query = Readonly<Record<string, string>>

/**
 * Every record of a row of the catalogue, paged to its end, in the order of the answer. A record that does not fit is
 * left out, with a line in the log.
 *
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function readRecords<T>(call: ReadCall, schema: RecordSchema<T>): Promise<readonly T[]> {
  const { records, dropped } = await read(call, (answer) => {
    const parsed = parseList(schema, answer)
    if (parsed.records.length === 0) requireSome(parsed.dropped)
    return parsed
  })
  logDropped(call, dropped)
  return records
}

/**
 * The one record of a row of the catalogue: a single type, or the first of a list.
 *
 * @returns `null` where editors published none.
 * @throws {ContentUnavailable} when there is no answer that can be read and never was.
 */
export function readSingle<T>(call: ReadCall, schema: RecordSchema<T>): Promise<T | null> {
  return read(call, (answer) => parseOne(schema, answer))
}

/**
 * Reads one row of the catalogue: cached and tagged with its models, paged to the end, parsed by `parse`. When the
 * backend cannot be had, or says what it should not, the last good answer is parsed instead, however old.
 *
 * @param parse throws {@link MalformedAnswer} when the answer as a whole does not fit.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
function read<T>(call: ReadCall, parse: (answer: unknown) => T): Promise<T> {
  return readFrom(fromBackend, call, parse, call.query)
}

/** The same for the blogs site, which speaks WordPress: a bare array, paged by `per_page` and `page`. */
export function readPosts<T>(
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: Query = {},
  keep: CachePolicy = 'disk',
): Promise<T> {
  return readFrom(fromBlog, call, parse, { ...call.query, ...query }, keep)
}

/** A page of the blogs site's posts, with the number of all of them, which it tells in a header. */
export async function readCountedPosts<T extends object>(
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: Query,
): Promise<T & { total: number }> {
  const source = async (asked: ReadCall, by: Query) => {
    const { body, headers } = await askBlog(asked, by)
    return { data: body, meta: { pagination: { total: Number(headers.get('x-wp-total') ?? 0) } } }
  }
  const understood = (answer: unknown) => {
    const { data, total } = listOf(answer)
    return { ...parse(data), total }
  }
  const plain = query.page === '1'
  return readFrom(source, call, understood, { ...call.query, ...query }, plain ? 'disk' : 'memory')
}

/**
 * What a page wants of a list; when the backend is away, the same found in the last good copy of the whole list.
 *
 * @throws {ContentUnavailable} when there is neither.
 */
export async function orFromWhole<T>(narrow: () => Promise<T>, fromWhole: () => Promise<T>): Promise<T> {
  try {
    return await narrow()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return fromWhole()
  }
}

/** What a page can do without: nothing, when it cannot be had. */
export function orNone<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  return orFromWhole(ask, async () => [])
}

/** Reads from one of the services, by way of the last good answer. */
export async function readFrom<T>(
  source: (call: ReadCall, query: Query) => Promise<unknown>,
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: Query,
  keep: CachePolicy = 'disk',
): Promise<T> {
  const key = `${call.path}?${new URLSearchParams(query)}`
  const ask = async () => {
    try {
      return await source(call, query)
    } catch (error) {
      if (error instanceof RequestError && error.kind === 'not-found' && call.answer === 'one') return null
      throw error
    }
  }
  if (previewTicket() !== null) return readDrafts(call.path, ask, parse)
  if (keep === 'nowhere') noteTags(call.models)
  const asked = keep === 'nowhere' ? ask : () => keptAnswers.get(key, call.models, ask)
  return newestOrLastGood(call.path, key, asked, parse, keep)
}

/** An older answer would be no draft, so there is none to fall back on; and what a preview reads is for its eyes alone. */
async function readDrafts<T>(name: string, ask: () => Promise<unknown>, parse: (answer: unknown) => T): Promise<T> {
  try {
    return parse(await ask())
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    throw new ContentUnavailable(`no drafts of ${name}`, { cause: error })
  }
}

/**
 * Editors spoil a record, never all of a list: then the answer is at fault, and an older one is shown.
 *
 * @param dropped what was left out of a list of which nothing remains.
 * @throws {MalformedAnswer} when that is anything.
 */
export function requireSome([first]: readonly Dropped[]): void {
  if (first) throw new MalformedAnswer(`no record fits; ${first.id}: ${first.field || 'record'}: ${first.reason}`)
}

/** Writes down what was left out of an answer. */
export function logDropped({ models, path }: ReadCall, dropped: readonly Dropped[]): void {
  const type = models[0] ?? path
  for (const { id, field, reason } of dropped) log.warn({ type, id, field, reason }, 'a record was left out')
}

/** The editors' order, for `toSorted`: the backend's order, but with records that have no place at the end. */
export function bySequence(a: { sequence: number }, b: { sequence: number }): number {
  return a.sequence - b.sequence
}
