import { type Searchable, search } from '../search'

/** A query with its correct answers; any of them counts. */
export interface LabelledQuery {
  query: string
  expect: string[]
  kind: string
}

/** The quality of the answers to a set of queries. */
export interface SearchQuality {
  /** Mean reciprocal rank: over all queries, the mean of one divided by the position of the first correct answer. */
  reciprocalRank: number
  /** Share of the queries with a correct answer among the first five results. */
  inFirstFive: number
  /** Queries whose correct answer is not first, each with its position; 0 when it is not found. */
  behind: { query: string; place: number }[]
}

/** The last position that counts. */
const DEPTH = 20

/**
 * Positions are those on the page of results. The project list that a query asks for is above the results, and counts
 * as first when it is the correct answer. A part of a page counts at the position of its page.
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
 * another city, is a different answer. An expected address without a fragment also accepts all parts of its page.
 */
export function isAnswer(expected: string, actual: string): boolean {
  const [wanted, given] = [addressOf(expected), addressOf(actual)]
  if (wanted.pathname !== given.pathname || (wanted.hash && wanted.hash !== given.hash)) return false
  return filtersOf(wanted) === filtersOf(given)
}

/** The filters of an address as one text. A filter that another one implies is left out. */
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
