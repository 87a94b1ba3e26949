import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import { Address } from '../lists/address'
import type { ListPage } from '../lists/list-page'
import { listPageOf, pagesOf } from '../lists/list-page'
import type { Found, Hit } from './search'
import { DOCUMENT_KINDS, type DocumentKind } from './search-document'
import { SEARCH_PARAMETER } from './search-href'

/** The maximum length of the search field. */
export const QUERY_LIMIT = 200
/**
 * The number of first results of any kind, of results of a kind below them, and of results per page of a single kind.
 */
const BEST_HITS = 5
/** Two rows of cards: the list has the others. */
const MOST_ASKED = 6
/** Of a place, what a visitor most likely means first: who is there, what they do, what we know. */
const ORDER_OF_PLACE: readonly DocumentKind[] = ['offices', 'people', 'services', 'reports', 'press']
const HITS_PER_KIND = 2
const PAGE_SIZE = 12

/** The search words of the address; empty when there are none. */
export function readWords(parameters: RouteQuery): string {
  return (new Address(parameters).values(SEARCH_PARAMETER)[0] ?? '').trim().slice(0, QUERY_LIMIT)
}

/** A kind of result, with its number of results. */
interface FoundKind {
  kind: DocumentKind
  title: (typeof DOCUMENT_KINDS)[number]['title']
  count: number
}

/** The results as the page shows them. */
export interface Results {
  total: number
  kinds: readonly FoundKind[]
  /** A page of a single kind; `null` when all kinds are shown. */
  alone: (FoundKind & { part: ListPage<Hit> }) | null
  /** Projects that have all that was asked for, shown before everything else. */
  asked: readonly Hit[]
  /** The first other results, of all kinds. */
  best: readonly Hit[]
  /** More results by kind, in the order of the kinds; a kind without further results is left out. */
  groups: readonly (FoundKind & { hits: readonly Hit[] })[]
  notes: readonly string[]
}

/** Groups the results, or returns the single kind that the address names. */
export function resultsOf(
  parameters: RouteQuery,
  { hits, projects = null }: Pick<Found, 'hits'> & Partial<Pick<Found, 'projects'>>,
): Results {
  const address = new Address(parameters)
  const kinds = DOCUMENT_KINDS.map(({ value, title }) => ({
    kind: value,
    title,
    count: hits.filter((hit) => hit.kind === value).length,
  })).filter(({ count }) => count > 0)
  const asked = address.oneOf('kind', DOCUMENT_KINDS, 'kind of result')
  const only = kinds.find(({ kind }) => kind === asked)
  if (only) {
    const own = hits.filter((hit) => hit.kind === only.kind)
    const page = address.page(pagesOf(own.length, PAGE_SIZE))
    const alone = { ...only, part: listPageOf(own, page, PAGE_SIZE) }
    return { total: hits.length, kinds, alone, asked: [], best: [], groups: [], notes: address.notes }
  }
  const none = DOCUMENT_KINDS.find(({ value }) => value === asked)
  const matching = projects?.projects.flatMap((href) => hits.find((hit) => hit.href === href) ?? []) ?? []
  const isAsked = projects?.certain || projects?.place
  // Each stands in one place: above or, when there are too many, in the list.
  const others = isAsked ? hits.filter((hit) => !matching.includes(hit)) : hits
  const rest = projects?.place ? others.toSorted((a, b) => rankOfPlace(a) - rankOfPlace(b)) : others
  return {
    total: hits.length,
    kinds,
    alone: null,
    asked: isAsked ? matching.slice(0, MOST_ASKED) : [],
    best: rest.slice(0, BEST_HITS),
    groups: groupsOf(rest, kinds),
    notes:
      none && hits.length > 0
        ? [...address.notes, say('Nothing was found under {kind}; this is everything.', { kind: say(none.title) })]
        : address.notes,
  }
}

function rankOfPlace({ kind }: Hit): number {
  const rank = ORDER_OF_PLACE.indexOf(kind)
  return rank < 0 ? ORDER_OF_PLACE.length : rank
}

function groupsOf(hits: readonly Hit[], kinds: readonly FoundKind[]): Results['groups'] {
  return kinds
    .map((found) => ({
      ...found,
      hits: hits
        .slice(BEST_HITS)
        .filter(({ kind }) => kind === found.kind)
        .slice(0, HITS_PER_KIND),
    }))
    .filter((group) => group.hits.length > 0)
}
