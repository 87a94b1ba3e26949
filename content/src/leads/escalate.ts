import type { Core } from '@strapi/strapi'
import { isLikelySpam } from './held'
import { escalate } from './lead-state'
import { LEAD, type LeadRow } from './rows'

const AT_A_TIME = 100
/** Held leads that are looked at, the newest first: what robots wrote stays among them until it is erased. */
const MOST_HELD = 1000

/**
 * Notifies the desk, once for each lead, that the promised time has passed without an answer. Of held leads it is told
 * too, except of those that a robot most likely wrote.
 */
export async function escalateOverdue(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const unanswered = {
    state: { $in: ['new', 'in-hand'] },
    erasedAt: { $null: true },
    escalatedAt: { $null: true },
    answerBy: { $lt: now.toISOString() },
  }
  const overdue: LeadRow[] = await strapi.db.query(LEAD).findMany({
    where: { ...unanswered, quarantined: false },
    limit: AT_A_TIME,
  })
  const held: LeadRow[] = await strapi.db.query(LEAD).findMany({
    where: { ...unanswered, quarantined: true },
    orderBy: { answerBy: 'desc' },
    limit: MOST_HELD,
  })
  const toCheck = held.filter(({ suspicions }) => !isLikelySpam(suspicions))
  for (const { reference } of [...overdue, ...toCheck]) await escalate(strapi, reference)
}
