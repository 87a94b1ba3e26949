/** Stored values with their labels for visitors and the desk. */
export type Labels<T extends string = string> = Readonly<Record<T, string>>

export const subjects = {
  'buy-or-rent': 'Buying or renting a home',
  'sell-or-let': 'Selling or letting',
  workplace: 'An office, a shop or a warehouse',
  land: 'Land and joint development',
  'channel-partner': 'Becoming a channel partner',
  'call-back': 'A call back',
  research: 'Research and press',
  grievance: 'A complaint or my personal data',
  other: 'Something else',
} as const

export const projectRequests = {
  details: 'Details and prices',
  'call-back': 'A call back',
  'site-visit': 'A visit to the site',
} as const

export const callTimes = {
  morning: '9:30 am to 12 noon',
  afternoon: '12 noon to 4 pm',
  evening: '4 pm to 6:30 pm',
} as const

export const budgets = {
  'below-50-lakh': 'Below ₹50 lakh',
  '50-lakh-to-1-crore': '₹50 lakh to ₹1 crore',
  '1-to-2-crore': '₹1 crore to ₹2 crore',
  '2-to-5-crore': '₹2 crore to ₹5 crore',
  'above-5-crore': 'Above ₹5 crore',
} as const

export const timelines = {
  now: 'Within a month',
  quarter: 'Within three months',
  year: 'Within a year',
  exploring: 'Only looking so far',
} as const

export const loanStages = {
  'not-applied': 'Not applied for yet',
  applied: 'Applied for',
  sanctioned: 'Sanctioned',
  none: 'No loan needed',
} as const

export const agencyBudgets = {
  'below-5-lakh': 'Below ₹5 lakh',
  '5-to-20-lakh': '₹5 lakh to ₹20 lakh',
  '20-to-50-lakh': '₹20 lakh to ₹50 lakh',
  'above-50-lakh': 'Above ₹50 lakh',
} as const

export const creativeNeeds = {
  names: 'A name',
  marks: 'A mark',
  walls: 'Hoardings and walls',
  books: 'A brochure',
  'films-and-signs': 'A film or signs',
  other: 'Something else',
} as const

export const digitalNeeds = {
  search: 'Search, paid and organic',
  social: 'Social media',
  site: 'A website or a project page',
  measurement: 'Measurement and audit',
  other: 'Something else',
} as const

export const noticePeriods = {
  immediate: 'At once',
  month: 'Within a month',
  'two-months': 'Within two months',
  'three-months': 'Within three months or later',
} as const

/** Topics of the newsletter. */
export const newsletterTopics = {
  research: 'Research reports',
  projects: 'New projects',
  workplaces: 'Offices, shops and warehouses',
  events: 'Talks and vodcasts',
} as const

/** Why an enquiry is reviewed before it is passed on. None of these refuses it. */
export const suspicionNames = {
  'no-script': 'sent without JavaScript',
  honeypot: 'filled in what people cannot see',
  'too-fast': 'sent faster than people type',
  'no-proof': 'without the proof of work that was asked for',
  limit: 'one of many from the same place or person',
  links: 'links or HTML in its words',
} as const

/** Labels by field name, for any form that has the field. */
const choicesOf: Readonly<Record<string, readonly Labels[]>> = {
  subject: [subjects],
  request: [projectRequests],
  callTime: [callTimes],
  budget: [budgets, agencyBudgets],
  timeline: [timelines],
  loanStage: [loanStages],
  need: [creativeNeeds, digitalNeeds],
  noticePeriod: [noticePeriods],
  suspicion: [suspicionNames],
}

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' })

/** The label of a stored value; the value itself when the visitor typed it. */
export function choiceLabel(field: string, value: string): string {
  if (field === 'visitOn' && value) return longDay.format(new Date(value))
  return choicesOf[field]?.find((labels) => Object.hasOwn(labels, value))?.[value] ?? value
}

/** The values of a set of labels, as a schema needs them. */
export function labelledValues<T extends string>(labels: Labels<T>): [T, ...T[]] {
  return Object.keys(labels) as [T, ...T[]]
}

/** The label of a form's field: `visitOn` becomes `Visit on`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
