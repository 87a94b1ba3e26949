import 'server-only'
import {
  type Combination,
  type CombinationCall,
  combination,
  combinationOf,
  type Parsed,
  parseList,
  type ReadCall,
} from '@ashlar/contract'
import { askBackend, fromBackend } from './ask'
import { RequestError } from './errors'
import { type List, listOf } from './list-answer'
import { oncePerAnswer } from './making'
import type { Keep } from './newest-or-last-good'
import { logDropped, type Query, readFrom } from './read'

type Schema<T> = Parameters<typeof parseList<T>>[0]

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
const readList = oncePerAnswer((call: ReadCall, json: string): Promise<List> => {
  const { query, parts, limit, start = 0, keep }: Wish = JSON.parse(json)
  const whole = {
    ...(parts ? { ...withoutParts(call.query), ...parts } : call.query),
    ...query,
    // The backend takes no limit of 0.
    'pagination[limit]': `${Math.max(1, limit)}`,
    'pagination[start]': `${start}`,
  }
  const source = async (asked: ReadCall, by: Query) => (await askBackend(asked, by)).body
  return readFrom(source, call, listOf, whole, keep)
})

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

const readCounted = oncePerAnswer(
  async ({ path, list }: CombinationCall, by: string): Promise<readonly Combination[]> => {
    const fields = by.split(',')
    const parts = Object.fromEntries(
      fields.map((field, index) =>
        field.includes('.') ? [`populate[${field.split('.')[0]}]`, 'true'] : [`fields[${index}]`, field],
      ),
    )
    const source = async (call: ReadCall, query: Query) => {
      try {
        return (await askBackend(call, query)).body
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
  },
)

function withoutParts(query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !name.startsWith('populate')))
}
