const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * A month as `December 2028`.
 *
 * @param month `YYYY-MM`, or a date that begins so.
 * @returns an empty string for anything that is not one.
 */
export function formatMonth(month: string): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  return Number.isNaN(first.getTime()) ? '' : monthYear.format(first)
}
