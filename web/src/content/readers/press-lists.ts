import 'server-only'
import { type Combination, combinations, filtersOf, type PressItem, pressItem, reads } from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'

/** Combinations of group and year, and how many pieces there are of each. */
export function readPressCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.press, 'category', 'Date')
}

/**
 * A page of what papers wrote, the newest first.
 *
 * @param wishes the title of a group, and a year.
 */
export function readPressPage(
  { category, year }: { category?: string | undefined; year?: string | undefined },
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<PressItem>> {
  const query = filtersOf({
    category: category ? { $eq: category } : undefined,
    Date: year ? { $between: [`${year}-01-01`, `${year}-12-31`] } : undefined,
  })
  return readPageOf(page, size, (start, limit) =>
    readExcerpt(reads.allPressCoverage, pressItem, { query, limit, start, keep }),
  )
}
