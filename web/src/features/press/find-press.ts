import type { Category, PressItem } from '@ashlar/contract'
import { orFromWhole } from '@/content/read'
import { readAllPressCoverage } from '@/content/readers/in-the-news'
import { readPressCombinations, readPressPage } from '@/content/readers/press-lists'
import { Address, addressOf, choicesOf, type Offered, type Parameters, slugOf } from '../lists/address'
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

/**
 * What was written that the address asks for.
 *
 * @throws {ContentUnavailable} when the backend is away and it was never read.
 */
export async function readFoundPress(parameters: Parameters, categories: readonly Category[]): Promise<FoundPress> {
  const address = new Address(parameters)
  const counted = await readPressCombinations()
  const years = counted.flatMap(({ values }) => (values.Date ?? []).map((date) => date.slice(0, 4)))
  const choices = {
    categories: categories.map(({ slug, title }) => ({ value: slug, title })),
    years: choicesOf(years.toSorted().toReversed()),
  }
  const query = readPressQuery(address, choices)
  const wanted = address.wantedPage()
  const wishes = { category: categories.find(({ slug }) => slug === query.category)?.title, year: query.year }
  const plain = wanted === 1 && newsHref(query) === NEWS_PATH
  const part = await orFromWhole(
    () => readPressPage(wishes, { page: wanted, size: PAGE_SIZE, keep: plain ? 'disk' : 'memory' }),
    async () => findPress(await readAllPressCoverage(), wishes, wanted),
  )
  address.page(part.pages)
  return { ...part, query, notes: address.notes, choices }
}

export function readPressQuery(address: Address, choices: FoundPress['choices']): PressQuery {
  return {
    category: address.oneOf('category', choices.categories, 'category'),
    year: address.oneOf('year', choices.years, 'coverage from'),
  }
}

/** A page of a whole list that stands in for the backend. */
export function findPress(
  items: readonly PressItem[],
  { category, year }: { category?: string | undefined; year: string },
  page: number,
): Part<PressItem> {
  const found = items.filter((item) => (!category || item.category === category) && (!year || yearOf(item) === year))
  return partOf(found, Math.min(page, pagesOf(found.length, PAGE_SIZE)), PAGE_SIZE)
}

export function newsHref(query: PressQuery, page = 1): string {
  return addressOf(NEWS_PATH, { ...query, page })
}

export function yearOf({ date }: PressItem): string {
  return date.slice(0, 4)
}

/**
 * Where a piece stands in the list of everything.
 *
 * @param place of the piece in that list, from 0.
 */
export function pieceHref(item: PressItem, place: number): string {
  return `${newsHref({ category: '', year: '' }, Math.floor(place / PAGE_SIZE) + 1)}#${pieceId(item)}`
}

export function pieceId({ title }: PressItem): string {
  return slugOf(title)
}
