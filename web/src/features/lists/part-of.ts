/** A page of a list. */
export interface Part<T> {
  items: readonly T[]
  /** How many there are in all. */
  total: number
  /** From 1. */
  page: number
  pages: number
}

/** How many pages a list has; an empty one has one. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}

/** @param page from 1, at most {@link pagesOf}. */
export function partOf<T>(items: readonly T[], page: number, size: number): Part<T> {
  const pages = pagesOf(items.length, size)
  return { items: items.slice((page - 1) * size, page * size), total: items.length, page, pages }
}
