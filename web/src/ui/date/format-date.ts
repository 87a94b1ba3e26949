import { dayInIndia, indianTime, indianTimeIn } from '@ashlar/contract'
import { pageLocale } from '@/words/page-language'

const dayMonthYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * A date, for example `4 November 2026`, in any time zone of the server.
 *
 * @param date `YYYY-MM-DD`, with or without a time after it; the date is never shifted by a time zone.
 * @returns an empty string for anything that is not a date.
 */
export function formatDate(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(day.getTime())
    ? ''
    : (inPageLocale({ day: 'numeric', month: 'long', year: 'numeric' }) ?? dayMonthYear).format(day)
}

/** A date as `DD MMMM YYYY` (`04 November 2026`), which the specification asks of the cards in the menu. */
export function formatCardDate(date: string): string {
  return formatDate(date).replace(/^\d /, '0$&')
}

/**
 * A month as `December 2028`.
 *
 * @param month `YYYY-MM`, or a date that begins with it.
 * @returns an empty string for anything that is not a month.
 */
export function formatMonth(month: string): string {
  const first = new Date(`${month.slice(0, 7)}-01T00:00:00Z`)
  return Number.isNaN(first.getTime())
    ? ''
    : (inPageLocale({ month: 'long', year: 'numeric' }) ?? monthYear).format(first)
}

/**
 * A time in India as `Monday 23 November 2026, 6:30 pm`.
 *
 * @param iso with a time zone.
 * @returns an empty string for an invalid time.
 */
export function formatIndianTime(iso: string): string {
  const locale = pageLocale()
  return locale === null ? indianTime(iso) : indianTimeIn(iso, locale)
}

/**
 * The day in India of a time, as {@link formatDate} writes it.
 *
 * @param iso with a time zone.
 * @returns an empty string for an invalid time.
 */
export function formatIndianDay(iso: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : formatDate(dayInIndia(moment))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format in the locale of a page that is not in English; `null` on an English one. */
function inPageLocale(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat | null {
  const locale = pageLocale()
  if (locale === null) return null
  const key = `${locale} ${Object.keys(parts).join()}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
