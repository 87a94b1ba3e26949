import { linkCalls } from '@ashlar/contract'
import { textAt } from '../answers'
import { post } from '../call'
import type { Backend } from '../databases'
import type { Editor } from '../editing/editors'
import { bodyOf, PDF, receiptIn, send, upload } from './lead-bodies'

const TYPE = 'career-leads'

/** A backend and an editor who is signed in there. */
export interface Side {
  backend: Backend
  desk: Editor
}

export interface Subject {
  reference: string
  token: string
  body: ReturnType<typeof bodyOf>
}

export type Transition = (side: Side, subject: Subject) => Promise<{ status: number }>

const byLink =
  (call: keyof typeof linkCalls, more: object = {}): Transition =>
  ({ backend }, { token }) =>
    post(backend, linkCalls[call].path, { token, ...more }, backend.stack.tokens.create)

const atDesk =
  (method: 'PUT' | 'POST', path: string, body: object = {}): Transition =>
  ({ desk }, { reference }) =>
    desk.call(method, `/lead-desk/leads/${reference}${path}`, body)

/** Everything that can happen to a stored lead at somebody's request. */
export const transitions: Readonly<Record<string, Transition>> = {
  'correct the city': byLink('correctLead', { changes: { city: 'Thane' } }),
  'correct the message': byLink('correctLead', { changes: { message: 'I can begin in May' } }),
  'send again': ({ backend }, { body }) => send(backend, TYPE, { ...body, phone: '+91 98200 00202' }),
  release: atDesk('PUT', '', { release: true }),
  'take in hand': atDesk('PUT', '', { state: 'in-hand' }),
  close: atDesk('PUT', '', { state: 'closed' }),
  assign: atDesk('PUT', '', { owner: 'kavya@ashlar.example' }),
  'follow up': atDesk('PUT', '', { followUpOn: '2099-01-04' }),
  note: atDesk('PUT', '', { note: 'Rang Meera Joshi' }),
  answer: atDesk('POST', '/answer', { subject: 'Your application', text: 'Please come on Tuesday' }),
  'withdraw marketing': byLink('withdrawLead', { only: 'marketing' }),
  withdraw: byLink('withdrawLead'),
  'erase by link': byLink('eraseLead'),
  'erase at the desk': atDesk('POST', '/erase'),
}

/**
 * An application with a résumé and the consent to marketing.
 *
 * @param isHeld whether it is held for review.
 */
export async function makeLead(backend: Backend, isHeld: boolean): Promise<Subject> {
  const { body: stored } = await upload(backend, PDF, 'Meera Joshi.pdf')
  const own = bodyOf(TYPE)
  const body = {
    ...own,
    resume: textAt(stored, 'data', 'resume'),
    idempotencyKey: `pair-${own.email}`,
    consent: { ...(own.consent as object), marketing: true },
    screening: { suspicions: isHeld ? ['honeypot'] : [] },
  }
  const { reference, visitorToken: token } = receiptIn(await send(backend, TYPE, body))
  return { reference, token, body }
}

/**
 * Settings of a backend with a CRM and a people provider.
 *
 * @param receiver takes what the CRM is told. As people provider it accepts no candidate, so that no answer of it comes
 * between the transitions.
 */
export function othersAt(receiver: string): Readonly<Record<string, string>> {
  return {
    CRM_URL: `${receiver}/crm`,
    CRM_SECRET: 'a secret between the site and the CRM',
    HR_LOGIN_URL: receiver,
    HR_API_URL: receiver,
    HR_CLIENT_ID: 'id',
    HR_CLIENT_SECRET: 'secret',
    HR_API_KEY: 'key',
  }
}
