const DAY = { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: 'numeric' } as const
const dayFormat = new Intl.DateTimeFormat('en-IN', DAY)
const timeFormat = new Intl.DateTimeFormat('en-IN', { ...DAY, hour: '2-digit', minute: '2-digit' })

/** Day and time in India, wherever the desk is; empty for `null`. */
export function timeOf(iso: string | null): string {
  return iso ? timeFormat.format(new Date(iso)) : ''
}

/** The day in India. */
export function dayOf(iso: string): string {
  return dayFormat.format(new Date(iso))
}
