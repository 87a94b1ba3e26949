import { dayOf } from '../../admin/times'
import { stateNames } from '../state-names'

/** Labels of the messages that the outbox sends because of leads; others are shown by their stored kind. */
export const messageNames: Record<string, string> = {
  'desk-mail': 'Mail to the desk',
  'follow-up': 'Reminder to follow up',
  'desk-hook': 'Notice to the desk’s chat',
  'visitor-mail': 'Receipt to the visitor',
  'desk-answer': 'Answer to the visitor',
  crm: 'Notice to the CRM',
  'hr-candidate': 'Candidate to the people provider',
  'hr-resume': 'Résumé to the people provider',
  'resume-removal': 'Removal of a file',
  'mail-removal': 'Removal of written mails',
}

/** The name of a value, or the value. Some values are words of visitors, and may be “constructor”. */
export function nameOf(names: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(names, value) ? names[value] : undefined) ?? value
}

/** Events whose stored word says little. */
const eventNames: Readonly<Record<string, string>> = {
  released: 'said that it is genuine',
  'follow-up': 'to follow up on',
}

/** An event of a lead's history as a line of text; it names states and days as the desk knows them. */
export function eventWords(what: string, text: string | null): string {
  const name = nameOf(eventNames, what)
  if (!text) return name
  if (what === 'state') {
    const states = text.split(' → ').map((state) => nameOf(stateNames, state))
    return `${name} – ${states.join(' → ')}`
  }
  return `${name} – ${what === 'follow-up' && text !== 'none' ? dayOf(text) : text}`
}
