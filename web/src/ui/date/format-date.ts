const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * A date as `DD MMMM YYYY`, for example `04 November 2026`, in any time zone of the server.
 *
 * @param date `YYYY-MM-DD`, with or without a time after it; the date is never shifted by a time zone.
 * @returns an empty string for anything that is not a date.
 */
export function formatDate(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? '' : dayMonthYear.format(day)
}

/**
 * A month as `December 2028`.
 *
 * @param month `YYYY-MM`, or a date that begins with it.
 * @returns an empty string for anything that is not a month.
 */
export function formatMonth(month: string): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  return Number.isNaN(first.getTime()) ? '' : monthYear.format(first)
}
