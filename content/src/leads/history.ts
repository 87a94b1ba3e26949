import type { Core } from '@strapi/strapi'
import { LEAD_EVENT, OUTBOX_JOB } from './rows'

/** Adds an event to the history of a lead. Call it within the transaction of the event. */
export async function recordEvent(
  strapi: Core.Strapi,
  event: { lead: string; who: string; what: string; text?: string },
): Promise<void> {
  await strapi.db.query(LEAD_EVENT).create({
    data: {
      ...event,
      text: event.text ?? null,
      at: new Date().toISOString(),
      // `null` without a request: scheduled erasure, overdue answers.
      request: strapi.requestContext.get()?.state.requestId ?? null,
    },
  })
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
