import type { Core } from '@strapi/strapi'
import { LEAD_EVENT, OUTBOX_JOB } from './rows'

/** Writes down what happened to a lead; within the transaction of what happened. */
export async function recordEvent(
  strapi: Core.Strapi,
  event: { lead: string; who: string; what: string; text?: string },
): Promise<void> {
  await strapi.db.query(LEAD_EVENT).create({
    data: {
      ...event,
      text: event.text ?? null,
      at: new Date().toISOString(),
      // `null` for what no request did: what time erases, what is overdue.
      request: strapi.requestContext.get()?.state.requestId ?? null,
    },
  })
}

/** What the history of a lead calls it when the people provider took the candidate; the text is the candidate's id. */
export const PASSED_ON = 'passed on'

/**
 * Whether the people provider has an application.
 *
 * @returns the candidate's id there, empty where it told none; `null` when it was not passed on.
 */
export async function candidateOfLead(strapi: Core.Strapi, reference: string): Promise<string | null> {
  const event: { text: string | null } | null = await strapi.db
    .query(LEAD_EVENT)
    .findOne({ where: { lead: reference, what: PASSED_ON } })
  if (event) return event.text ?? ''
  // An application that an earlier version passed on has no such event.
  const job: unknown = await strapi.db
    .query(OUTBOX_JOB)
    .findOne({ where: { lead: reference, kind: 'hr-candidate', state: 'sent' } })
  return job ? '' : null
}
