import { say } from '@/words/say'
import type { ChartSpec } from './chart-data'

/** Start and end of the value axis, and the distance between its grid lines. */
interface ValueAxis {
  min: number
  max: number
  interval: number
}

/** Approximate number of intervals. */
const FIELDS = 5

/** When the least value is below this share of the greatest, changes are visible on an axis that begins at 0. */
const LOW = 1 / 3

/**
 * The value axis of a line chart. It begins at 0 when the changes are visible then; otherwise it begins one interval
 * below the least value, so that no line seems to be zero, and `measureOf` says so.
 *
 * @returns `null` for other kinds of charts, and for values that are negative or all equal: the library chooses.
 */
export function valueAxisOf({ kind, series }: Pick<ChartSpec, 'kind' | 'series'>): ValueAxis | null {
  const values = series.flatMap(({ points }) => points.map(({ y }) => y))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (kind !== 'line' || !(low >= 0 && high > low)) return null
  const bottom = low < high * LOW ? 0 : low
  const interval = roundStep((high - bottom) / FIELDS)
  const below = Math.floor(bottom / interval)
  // A line less than a quarter of an interval above the bottom seems to touch it.
  const first = bottom / interval - below < 0.25 ? below - 1 : below
  return {
    min: withoutRoundingError(Math.max(first, 0) * interval),
    max: withoutRoundingError(Math.ceil(high / interval) * interval),
    interval,
  }
}

/** What the value axis shows, and its start if it is not 0: `Carpet area, sq ft, axis from 450`. */
export function measureOf(chart: Pick<ChartSpec, 'kind' | 'series' | 'unit' | 'yLabel'>): string {
  return [chart.yLabel || chart.unit, axisStart(chart)].filter(Boolean).join(', ')
}

/** Where the value axis begins, in words; empty at 0. */
export function axisStart(chart: Pick<ChartSpec, 'kind' | 'series'>): string {
  const min = valueAxisOf(chart)?.min ?? 0
  return min > 0 ? say('axis from {value}', { value: min.toLocaleString('en-IN') }) : ''
}

/** Rounds up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const times = [1, 2, 2.5, 5].find((one) => one * power >= step) ?? 10
  return withoutRoundingError(times * power)
}

/** Removes rounding errors of floating-point numbers. */
function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12))
}
