import type { Core } from '@strapi/strapi'
import { LEAD_EVENT } from './uids'

/** Writes down what happened to a lead; within the transaction of what happened. */
export async function record(
  strapi: Core.Strapi,
  event: { lead: string; who: string; what: string; text?: string },
): Promise<void> {
  await strapi.db.query(LEAD_EVENT).create({
    data: { ...event, text: event.text ?? null, at: new Date().toISOString() },
  })
}
