/** Labels of the stored states. The backend's responses contain the names of the types. */
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

/** In Indian time, wherever the desk is. */
export function timeOf(iso: string | null): string {
  return iso ? format.format(new Date(iso)) : ''
}
