import type { CSSProperties } from 'react'
import { daysOf } from './days-of'

/** Of the whole time: a shorter step has no bar that can be seen. */
const LEAST_SHARE = 0.02

/**
 * For each step where its bar begins in the whole time and how long it is, as `--from` and `--share`; `null` when fewer
 * than two have a duration, and when one is so short beside the others that its bar would be a speck.
 */
export function barsOf(steps: readonly { takes?: string | undefined }[]): CSSProperties[] | null {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  if (days.filter((count) => count !== null).length < 2) return null
  const sumOf = (some: readonly (number | null)[]) => some.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const shareOf = (count: number) => `${((100 * count) / sumOf(days)).toFixed(1)}%`
  if (days.some((count) => count !== null && count < LEAST_SHARE * sumOf(days))) return null
  return days.map(
    (count, index) =>
      ({ '--from': shareOf(sumOf(days.slice(0, index))), '--share': shareOf(count ?? 0) }) as CSSProperties,
  )
}
