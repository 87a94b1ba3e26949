import type { CSSProperties } from 'react'
import { daysOf } from './days-of'

/**
 * For each step where its bar begins in the whole time and how long it is, as `--from` and `--share`; `null` when fewer
 * than two have a duration.
 */
export function barsOf(steps: readonly { takes?: string | undefined }[]): CSSProperties[] | null {
  const days = steps.map(({ takes = '' }) => daysOf(takes))
  if (days.filter((count) => count !== null).length < 2) return null
  const sumOf = (some: readonly (number | null)[]) => some.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const shareOf = (count: number) => `${((100 * count) / sumOf(days)).toFixed(1)}%`
  return days.map(
    (count, index) =>
      ({ '--from': shareOf(sumOf(days.slice(0, index))), '--share': shareOf(count ?? 0) }) as CSSProperties,
  )
}
