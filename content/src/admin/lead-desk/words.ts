/** What the desk reads for the states that are stored. The names of the types come with the backend's answers. */
export const stateNames: Record<string, string> = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

const format = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Indian time, wherever the desk sits. */
export function timeOf(iso: string | null): string {
  return iso ? format.format(new Date(iso)) : ''
}
