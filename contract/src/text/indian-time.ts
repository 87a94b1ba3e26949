export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/**
 * A time in India in words, in whatever zone the server runs: `Monday 23 November 2026, 6:30 pm`.
 *
 * @param iso with a time zone.
 * @param beforeHalf the space before `am` and `pm`; by default one that does not break.
 * @returns an empty text for an invalid time.
 */
export function indianTime(iso: string, beforeHalf = '\u00a0'): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type)).join(' ')
  return `${of('weekday', 'day', 'month', 'year')}, ${of('hour')}:${of('minute')}${beforeHalf}${of('dayPeriod')}`
}

/** The parts of a moment in words. */
const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  // “in the evening” and not “pm”, where a language says so.
  dayPeriod: 'long',
  numberingSystem: 'latn',
  timeZone: 'Asia/Kolkata',
} as const satisfies Intl.DateTimeFormatOptions

/**
 * A time in India in the words of a language other than English: `सोमवार, 23 नवंबर 2026 को शाम 6:30 बजे`.
 *
 * @param iso with a time zone.
 * @param locale such as `hi-IN`.
 * @returns an empty text for an invalid time.
 */
export function indianTimeIn(iso: string, locale: string): string {
  const moment = new Date(iso)
  return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat(locale, MOMENT).format(moment)
}

/** Milliseconds by which India is ahead of UTC: all year, because it has no daylight saving time. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS

/** Writes a date as `YYYY-MM-DD`. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India as `YYYY-MM-DD`; today by default, in whatever time zone the server runs. */
export function dayInIndia(moment = new Date()): string {
  return isoDay.format(moment)
}
