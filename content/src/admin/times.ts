const DAY = { timeZone: 'Asia/Kolkata', day: '2-digit', month: 'short', year: 'numeric' } as const
const dayFormat = new Intl.DateTimeFormat('en-IN', DAY)
const format = new Intl.DateTimeFormat('en-IN', { ...DAY, hour: '2-digit', minute: '2-digit' })

/** In Indian time, wherever the desk is. */
export function timeOf(iso: string | null): string {
  return iso ? format.format(new Date(iso)) : ''
}

/** The day in India. */
export function dayOf(iso: string): string {
  return dayFormat.format(new Date(iso))
}
