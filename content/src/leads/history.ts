import type { Core } from '@strapi/strapi'
import { OUTBOX_JOB } from '../outbox/jobs'
import { LEAD_EVENT, type LeadEventRow } from './rows'

/**
 * Adds an event to the history of a lead. Call it within the transaction of the event.
 *
 * @returns the id of its row.
 */
export async function recordEvent(
  strapi: Core.Strapi,
  event: { lead: string; who: string; what: string; text?: string },
): Promise<number> {
  const row: { id: number } = await strapi.db.query(LEAD_EVENT).create({
    data: {
      ...event,
      text: event.text ?? null,
      at: new Date().toISOString(),
      // `null` without a request: scheduled erasure, overdue answers.
      request: strapi.requestContext.get()?.state.requestId ?? null,
    },
  })
  return row.id
}

/** @returns the email of the editor who erased a lead; `null` when it was the visitor, or its time was over. */
export async function eraserOf(strapi: Core.Strapi, lead: string): Promise<string | null> {
  const event: LeadEventRow | null = await strapi.db.query(LEAD_EVENT).findOne({ where: { lead, what: 'erased' } })
  return event?.who.includes('@') ? event.who : null
}

/** Name of the event when the desk has answered; its text is the subject, an empty line and the text. */
export const ANSWERED = 'answer'

/** @returns the answer of an event, and the email of who wrote it; `null` when it was erased. */
export async function answerOfEvent(
  strapi: Core.Strapi,
  id: number,
): Promise<{ subject: string; text: string; who: string } | null> {
  const event: LeadEventRow | null = await strapi.db.query(LEAD_EVENT).findOne({ where: { id, what: ANSWERED } })
  if (!event?.text) return null
  const [subject = '', ...parts] = event.text.split('\n\n')
  return { subject, text: parts.join('\n\n'), who: event.who }
}

/**
 * Name of the event in a lead's history when the people provider has accepted the candidate; its text is the
 * candidate's id.
 */
export const SENT_TO_PROVIDER = 'passed on'

/**
 * Whether an application was passed on to the people provider.
 *
 * @returns the candidate's id there, empty when the provider returned none; `null` when it was not passed on.
 */
export async function candidateOfLead(strapi: Core.Strapi, reference: string): Promise<string | null> {
  const event: { text: string | null } | null = await strapi.db
    .query(LEAD_EVENT)
    .findOne({ where: { lead: reference, what: SENT_TO_PROVIDER } })
  if (event) return event.text ?? ''
  // An earlier version passed applications on without recording this event.
  const job: unknown = await strapi.db
    .query(OUTBOX_JOB)
    .findOne({ where: { lead: reference, kind: 'hr-candidate', state: 'sent' } })
  return job ? '' : null
}
