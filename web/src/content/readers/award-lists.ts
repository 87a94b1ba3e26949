import 'server-only'
import { type Award, award, type Combination, combinations, filtersOf, reads } from '@ashlar/contract'
import { readCombinations, readExcerpt } from '../excerpts'
import { type ListPage, readPageOf } from '../halves'
import type { Keep } from '../newest-or-last-good'

/** Fields of work, and how many awards there are in each. */
export function readAwardCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.awards, 'category')
}

/** A page of the awards of a field of work, or of all; the latest year first, those without a year last. */
export function readAwardPage(
  category: string | undefined,
  { page, size, keep }: { page: number; size: number; keep: Keep },
): Promise<ListPage<Award>> {
  const half = (dated: boolean) => (start: number, limit: number) => {
    const year = dated ? { $notNull: true } : { $null: true }
    const query = filtersOf({ category: category ? { $eq: category } : undefined, year })
    return readExcerpt(reads.awards, award, { query, limit, start, keep })
  }
  return readPageOf(page, size, half(true), half(false))
}

/** The latest awards. */
export async function readLatestAwards(count: number): Promise<readonly Award[]> {
  return (await readAwardPage(undefined, { page: 1, size: count, keep: 'disk' })).items
}
