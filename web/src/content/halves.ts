import type { Excerpt } from './excerpts'

/** Asks for some records of one half of a list; a limit of 0 counts alone. */
type Ask<T> = (start: number, limit: number) => Promise<Excerpt<T>>

/** A page of a list. */
export interface ListPage<T> {
  items: readonly T[]
  /** How many there are in all. */
  total: number
  /** From 1: the asked one, or the last when there are fewer. */
  page: number
  pages: number
}

const nothing = async () => ({ records: [], dropped: [], total: 0 })

/**
 * A page of a list that comes in two halves: databases do not agree whether what is not known comes first or last, so
 * what has a price and what has none are asked for apart. Only pages that exist are asked for.
 */
export async function readPageOf<T>(
  page: number,
  size: number,
  first: Ask<T>,
  second: Ask<T> = nothing,
): Promise<ListPage<T>> {
  const [head, tail] = await Promise.all([first(0, page === 1 ? size : 0), second(0, 0)])
  const total = head.total + tail.total
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(page, pages)
  const start = (shown - 1) * size
  const left = Math.max(0, Math.min(size, head.total - start))
  const rest = Math.min(size - left, total - start - left)
  const [records, others] = await Promise.all([
    page === 1 ? head.records : left > 0 ? first(start, size).then((found) => found.records) : [],
    rest > 0 ? second(Math.max(0, start - head.total), rest).then((found) => found.records) : [],
  ])
  return { items: [...records, ...others], total, page: shown, pages }
}
