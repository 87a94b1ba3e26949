import 'server-only'
import { isOpen, type Opening } from '@ashlar/contract'
import { findOpening, readOpenings } from './all-openings'

/** Every open opening, the newest first. */
export async function readOpenOpenings(today: string): Promise<readonly Opening[]> {
  return (await readOpenings()).filter((one) => isOpen(one, today))
}

/**
 * @returns the opening, or `null` when none ever had this slug. With the people provider, an opening whose title has
 * changed is found by the end of its former slug.
 */
export async function readOpening(slug: string): Promise<Opening | null> {
  return findOpening(await readOpenings(), slug)
}
