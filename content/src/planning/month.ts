import { INDIA_OFFSET_MS } from '@ashlar/contract'

/**
 * A month in Indian time.
 *
 * @param month `YYYY-MM`.
 * @returns its begin and the begin of the next one, as ISO times.
 */
export function monthInIndia(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const begin = (index: number) => new Date(Date.UTC(year, index) - INDIA_OFFSET_MS).toISOString()
  return { from: begin(number - 1), to: begin(number) }
}
