import { type Searchable, search } from '../search'

/** A query with the pages that answer it, any of them. */
export interface LabelledQuery {
  query: string
  expect: string[]
  kind: string
}

/** How well queries are answered. */
export interface SearchQuality {
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
export function searchQualityOf(queries: readonly LabelledQuery[], searchable: Searchable): SearchQuality {
  const places = queries.map(({ query, expect }) => ({ query, place: placeOf(query, expect, searchable) }))
  return {
    reciprocalRank: places.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
    inFirstFive: places.filter(({ place }) => place > 0 && place <= 5).length / places.length,
    behind: places.filter(({ place }) => place !== 1),
  }
}

function placeOf(query: string, expected: readonly string[], searchable: Searchable): number {
  const { hits, projects } = search(query, searchable)
  if (projects && expected.some((address) => isAnswer(address, projects.href))) return 1
  const found = ({ href, parts }: (typeof hits)[number]) =>
    expected.some((address) => isAnswer(address, href) || parts.some((part) => isAnswer(address, part.href)))
  return 1 + hits.slice(0, DEPTH).findIndex(found)
}

/**
 * Whether an address is the expected one. The filters must be the same, in any order: a list without filters, or of
 * another city, is another answer. An expected address without a fragment stands for every part of its page.
 */
export function isAnswer(expected: string, actual: string): boolean {
  const [wanted, given] = [addressOf(expected), addressOf(actual)]
  if (wanted.pathname !== given.pathname || (wanted.hash && wanted.hash !== given.hash)) return false
  return filtersOf(wanted) === filtersOf(given)
}

/** The filters of an address as one text. A filter that another one implies says nothing more, and is left out. */
function filtersOf({ searchParams }: URL): string {
  const citiesOfLocalities = searchParams.getAll('locality').map((locality) => locality.split('.')[0])
  const isImplied = ([name, value]: [string, string]) =>
    (name === 'city' && citiesOfLocalities.includes(value)) ||
    (name === 'propertytype' && searchParams.has('configuration'))
  const filters = [...searchParams].filter((filter) => !isImplied(filter)).map((filter) => filter.join('='))
  return [...new Set(filters)].toSorted().join('&')
}

function addressOf(href: string): URL {
  return new URL(href, 'http://site')
}
