import type { Configuration } from '@ashlar/contract'

/** Stones that the whole wall has at most; with more, one stone stands for several units. */
const MOST_STONES = 120

/** One kind of unit, as a course of the wall. */
export interface HomesCourse {
  name: string
  /** Stones that are taken, and all of them. */
  taken: number
  stones: number
  /** Length of one stone; the longest course is 1 long. */
  stone: number
}

export interface HomesLayout {
  courses: readonly HomesCourse[]
  /** Units that one stone stands for. */
  each: number
  taken: number
  total: number
}

/**
 * A project's units laid as masonry: a course for each kind, a stone as long as its carpet area, so that a course is as
 * long as the floor area it holds. `null` where it is not known how many there are and how many are left.
 */
export function layHomes(configurations: readonly Configuration[]): HomesLayout | null {
  const known = configurations.flatMap(({ name, carpetArea, total, available }) =>
    total && available !== null && carpetArea ? [{ name, carpetArea, total, available }] : [],
  )
  const total = known.reduce((sum, unit) => sum + unit.total, 0)
  if (total < 2 || known.length < configurations.length) return null
  const each = Math.ceil(total / MOST_STONES)
  const laid = known.map(({ name, carpetArea, total: all, available }) => {
    const stones = Math.max(1, Math.round(all / each))
    const taken = Math.round(((all - available) / all) * stones)
    return { name, stones, taken, length: stones * carpetArea, carpetArea }
  })
  const longest = Math.max(...laid.map(({ length }) => length))
  return {
    courses: laid.map(({ name, stones, taken, carpetArea }) => ({ name, stones, taken, stone: carpetArea / longest })),
    each,
    taken: known.reduce((sum, unit) => sum + unit.total - unit.available, 0),
    total,
  }
}
