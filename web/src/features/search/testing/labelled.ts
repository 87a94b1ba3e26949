import { shelfOf } from '../../projects/facet-rows'
import { findProjects } from '../../projects/find-projects'
import { readQuery } from '../../projects/project-query'
import { type Searchable, search } from '../search'
import type { ProjectShelf } from '../wishes'

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
export function figureOf(queries: readonly LabelledQuery[], searchable: Searchable): Figure {
  const places = queries.map(({ query, expect }) => ({ query, place: placeOf(query, expect, searchable) }))
  return {
    reciprocalRank: places.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / places.length,
    inFirstFive: places.filter(({ place }) => place > 0 && place <= 5).length / places.length,
    behind: places.filter(({ place }) => place !== 1),
  }
}

function placeOf(query: string, expected: readonly string[], searchable: Searchable): number {
  const { hits, projects } = search(query, searchable)
  const isList = (address: string) =>
    projects && (isAt(address, projects.href) || isSameList(address, projects.href, searchable))
  if (expected.some(isList)) return 1
  const found = ({ href, parts }: (typeof hits)[number]) =>
    expected.some((address) => isAt(address, href) || parts.some((part) => isAt(address, part.href)))
  return 1 + hits.slice(0, DEPTH).findIndex(found)
}

/** Whether an address is the expected one. One without a fragment is, whatever the part. */
function isAt(expected: string, actual: string): boolean {
  const [wanted, given] = [addressOf(expected), addressOf(actual)]
  if (wanted.pathname !== given.pathname || (wanted.hash && wanted.hash !== given.hash)) return false
  return !wanted.search || wanted.search === given.search
}

/** Two lists are the same when they show the same projects, however their addresses put it. */
function isSameList(expected: string, actual: string, shelf: ProjectShelf): boolean {
  if (addressOf(expected).pathname !== addressOf(actual).pathname) return false
  return shownAt(expected, shelf) === shownAt(actual, shelf)
}

function shownAt(address: string, { choices, projects }: ProjectShelf): string {
  const { query } = readQuery(
    Object.fromEntries(addressOf(address).searchParams),
    choices,
    shelfOf(projects, choices).localities,
  )
  const { pages } = findProjects(projects, query, choices)
  return Array.from({ length: pages }, (_, at) => findProjects(projects, { ...query, page: at + 1 }, choices).projects)
    .flatMap((shown) => shown.map(({ slug }) => slug))
    .toSorted()
    .join(' ')
}

function addressOf(href: string): URL {
  return new URL(href, 'http://site')
}
