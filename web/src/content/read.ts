import 'server-only'
import type { Dropped, ReadCall } from '@ashlar/contract'
import { log } from '@/config/log'
import { askBlog, fromBackend, fromBlog } from './ask'
import { ContentUnavailable, RequestError } from './errors'
import { keptAnswers } from './kept-answers'
import { listOf } from './list-answer'
import { noteTags } from './making'
import { type Keep, newestOrLastGood } from './newest-or-last-good'

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

/** Parameters of a request, put in place of the row's own where they have the same name. */
export type Query = Readonly<Record<string, string>>

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

/** Reads from one of the services, by way of the last good answer. */
export async function readFrom<T>(
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
  if (keep === 'nowhere') noteTags(call.models)
  const asked = keep === 'nowhere' ? ask : () => keptAnswers.get(key, call.models, ask)
  return newestOrLastGood(call.path, key, asked, parse, keep)
}

/** Writes down what was left out of an answer. */
export function logDropped(type: string, dropped: readonly Dropped[]): void {
  for (const { id, field, reason } of dropped) log.warn({ type, id, field, reason }, 'a record was left out')
}

/** What a page can do without: nothing, when it cannot be had. */
export function orNone<T>(ask: () => Promise<readonly T[]>): Promise<readonly T[]> {
  return orFromWhole(ask, async () => [])
}
