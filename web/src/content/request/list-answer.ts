import { MalformedAnswer } from '@ashlar/contract'

/** A list, or one part of it, in the format of the backend. */
export interface List {
  data: unknown[]
  pageCount: number
  total: number
}

/** @throws {MalformedAnswer} when the body is not a list. */
export function listOf(body: unknown): List {
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
