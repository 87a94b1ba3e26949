import { isRecord, MalformedAnswer } from '@ashlar/contract'

/** A list, or one part of it, in the format of the backend. */
export interface List {
  data: unknown[]
  pageCount: number
  total: number
}

/** @throws {MalformedAnswer} when the body is not a list. */
export function listOf(body: unknown): List {
  if (isRecord(body) && Array.isArray(body.data)) {
    return {
      data: body.data,
      pageCount: paginationOf(body.meta, 'pageCount') ?? 1,
      total: paginationOf(body.meta, 'total') ?? body.data.length,
    }
  }
  throw new MalformedAnswer('expected { data: [...] }')
}

function paginationOf(meta: unknown, name: 'pageCount' | 'total'): number | null {
  const value = isRecord(meta) && isRecord(meta.pagination) ? meta.pagination[name] : null
  return typeof value === 'number' ? value : null
}
