import type { Core } from '@strapi/strapi'
import { wakeOutbox } from '../outbox'
import { enqueue } from '../outbox/enqueue'
import { recordEvent } from './history'
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
  for (const { reference } of overdue) {
    await strapi.db.transaction(async () => {
      // When two servers check at once, the one whose update changes the row notifies the desk.
      const { count } = await strapi.db.query(LEAD).updateMany({
        where: { reference, escalatedAt: { $null: true } },
        data: { escalatedAt: now.toISOString() },
      })
      if (count !== 1) return
      await recordEvent(strapi, { lead: reference, who: 'server', what: 'overdue' })
      await enqueue(strapi, { kind: 'desk-mail', lead: reference, detail: { event: 'overdue' } })
    })
  }
  if (overdue.length > 0) wakeOutbox()
}
