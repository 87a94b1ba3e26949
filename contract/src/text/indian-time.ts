const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/**
 * A moment as people in India say it, wherever the server stands: `Monday 23 November 2026, 6:30 pm`.
 *
 * @param iso with its zone.
 * @param beforeHalf what stands before `am` and `pm`: a space that no line breaks at, unless another is given.
 * @returns an empty text for what is no time.
 */
export function indianTime(iso: string, beforeHalf = '\u00a0'): string {
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return ''
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type)).join(' ')
  return `${of('weekday', 'day', 'month', 'year')}, ${of('hour')}:${of('minute')}${beforeHalf}${of('dayPeriod')}`
}
