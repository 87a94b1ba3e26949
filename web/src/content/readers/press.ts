import 'server-only'
import {
  type Category,
  type Combination,
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

/** What a list shows of a piece. */
const LISTED = projectionOf(pressRecord, ['title', 'publication', 'date', 'link', 'excerpt', 'category', 'city'])
export type ListedPressItem = Projected<typeof LISTED>

/** Combinations of group and year, and how many pieces there are of each. */
export function readPressCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.press, 'category', 'Date')
}

/**
 * A page of what papers wrote, the newest first.
 *
 * @param filters what the pieces must be, by the backend's fields.
 */
export function readPressPage(filters: Filters, { page, size, keep }: PageRequest): Promise<ListPage<ListedPressItem>> {
  const query = filtersOf(filters)
  return readListPage(page, size, (start, limit) =>
    queryList(reads.allPressCoverage, LISTED, { query, limit, start, keep }),
  )
}

/** All that was written about the group, the newest first: for what goes through everything. */
export const readAllPressCoverage = oncePerResponse(async (): Promise<readonly PressItem[]> => {
  const records = await readRecords(reads.allPressCoverage, pressItem)
  return records.toSorted(newestFirst)
})

/** What papers wrote last: as many as the home page shows, the newest first. */
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
