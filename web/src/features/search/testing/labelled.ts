import type { Found } from '../search'

/** A query with the pages that answer it, any of them. */
export interface LabelledQuery {
  query: string
  expect: string[]
  kind: string
}

/** How well queries are answered. */
export interface Figure {
  /** Mean over the queries of one divided by the place of the first answer. */
  reciprocalRank: number
  /** Share of the queries with an answer among the first five. */
  inFirstFive: number
  /** Queries whose answer is not first, each with its place; 0 where it is not found. */
  behind: { query: string; place: number }[]
}

/** Places that count. */
const DEPTH = 20

/**
 * Places are those of the page of results. The list of projects that a query asks for stands above the results and
 * counts as first where it is the answer; a part of a page counts with its page, which names it.
 */
export function figureOf(queries: readonly LabelledQuery[], search: (query: string) => Found): Figure {
  const places = queries.map(({ query, expect }) => ({ query, place: placeOf(expect, search(query)) }))
  return {
    reciprocalRank: places.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
    inFirstFive: places.filter(({ place }) => place > 0 && place <= 5).length / places.length,
    behind: places.filter(({ place }) => place !== 1),
  }
}

function placeOf(expected: readonly string[], { hits, projects }: Found): number {
  if (projects && expected.some((address) => isSame(address, projects.href))) return 1
  return (
    1 +
    hits
      .slice(0, DEPTH)
      .findIndex(({ href, parts }) =>
        expected.some((address) => isSame(address, href) || parts.some((part) => isSame(address, part.href))),
      )
  )
}

/** Whether an address is the expected one; one without a fragment is, whatever the part. Order of filters is no matter. */
function isSame(expected: string, actual: string): boolean {
  const [wanted, given] = [new URL(expected, 'http://site'), new URL(actual, 'http://site')]
  if (wanted.pathname !== given.pathname || (wanted.hash && wanted.hash !== given.hash)) return false
  if (!wanted.search) return true
  wanted.searchParams.sort()
  given.searchParams.sort()
  return wanted.search === given.search
}
