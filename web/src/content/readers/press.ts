import 'server-only'
import {
  type Category,
  category,
  combinations,
  type Filters,
  filtersOf,
  HOMEPAGE_PRESS_ITEMS,
  type PressItem,
  type Projected,
  pressItem,
  pressRecord,
  projectionOf,
  reads,
} from '@ashlar/contract'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { bySequence, readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/** The fields of a press item that a list reads and shows. */
const LISTED = projectionOf(pressRecord, ['title', 'publication', 'date', 'link', 'excerpt', 'category', 'city'])
export type ListedPressItem = Projected<typeof LISTED>

/** The number of press items with this category and year. The date begins with the year and may end there. */
export type CountedPress = Pick<PressItem, 'category' | 'date'> & { count: number }

/** How many press items each combination of category and year has. */
export async function readPressCounts(): Promise<readonly CountedPress[]> {
  const counted = await readCombinations(combinations.press, 'category', 'Date')
  return counted.map(({ count, values }) => ({
    count,
    category: values.category?.[0] ?? '',
    date: values.Date?.[0] ?? '',
  }))
}

/**
 * A page of the press items, the newest first.
 *
 * @param filters by the backend's fields.
 */
export function readPressPage(filters: Filters, { page, size, keep }: PageRequest): Promise<ListPage<ListedPressItem>> {
  const query = filtersOf(filters)
  return readListPage(page, size, (start, limit) =>
    queryList(reads.allPressCoverage, LISTED, { query, limit, start, keep }),
  )
}

/** All press items, the newest first; for code that needs every one. */
export const readAllPressCoverage = oncePerResponse(async (): Promise<readonly PressItem[]> => {
  const records = await readRecords(reads.allPressCoverage, pressItem)
  return records.toSorted(newestFirst)
})

/** The newest press items, as many as the home page shows. */
export const readNewestPress = oncePerResponse(async (): Promise<readonly PressItem[]> => {
  const records = await readRecords(reads.pressCoverage, pressItem)
  return records.toSorted(newestFirst).slice(0, HOMEPAGE_PRESS_ITEMS)
})

export const readPressCategories = oncePerResponse(async (): Promise<readonly Category[]> => {
  const records = await readRecords(reads.inTheNewsCategories, category)
  return records.toSorted(bySequence)
})

function newestFirst(a: PressItem, b: PressItem): number {
  return b.date.localeCompare(a.date)
}
