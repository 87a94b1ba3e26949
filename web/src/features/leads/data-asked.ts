import type { FormField } from './fields'
import type { LeadFormSpec } from './forms'

/** What a field asks for, as the notice beside it says. Asking for more is a new version of the notice (contract). */
const DATA: Readonly<Record<string, string>> = {
  name: 'your name',
  phone: 'your phone number',
  email: 'your email address',
  city: 'your city',
  company: 'your firm',
  registration: 'your registration as an agent',
  website: 'your website',
  subject: 'what it is about',
  message: 'what you write',
  callTime: 'when to call you',
  visitOn: 'the day of the visit',
  project: 'the project',
  service: 'the service',
  bank: 'the bank',
  loanStage: 'how far your loan is',
  need: 'what is needed',
  area: 'the area',
  budget: 'your budget',
  timeline: 'when it is needed',
  resume: 'your résumé',
  noticePeriod: 'when you could begin',
  portfolio: 'the address of your work',
  answers: 'your answers',
  opening: 'the opening',
  category: 'the bank’s list you came from',
  record: 'the page you came from',
}

/** The data that a form asks for, item by item, as the law wants it said. */
export function dataAsked({ records, first, more }: LeadFormSpec): string[] {
  const fields: readonly FormField[] = [...first, ...more]
  const brought = records.filter((record) => !fields.some(({ name }) => name === record))
  const asked = fields.map(({ name, required, oneOf }) => wordsOf(name) + (required || oneOf ? '' : ' (optional)'))
  return [...new Set([...asked, ...brought.map(wordsOf)])]
}

function wordsOf(name: string): string {
  return DATA[name] ?? name
}
