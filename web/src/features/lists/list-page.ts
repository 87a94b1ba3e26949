/** A page of a list. */
export interface ListPage<T> {
  items: readonly T[]
  /** Total number of records. */
  total: number
  /** From 1: the requested page, or the last when there are fewer. */
  page: number
  pages: number
}

/** The number of pages of a list; an empty list has one. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** @param page from 1, at most {@link pagesOf}. */
export function listPageOf<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  const pages = pagesOf(items.length, size)
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, pages }
}

/** The requested page, or the last when there are fewer. */
export function nearestPageOf<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  return listPageOf(items, Math.min(page, pagesOf(items.length, size)), size)
}
