import 'server-only'
import {
  type Combination,
  type CombinationCall,
  combination,
  combinationOf,
  type Dropped,
  MalformedAnswer,
  type Parsed,
  parseList,
  RESPONSE_FORMAT_HEADER,
  type ReadCall,
} from '@ashlar/contract'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { isResting, reportAnswered, reportUnavailable } from './circuit'
import { ContentUnavailable, RequestError } from './errors'
import { forgetLastGood, keepLastGood, lastGood } from './last-good'
import { type Answer, request } from './request'
import { contentTokens } from './tokens'

/** Seconds after which an answer is asked for again even if no word of a change came. */
export const REVALIDATE_S = 60
/** The same while an older copy stands in for an answer. */
const RETRY_S = 5
const PAGE_SIZE = 100
/** Not a service: its circuit tells the server that a page failed for want of content. */
const NOTHING_TO_SHOW = 'nothing-to-show'

/**
 * Reads one row of the catalogue: cached and tagged with its models, paged to the end, parsed by `parse`. When the
 * backend cannot be had, or says what it should not, the last good answer is parsed instead, however old.
 *
 * @param parse throws {@link MalformedAnswer} when the answer as a whole does not fit.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export function read<T>(call: ReadCall, parse: (answer: unknown) => T, query: Query = {}): Promise<T> {
  return readFrom(fromBackend, call, parse, { ...call.query, ...query })
}

/** The same for the blogs site, which speaks WordPress: a bare array, paged by `per_page` and `page`. */
export function readPosts<T>(
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: Query = {},
  keep: Keep = 'disk',
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

type Query = Readonly<Record<string, string>>
type Schema<T> = Parameters<typeof parseList<T>>[0]

/**
 * Where an answer is kept: on disk, to stand in when the backend is away (that of a `record` only while there is one, so
 * that made-up names leave nothing there); in memory alone, where wishes that we know make the query, because there are
 * more of those than a disk should hold; nowhere, where a visitor's own words do.
 */
export type Keep = 'disk' | 'record' | 'memory' | 'nowhere'

/** What a page wants of a list. */
export interface Wish {
  /** Filters and order, put in place of the row's own where they have the same name. */
  query?: Query
  /** Fields and parts, where not all are wanted. */
  parts?: Query
  /** How many records are wanted, at most 100; `0` counts alone. */
  limit: number
  /** How many come before them. */
  start?: number
  keep: Keep
}

/** Some records of a list, and how many there are in all. */
export interface Excerpt<T> extends Parsed<T> {
  total: number
}

/**
 * Reads as much of a list as a page wants: filtered, sorted and cut by the backend.
 *
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function readExcerpt<T>(call: ReadCall, schema: Schema<T>, wish: Wish): Promise<Excerpt<T>> {
  const { data, total } = await readList(call, JSON.stringify(wish))
  const parsed = parseList(schema, wish.limit === 0 ? [] : data)
  logDropped(call.models[0] ?? call.path, parsed.dropped)
  return { ...parsed, total }
}

/** The head of a page wishes for the same as its body. */
const readList = cache((call: ReadCall, json: string): Promise<List> => {
  const { query, parts, limit, start = 0, keep }: Wish = JSON.parse(json)
  const whole = {
    ...(parts ? { ...withoutParts(call.query), ...parts } : call.query),
    ...query,
    // The backend takes no limit of 0.
    'pagination[limit]': `${Math.max(1, limit)}`,
    'pagination[start]': `${start}`,
  }
  const source = async (asked: ReadCall, by: Query) => (await ask(asked, by, keep !== 'nowhere')).body
  return readFrom(source, call, listOf, whole, keep)
})

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

function withoutParts(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('populate')))
}

/**
 * How many records of a list there are of each combination of values. A backend that counts none is asked for the
 * fields of every record.
 *
 * @param fields each a text, a date or a list of texts.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export function readCombinations(call: CombinationCall, ...fields: readonly string[]): Promise<readonly Combination[]> {
  return readCounted(call, fields.join(','))
}

const readCounted = cache(async ({ path, list }: CombinationCall, by: string): Promise<readonly Combination[]> => {
  const fields = by.split(',')
  const parts = Object.fromEntries(
    fields.map((field, index) =>
      field.includes('.') ? [`populate[${field.split('.')[0]}]`, 'true'] : [`fields[${index}]`, field],
    ),
  )
  const source = async (call: ReadCall, query: Query) => {
    try {
      return (await ask(call, query)).body
    } catch (error) {
      if (!(error instanceof RequestError && error.kind === 'not-found')) throw error
      return fromBackend(list, { ...withoutParts(list.query), ...parts })
    }
  }
  const call: ReadCall = { kind: 'read', path, query: {}, answer: 'list', models: list.models, status: 'live' }
  const parse = (answer: unknown) => parseList(Array.isArray(answer) ? combinationOf(fields) : combination, answer)
  const { records, dropped } = await readFrom(source, call, parse, { by })
  logDropped(path, dropped)
  return records
})

async function readFrom<T>(
  source: (call: ReadCall, query: Query) => Promise<unknown>,
  call: ReadCall,
  parse: (answer: unknown) => T,
  query: Query,
  keep: Keep = 'disk',
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
  return newestOrLastGood(call.path, key, ask, parse, keep)
}

/**
 * Parses the answer of any service and keeps it; when there is none, or none that can be read, parses the last good one.
 *
 * @param name for the log.
 * @param key under which the last good answer is kept.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function newestOrLastGood<T>(
  name: string,
  key: string,
  ask: () => Promise<unknown>,
  parse: (answer: unknown) => T,
  keep: Keep = 'disk',
): Promise<T> {
  try {
    const answer = await ask()
    const value = parse(answer)
    // A single type that nobody has written yet leaves nothing worth keeping.
    if (keep === 'disk' && answer !== null) await keepLastGood(key, answer)
    if (keep === 'record') await (isFound(answer) ? keepLastGood(key, answer) : forgetLastGood(key))
    return value
  } catch (error) {
    if (!(error instanceof RequestError || error instanceof MalformedAnswer)) throw error
    const older = keep === 'disk' || keep === 'record' ? await lastGood(key) : undefined
    log.warn({ read: name, reason: error.message, older: older !== undefined }, 'a read failed')
    if (older === undefined) {
      // Also when the backend answers but refuses (its token is not there yet): the visitor is told to come back.
      reportUnavailable(NOTHING_TO_SHOW)
      throw new ContentUnavailable(`nothing to show for ${name}`, { cause: error })
    }
    await retrySoon()
    return parse(older)
  }
}

function isFound(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : listOf(answer).total > 0
}

/** Writes down what was left out of an answer. */
export function logDropped(type: string, dropped: readonly Dropped[]): void {
  for (const { id, field, reason } of dropped) log.warn({ type, id, field, reason }, 'a record was left out')
}

/** What a page can do without: nothing, when it cannot be had. */
export function orNone<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  return orFromWhole(ask, async () => [])
}

/** A list asked for in the largest parts the blog gives is wanted whole; a smaller number is all that is wanted. */
async function fromBlog(call: ReadCall, query: Query): Promise<unknown> {
  const { body, headers } = await askBlog(call, query)
  if (query.per_page !== `${PAGE_SIZE}` || !Array.isArray(body)) return body
  const records: unknown[] = [...body]
  const pages = Number(headers.get('x-wp-totalpages') ?? 1)
  for (let page = 2; page <= pages; page++) {
    const next = await askBlog(call, { ...query, page: `${page}` })
    if (!Array.isArray(next.body)) throw new MalformedAnswer('expected a list')
    records.push(...next.body)
  }
  return records
}

async function askBlog(call: ReadCall, query: Query): Promise<Answer> {
  const { BLOG_URL, CONTENT_URL } = env()
  const service = BLOG_URL ?? CONTENT_URL
  return guarded(service, () =>
    request.get(service + call.path, {
      query,
      // Only our own backend is shown its token.
      ...(BLOG_URL ? {} : { bearer: contentTokens().read }),
      cache: { revalidate: REVALIDATE_S, tags: [...call.models] },
    }),
  )
}

async function fromBackend(call: ReadCall, query: Query): Promise<unknown> {
  if (call.answer === 'one') return (await ask(call, query)).body
  // A row with a limit of its own is asked once: the backend takes a limit or a page, never both.
  if ('pagination[limit]' in query) return listOf((await ask(call, query)).body).data
  const records: unknown[] = []
  for (let page = 1; ; page++) {
    const { body } = await ask(call, {
      ...query,
      'pagination[page]': `${page}`,
      'pagination[pageSize]': `${PAGE_SIZE}`,
    })
    const { data, pageCount } = listOf(body)
    records.push(...data)
    if (page >= pageCount) return records
  }
}

async function ask(call: ReadCall, query: Query, cached = true): Promise<Answer> {
  const { CONTENT_URL } = env()
  return guarded(CONTENT_URL, () =>
    request.get(CONTENT_URL + call.path, {
      query,
      headers: RESPONSE_FORMAT_HEADER,
      bearer: contentTokens().read,
      ...(cached ? { cache: { revalidate: REVALIDATE_S, tags: [...call.models] } } : {}),
    }),
  )
}

/** Calls a service unless it is known to be away, and remembers whether it answered. */
export async function guarded(service: string, call: () => Promise<Answer>): Promise<Answer> {
  if (isResting(service)) throw new RequestError('unavailable', service, 'it did not answer a moment ago')
  try {
    const answer = await call()
    reportAnswered(service)
    return answer
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'unavailable') reportUnavailable(service)
    throw error
  }
}

interface List {
  data: unknown[]
  pageCount: number
  total: number
}

function listOf(body: unknown): List {
  if (typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)) {
    const meta: unknown = 'meta' in body ? body.meta : undefined
    return {
      data: body.data,
      pageCount: paginationOf(meta, 'pageCount') ?? 1,
      total: paginationOf(meta, 'total') ?? body.data.length,
    }
  }
  throw new MalformedAnswer('expected { data: [...] }')
}

function paginationOf(meta: unknown, name: 'pageCount' | 'total'): number | null {
  if (typeof meta !== 'object' || meta === null || !('pagination' in meta)) return null
  const pagination: unknown = meta.pagination
  if (typeof pagination !== 'object' || pagination === null || !(name in pagination)) return null
  const value: unknown = Reflect.get(pagination, name)
  return typeof value === 'number' ? value : null
}

/** A page made from an older copy is made again soon: the shortest-lived read decides when. */
const retrySoon = unstable_cache(async () => true, ['retry-soon'], { revalidate: RETRY_S })
