import type { CachePolicy } from './kept/newest-or-last-good'
import type { ListResult } from './list-query'

/** Reads some records of a list, or of a section of it; a limit of 0 only counts. */
type Ask<T> = (start: number, limit: number) => Promise<ListResult<T>>

/** A page of a list. */
export interface ListPage<T> {
  items: readonly T[]
  /** Total number of records. */
  total: number
  /** From 1: the requested page, or the last when there are fewer. */
  page: number
  pages: number
}

/** Which page of a list is requested, and where its answers are kept. */
export interface PageRequest {
  /** From 1. */
  page: number
  /** Records per page. */
  size: number
  keep: CachePolicy
}

const empty = async () => ({ records: [], total: 0 })

/**
 * A page of a list. A list may have two sections, one after the other: databases do not agree whether records without a
 * value sort first or last, so those with a price and those without are read separately. Only pages that exist are
 * requested.
 */
export async function readListPage<T>(
  page: number,
  size: number,
  first: Ask<T>,
  second: Ask<T> = empty,
): Promise<ListPage<T>> {
  const [head, tail] = await Promise.all([first(0, page === 1 ? size : 0), second(0, 0)])
  const total = head.total + tail.total
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(page, pages)
  const start = (shown - 1) * size
  const fromFirst = Math.max(0, Math.min(size, head.total - start))
  const fromSecond = Math.min(size - fromFirst, total - start - fromFirst)
  const [records, others] = await Promise.all([
    page === 1 ? head.records : fromFirst > 0 ? first(start, size).then((found) => found.records) : [],
    fromSecond > 0 ? second(Math.max(0, start - head.total), fromSecond).then((found) => found.records) : [],
  ])
  return { items: [...records, ...others], total, page: shown, pages }
}
