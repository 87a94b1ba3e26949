import { type Category, type PressItem, slugOf } from '@ashlar/contract'
import { readAllPressCoverage } from '@/content/readers/press'
import type { RouteQuery } from '@/routing/route'
import { FilteredList, type ListOffer, type ListState } from '../filters/filtered-list'
import { Address, choicesOfValues, type Offered } from '../lists/address'
import type { ListPage } from '../lists/list-page'

export const NEWS_PATH = '/in-the-news'
type PressFilter = 'category' | 'year'

/** The filters and page of the list. */
type PressQuery = ListState<PressFilter>

type PressChoices = Record<PressFilter, readonly Offered[]>

export interface FoundPress extends ListPage<PressItem> {
  query: PressQuery
  notes: readonly string[]
  choices: PressChoices
  offer: ListOffer<PressFilter>
}

/** The fields that the filters use. */
type FilteredPress = Pick<PressItem, 'category' | 'date'>

const CALLED = { path: NEWS_PATH, anchor: 'list', one: 'piece', many: 'pieces', counted: '{count} pieces' } as const

/** The list and its filters (docs/guides/add-a-filter.md). */
export const PRESS_LIST = new FilteredList<PressFilter, FilteredPress, PressChoices>(CALLED, 12, {
  category: {
    kind: 'one',
    parameter: 'category',
    what: 'category',
    label: 'Categories',
    any: 'Everything',
    choices: ({ category }) => category,
    titlesOf: ({ category }) => category,
    relaxed: { words: 'any category', cost: 2 },
  },
  year: {
    kind: 'one',
    parameter: 'year',
    what: 'coverage from',
    label: 'Years',
    any: 'All years',
    choices: ({ year }) => year,
    titlesOf: (item) => yearOf(item),
    relaxed: { words: 'any year', cost: 1 },
  },
})

/**
 * The press items that match the address.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundPress(parameters: RouteQuery, categories: readonly Category[]): Promise<FoundPress> {
  const address = new Address(parameters)
  const items = await readAllPressCoverage()
  const choices = pressChoicesOf(items, categories)
  const query = PRESS_LIST.readPage(address, choices)
  const part = PRESS_LIST.find(items, query, choices, query.page)
  return { ...part, query, notes: address.notes, choices, offer: PRESS_LIST.offer(items, query, choices) }
}

/** The editors' categories, and the years with press items, the latest first. */
export function pressChoicesOf(items: readonly FilteredPress[], categories: readonly Category[]): PressChoices {
  return {
    category: categories.map(({ slug, title }) => ({ value: slug, title })),
    year: choicesOfValues(items.map(yearOf).toSorted().toReversed()),
  }
}

export function yearOf({ date }: Pick<PressItem, 'date'>): string {
  return date.slice(0, 4)
}

/**
 * The address of a press item in the list of all items.
 *
 * @param index the item's position in that list, from 0.
 */
export function pieceHref(item: PressItem, index: number): string {
  return `${PRESS_LIST.hrefOf({}, Math.floor(index / PRESS_LIST.pageSize) + 1)}#${pieceId(item)}`
}

export function pieceId({ title }: PressItem): string {
  return slugOf(title)
}
