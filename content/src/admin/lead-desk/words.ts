/** What the desk reads for the values that are stored. */
export const typeNames: Record<string, string> = {
  'general-leads': 'General',
  'project-leads': 'Project',
  'bank-project-leads': 'Bank listing',
  'services-leads': 'Service',
  'aca-leads': 'Creative agency',
  'ada-leads': 'Digital agency',
  'career-leads': 'Application',
}

export const stateNames: Record<string, string> = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
}

/** `visitOn` → `Visit on`. */
export function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
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
