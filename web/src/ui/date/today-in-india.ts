/** Writes a date as `YYYY-MM-DD`. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The calendar day in India as `YYYY-MM-DD`, wherever the server stands. */
export function todayInIndia(now = new Date()): string {
  return isoDay.format(now)
}
