import type { Core } from '@strapi/strapi'
import { LEAD_EVENT } from './rows'

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
