const time = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** Times as the site says them, wherever the server stands: `Monday 23 November 2026, 6:30 pm`. */
export function indianTime(iso: string): string {
  const parts = new Map(time.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type)).join(' ')
  return `${of('weekday', 'day', 'month', 'year')}, ${of('hour')}:${of('minute')} ${of('dayPeriod')}`
}

/** Addresses in a visitor's words, so written that no mail program makes a link of them. */
export function defused(text: string): string {
  return text
    .replace(/:\/\//g, '[:]//')
    .replace(/\bwww\./gi, 'www[.]')
    .replace(/([\w-])\.(?=[a-z]{2,}\b)/gi, '$1[.]')
}

/** A visitor's name for a salutation; one that looks like an address or an advertisement is not repeated. */
export function salutation(name: string | null): string {
  return name && name.length <= 60 && !/[:/@\\<>]|\.\w/.test(name) ? `Dear ${name},` : 'Hello,'
}

/** `visitOn` → `Visit on`. */
export function labelOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What each kind of lead is called. */
export const leadNames = {
  'general-leads': 'Enquiry',
  'project-leads': 'Project enquiry',
  'bank-project-leads': 'Bank listing enquiry',
  'services-leads': 'Service enquiry',
  'aca-leads': 'Creative agency enquiry',
  'ada-leads': 'Digital agency enquiry',
  'career-leads': 'Application',
} as const
