import 'server-only'
import { type Award, award, reads } from '@ashlar/contract'
import { collection } from '../library/library'

/** Every award, the latest year first; those without a year last. */
export const readAwards = collection(reads.awards, award, (awards) =>
  awards.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)),
)

/** The latest awards. */
export async function readLatestAwards(count: number): Promise<readonly Award[]> {
  return (await readAwards()).slice(0, count)
}
