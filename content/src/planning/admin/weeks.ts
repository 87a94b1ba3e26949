import { DAY_MS } from '@ashlar/contract'

/**
 * The weeks of a month, from Monday.
 *
 * @param month `YYYY-MM`.
 * @returns seven days a week as `YYYY-MM-DD`; null for those of other months.
 */
export function weeksOf(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const before = (new Date(first).getUTCDay() + 6) % 7
  const days: (string | null)[] = Array.from({ length: before }, () => null)
  for (let time = first; ; time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10)
    if (!day.startsWith(month)) break
    days.push(day)
  }
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/**
 * @param month `YYYY-MM`.
 * @param by -1 for the month before, 1 for the next one.
 */
export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}
