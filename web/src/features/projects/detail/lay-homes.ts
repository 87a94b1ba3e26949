import type { Configuration } from '@ashlar/contract'

/** The most stones in a wall; with more units, a stone represents several. */
const MOST_STONES = 120

/** One kind of unit, as a course of the wall. */
export interface HomesCourse {
  name: string
  /** Stones of sold units, and all stones. */
  taken: number
  stones: number
  /** Length of one stone, the same in all courses; the longest course is 1 long. */
  stone: number
}

export interface HomesLayout {
  courses: readonly HomesCourse[]
  /** Units that a stone represents. */
  unitsPerStone: number
  /** Units sold, and all units. */
  taken: number
  total: number
}

/**
 * A project's units as a wall: a course for each kind, with stones of one length, so that the length of a course shows
 * its number of units. `null` when the number of units, or of available ones, is not known.
 */
export function layHomes(configurations: readonly Configuration[]): HomesLayout | null {
  const known = configurations.flatMap(({ name, total, available }) =>
    total && available !== null ? [{ name, total, available }] : [],
  )
  const total = known.reduce((sum, unit) => sum + unit.total, 0)
  if (total < 2 || known.length < configurations.length) return null
  const unitsPerStone = Math.ceil(total / MOST_STONES)
  const laid = known.map(({ name, total: all, available }) => {
    const stones = Math.max(1, Math.round(all / unitsPerStone))
    const taken = Math.round(((all - available) / all) * stones)
    return { name, stones, taken }
  })
  const longest = Math.max(...laid.map(({ stones }) => stones))
  return {
    courses: laid.map((course) => ({ ...course, stone: 1 / longest })),
    unitsPerStone,
    taken: known.reduce((sum, unit) => sum + unit.total - unit.available, 0),
    total,
  }
}
