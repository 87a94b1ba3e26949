import type { CSSProperties } from 'react'
import { daysOf } from './days-of'

/** Of the whole time: the bar of a shorter step, if it takes less than a day, is a speck. */
const LEAST_SHARE = 0.05

/**
 * For each step where its bar begins in the whole time and how long it is, as `--from` and `--share`; `null` when fewer
 * than two have a duration, and when half of the bars would be specks: hours beside weeks are not drawn.
 */
export function barsOf(steps: readonly { takes?: string | undefined }[]): CSSProperties[] | null {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  const known = days.filter((count) => count !== null)
  if (known.length < 2) return null
  const sumOf = (some: readonly (number | null)[]) => some.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const shareOf = (count: number) => `${((100 * count) / sumOf(days)).toFixed(1)}%`
  const specks = known.filter((count) => count < 1 && count < LEAST_SHARE * sumOf(days))
  if (specks.length * 2 >= known.length) return null
  return days.map(
    (count, index) =>
      ({ '--from': shareOf(sumOf(days.slice(0, index))), '--share': shareOf(count ?? 0) }) as CSSProperties,
  )
}
