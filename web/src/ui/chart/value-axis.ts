import type { ChartSpec } from './chart-data'

/** Where the axis of values begins and ends, and how far its lines lie apart. */
export interface ValueAxis {
  min: number
  max: number
  interval: number
}

/** About so many fields. */
const FIELDS = 5

/** Below this share of the greatest value the least one still leaves room to see what changes when the axis begins at 0. */
const LOW = 0.5

/**
 * The axis of a line's values. It begins at 0 where lines have room to move, else a field below the least of them, so that
 * none runs along the bottom as if it were nothing; `unitOf` then says so.
 *
 * @returns `null` for other kinds of charts, and where values are below 0 or all the same: the library chooses.
 */
export function valueAxisOf({ kind, series }: Pick<ChartSpec, 'kind' | 'series'>): ValueAxis | null {
  const values = series.flatMap(({ points }) => points.map(({ y }) => y))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  if (kind !== 'line' || !(low >= 0 && high > low)) return null
  const bottom = low < high * LOW ? 0 : low
  const interval = roundStep((high - bottom) / FIELDS)
  const below = Math.floor(bottom / interval)
  // Less than a quarter of a field above the bottom looks as if it lay on it.
  const first = bottom / interval - below < 0.25 ? below - 1 : below
  return { min: tidy(Math.max(first, 0) * interval), max: tidy(Math.ceil(high / interval) * interval), interval }
}

/** What the values are counted in, and where their axis begins if that is not 0: `sq ft, axis from 450`. */
export function unitOf(chart: Pick<ChartSpec, 'kind' | 'series' | 'unit'>): string {
  const min = valueAxisOf(chart)?.min ?? 0
  return [chart.unit, min > 0 ? `axis from ${min.toLocaleString('en-IN')}` : ''].filter(Boolean).join(', ')
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const times = [1, 2, 2.5, 5].find((one) => one * power >= step) ?? 10
  return tidy(times * power)
}

/** Without what binary fractions leave behind. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
