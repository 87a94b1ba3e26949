import 'server-only'
import {
  type Award,
  award,
  awardRecord,
  type Combination,
  combinations,
  filtersOf,
  type Projected,
  projectionOf,
  reads,
} from '@ashlar/contract'
import { queryList, readCombinations } from '../list-query'
import { type ListPage, type PageRequest, readListPage } from '../pagination'
import { readRecords } from '../read'
import { oncePerResponse } from '../response-scope'

/** The fields of an award that a list reads and shows. */
const LISTED = projectionOf(awardRecord, ['title', 'by', 'year', 'citation', 'category'])
export type ListedAward = Projected<typeof LISTED>

/** The categories, and how many awards each has. */
export function readAwardCombinations(): Promise<readonly Combination[]> {
  return readCombinations(combinations.awards, 'category')
}

/** A page of the awards of a category, or of all; the latest year first, those without a year last. */
export function readAwardPage(
  category: string | undefined,
  { page, size, keep }: PageRequest,
): Promise<ListPage<ListedAward>> {
  const section = (dated: boolean) => (start: number, limit: number) => {
    const year = dated ? { $notNull: true } : { $null: true }
    const query = filtersOf({ category: category ? { $eq: category } : undefined, year })
    return queryList(reads.awards, LISTED, { query, limit, start, keep })
  }
  return readListPage(page, size, section(true), section(false))
}

/** The latest awards. */
export async function readLatestAwards(count: number): Promise<readonly ListedAward[]> {
  return (await readAwardPage(undefined, { page: 1, size: count, keep: 'disk' })).items
}

/** Every award, the latest year first; those without a year last. */
export const readAwards = oncePerResponse(async (): Promise<readonly Award[]> => {
  const records = await readRecords(reads.awards, award)
  return records.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
})
