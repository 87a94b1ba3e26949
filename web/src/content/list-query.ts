import 'server-only'
import {
  type CallQuery,
  type Combination,
  type CombinationCall,
  combination,
  combinationOf,
  type Projection,
  parseList,
  type ReadCall,
} from '@ashlar/contract'
import { RequestError } from './errors'
import type { CachePolicy } from './kept/newest-or-last-good'
import { logDropped, readFrom, readRecords, throwIfDropped } from './read'
import { askBackend } from './request/ask'
import { type List, listOf } from './request/list-answer'
import { fromBackend, partFromBackend } from './request/rows'
import { oncePerResponse } from './response-scope'

/** Which records of a list a page wants. */
export interface ListQuery {
  /** Filters and order; they replace those of the catalogue's row that have the same name. */
  query?: CallQuery
  /** How many records to return, at most 100; `0` only counts. */
  limit: number
  /** How many records to skip. */
  start?: number
  keep: CachePolicy
}

/** Some records of a list, and the total number. */
export interface ListResult<T> {
  records: readonly T[]
  total: number
}

/**
 * Reads one part of a list; the backend filters, sorts and cuts it.
 *
 * @param projection the fields to read; the records hold these and no others.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export async function queryList<T>(
  call: ReadCall,
  projection: Projection<T>,
  { query, limit, start = 0, keep }: ListQuery,
): Promise<ListResult<T>> {
  const whole = {
    ...inPart(call, projection).query,
    ...query,
    // The backend takes no limit of 0.
    'pagination[limit]': `${Math.max(1, limit)}`,
    'pagination[start]': `${start}`,
  }
  const understand = (answer: unknown): List => {
    const list = listOf(answer)
    const someFits =
      limit === 0 || list.data.some((record) => parseList(projection.schema, [record]).records.length > 0)
    if (!someFits) throwIfDropped(parseList(projection.schema, list.data).dropped)
    return list
  }
  const { data, total } = await askForList(call, JSON.stringify(whole), keep, understand)
  const { records, dropped } = parseList(projection.schema, limit === 0 ? [] : data)
  logDropped(call, dropped)
  return { records, total }
}

/**
 * Head and body of a page ask for the same list. The query also decides how the answer is parsed, because it names the
 * fields.
 */
const askForList = oncePerResponse(
  (call: ReadCall, query: string, keep: CachePolicy, understand: (answer: unknown) => List): Promise<List> => {
    return readFrom(partFromBackend, call, understand, JSON.parse(query), keep)
  },
)

/**
 * Every record of a list, with some of its fields.
 *
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export function readProjected<T>(call: ReadCall, projection: Projection<T>): Promise<readonly T[]> {
  return readRecords(inPart(call, projection), projection.schema)
}

/** The catalogue's row, with only these fields requested. */
function inPart(call: ReadCall, { query }: Projection<unknown>): ReadCall {
  return { ...call, query: { ...withoutParts(call.query), ...query } }
}

/**
 * How many records of a list have each combination of values. If the backend cannot count them, the fields of every
 * record are read.
 *
 * @param fields each a text, a date or a list of texts.
 * @throws {ContentUnavailable} when there is no answer and never was.
 */
export function readCombinations(call: CombinationCall, ...fields: readonly string[]): Promise<readonly Combination[]> {
  return readCounted(call, fields.join(','))
}

/** How a backend that does not count answers: it has no such route, or takes it for a record that we may not read. */
const NO_SUCH_ROUTE = new Set([400, 403, 404, 405])

const readCounted = oncePerResponse(
  async ({ path, list }: CombinationCall, by: string): Promise<readonly Combination[]> => {
    const fields = by.split(',')
    const parts = Object.fromEntries(
      fields.map((field, index) =>
        field.includes('.') ? [`populate[${field.split('.')[0]}]`, 'true'] : [`fields[${index}]`, field],
      ),
    )
    const source = async (call: ReadCall, query: CallQuery) => {
      try {
        return (await askBackend(call, query)).body
      } catch (error) {
        if (!(error instanceof RequestError && NO_SUCH_ROUTE.has(error.status ?? 0))) throw error
        return fromBackend(list, { ...withoutParts(list.query), ...parts })
      }
    }
    const call: ReadCall = { kind: 'read', path, query: {}, answer: 'list', models: list.models }
    const parse = (answer: unknown) => parseList(Array.isArray(answer) ? combinationOf(fields) : combination, answer)
    const { records, dropped } = await readFrom(source, call, parse, { by })
    logDropped(call, dropped)
    return records
  },
)

function withoutParts(query: CallQuery): CallQuery {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('populate')))
}
