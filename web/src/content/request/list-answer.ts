import { isRecord, MalformedAnswer, NoRecordFits } from '@ashlar/contract'

/** The answer of a list without records. */
export const EMPTY_LIST = { data: [], meta: { pagination: { total: 0 } } } as const

/** A list, or one part of it, in the format of the backend. */
export interface List {
  data: unknown[]
  pageCount: number
  total: number
}

/** A page of this length, from a backend that sends no counts, may have another one after it: Strapi's own page size. */
const FULL_PAGE = 25

/**
 * Reads a list, also one without counts, and a bare one, as controllers of other backends send it.
 *
 * @throws {NoRecordFits} for an empty list without counts, which shows nothing about the records.
 * @throws {MalformedAnswer} when the body is not a list, or reports a fault.
 */
export function listOf(body: unknown): List {
  const { data, error, meta } = isRecord(body) ? body : { data: body, error: undefined, meta: undefined }
  if (!Array.isArray(data) || error) throw new MalformedAnswer('expected { data: [...] }')
  const total = paginationOf(meta, 'total')
  if (data.length === 0 && total === null) throw new NoRecordFits('an empty list that counts nothing')
  return {
    data,
    pageCount: paginationOf(meta, 'pageCount') ?? (data.length >= FULL_PAGE ? Number.POSITIVE_INFINITY : 1),
    total: total ?? data.length,
  }
}

/**
 * The answer of a single type: its record, or `null` for none.
 *
 * @throws {MalformedAnswer} when the body is neither, or reports a fault.
 */
export function singleOf(body: unknown): { data: unknown } {
  if (!isRecord(body) || body.error || !('data' in body || 'id' in body)) {
    throw new MalformedAnswer('expected { data: {...} }')
  }
  return { data: 'data' in body ? body.data : body }
}

function paginationOf(meta: unknown, name: 'pageCount' | 'total'): number | null {
  const value = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination[name] : null
  return typeof value === 'number' ? value : null
}
