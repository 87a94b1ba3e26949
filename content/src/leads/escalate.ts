import type { Core } from '@strapi/strapi'
import { escalate } from './lead-state'
import { LEAD, type LeadRow } from './rows'

const AT_A_TIME = 100

/** Notifies the desk, once for each lead, that the promised time has passed without an answer. */
export async function escalateOverdue(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const overdue: LeadRow[] = await strapi.db.query(LEAD).findMany({
    where: {
      state: { $in: ['new', 'in-hand'] },
      quarantined: false,
      erasedAt: { $null: true },
      escalatedAt: { $null: true },
      answerBy: { $lt: now.toISOString() },
    },
    limit: AT_A_TIME,
  })
  for (const { reference } of overdue) await escalate(strapi, reference)
}
