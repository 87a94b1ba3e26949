import type { Category, PressItem } from '@ashlar/contract'
import { Address, addressOf, choicesOf, type Offered, type Parameters } from '../lists/address'
import { type Part, pagesOf, partOf } from '../lists/part-of'

export const NEWS_PATH = '/in-the-news'
/** Items on one page. */
const PAGE_SIZE = 12

/** What a visitor asked the list for; empty means no wish. */
export interface PressQuery {
  category: string
  year: string
}

export interface FoundPress extends Part<PressItem> {
  query: PressQuery
  notes: readonly string[]
  choices: { categories: readonly Offered[]; years: readonly Offered[] }
}

export function findPress(
  parameters: Parameters,
  items: readonly PressItem[],
  categories: readonly Category[],
): FoundPress {
  const address = new Address(parameters)
  const choices = {
    categories: categories.map(({ slug, title }) => ({ value: slug, title })),
    years: choicesOf(items.map(yearOf)),
  }
  const query = {
    category: address.oneOf('category', choices.categories, 'category'),
    year: address.oneOf('year', choices.years, 'coverage from'),
  }
  const title = categories.find(({ slug }) => slug === query.category)?.title
  const found = items.filter(
    (item) => (!title || item.category === title) && (!query.year || yearOf(item) === query.year),
  )
  const page = address.page(pagesOf(found.length, PAGE_SIZE))
  return { ...partOf(found, page, PAGE_SIZE), query, notes: address.notes, choices }
}

export function newsHref(query: PressQuery, page = 1): string {
  return addressOf(NEWS_PATH, { ...query, page })
}

export function yearOf({ date }: PressItem): string {
  return date.slice(0, 4)
}
