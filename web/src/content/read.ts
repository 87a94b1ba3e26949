import 'server-only'
import {
  type CallQuery,
  type Dropped,
  flatten,
  isRecord,
  MalformedAnswer,
  NoRecordFits,
  parseList,
  parseOne,
  type ReadCall,
  type RecordSchema,
  withTranslations,
} from '@ashlar/contract'
import { log } from '@/config/log'
import { currentTranslations } from '@/words/current-language'
import { ContentUnavailable, RequestError } from './errors'
import { keptAnswers } from './kept/kept-answers'
import { type CachePolicy, newestOrLastGood } from './kept/newest-or-last-good'
import { askBlog, fromBlog } from './request/ask'
import { EMPTY_LIST, listOf } from './request/list-answer'
import { isGone } from './request/missing-rows'
import { fromBackend } from './request/rows'
import { noteTags, previewTicket } from './response-scope'

/**
 * Every record of a row of the catalogue, over all its pages, in the order of the answer; none where the backend does not
 * have the type. A record that does not fit is left out and logged.
 *
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function readRecords<T>(call: ReadCall, schema: RecordSchema<T>): Promise<readonly T[]> {
  const { records, dropped } = await read(call, (answer) => {
    const parsed = parseList(schema, answer)
    if (parsed.records.length === 0) throwIfDropped(parsed.dropped)
    return parsed
  })
  logDropped(call, dropped)
  return records
}

/**
 * The one record of a row of the catalogue: a single type, or the first of a list.
 *
 * @returns `null` where editors published none, or the backend does not have the type.
 * @throws {ContentUnavailable} when there is no answer that can be read and never was.
 */
export function readSingle<T>(call: ReadCall, schema: RecordSchema<T>): Promise<T | null> {
  return read(call, (answer) => parseOne(schema, answer))
}

/**
 * Reads one row of the catalogue: cached, tagged with its models, all pages, parsed by `parse`. When the backend is
 * away, or its answer does not fit the contract, the last good answer is parsed instead, however old.
 *
 * @param parse throws {@link MalformedAnswer} when the answer as a whole does not fit.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
function read<T>(call: ReadCall, parse: (answer: unknown) => T): Promise<T> {
  return readFrom(fromBackend, call, parse, call.query)
}

/** The same for the blog site, which has WordPress's API: a bare array, paged by `per_page` and `page`. */
export function readPosts<T>(
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: CallQuery = {},
  keep: CachePolicy = 'disk',
): Promise<T> {
  return readFrom(fromBlog, call, parse, { ...call.query, ...query }, keep, [])
}

/** A page of the blog site's posts, with the total number of posts, which the blog sends in a header. */
export async function readCountedPosts<T extends object>(
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: CallQuery,
): Promise<T & { total: number }> {
  const source = async (asked: ReadCall, by: CallQuery) => {
    const { body, headers } = await askBlog(asked, by)
    const total = Number(headers.get('x-wp-total') ?? 0)
    // A proxy may leave out the count.
    return { data: body, meta: { pagination: { total: Array.isArray(body) ? Math.max(total, body.length) : total } } }
  }
  const understood = (answer: unknown) => {
    const { data, total } = listOf(answer)
    return { ...parse(data), total }
  }
  const plain = query.page === '1'
  return readFrom(source, call, understood, { ...call.query, ...query }, plain ? 'disk' : 'memory')
}

/**
 * Reads part of a list; when the backend is away, it reads the part from the last good copy of the whole list instead.
 *
 * @throws {ContentUnavailable} when both are missing.
 */
export async function wholeListIfUnavailable<T>(narrow: () => Promise<T>, fromWhole: () => Promise<T>): Promise<T> {
  try {
    return await narrow()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return fromWhole()
  }
}

/** Content that a page can do without: an empty list when it is not available. */
export function emptyIfUnavailable<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  return wholeListIfUnavailable(ask, async () => [])
}

/**
 * Reads from one of the services, with the last good answer as fallback.
 *
 * @param empty the answer in place of content that the service does not have.
 */
export async function readFrom<T>(
  source: (call: ReadCall, query: CallQuery) => Promise<unknown>,
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: CallQuery,
  keep: CachePolicy = 'disk',
  empty: unknown = call.answer === 'one' ? null : EMPTY_LIST,
): Promise<T> {
  const key = `${call.path}?${new URLSearchParams(query)}`
  const ask = () => source(call, query)
  const understand = (answer: unknown) => parse(inLanguageOfPage(call, answer))
  if (previewTicket() !== null) return readDrafts(call.path, ask, understand)
  if (keep === 'none') noteTags(call.models)
  const asked = keep === 'none' ? ask : () => keptAnswers.get(key, call.models, ask)
  const absent = { answer: empty, isGone: () => isGone(call) }
  return newestOrLastGood(call.path, key, asked, understand, { keep, absent })
}

/** Answers are kept in English; each page puts its translations over them. */
function inLanguageOfPage({ models: [model = ''] }: ReadCall, answer: unknown): unknown {
  const translations = currentTranslations()
  if (translations.size === 0) return answer
  const translated = (records: unknown) => withTranslations(model, flatten(records), translations)
  // The total number of records is beside them.
  return isRecord(answer) && 'data' in answer ? { ...answer, data: translated(answer.data) } : translated(answer)
}

/** A draft has no older copy to fall back on, and what a preview reads must not be shown to visitors. */
async function readDrafts<T>(name: string, ask: () => Promise<unknown>, parse: (answer: unknown) => T): Promise<T> {
  try {
    return parse(await ask())
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    throw new ContentUnavailable(`no drafts of ${name}`, { cause: error })
  }
}

/**
 * Editors may break one record, but hardly all of a list: then the answer itself is wrong, and an older one is shown.
 *
 * @param dropped the records left out of a list of which nothing remains.
 * @throws {NoRecordFits} when there are any.
 */
export function throwIfDropped([first]: readonly Dropped[]): void {
  if (first) throw new NoRecordFits(`no record fits; ${first.id}: ${first.field || 'record'}: ${first.reason}`)
}

/** Logs what was left out of an answer. */
export function logDropped({ models, path }: ReadCall, dropped: readonly Dropped[]): void {
  const type = models[0] ?? path
  for (const { id, field, reason } of dropped) log.warn({ type, id, field, reason }, 'a record was left out')
}

/**
 * Compares by the editors' order, for `toSorted`: the backend's order, but with records without a position at the end.
 */
export function bySequence(a: { sequence: number }, b: { sequence: number }): number {
  return a.sequence - b.sequence
}
