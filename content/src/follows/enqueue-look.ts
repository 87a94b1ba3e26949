import type { Core } from '@strapi/strapi'
import { enqueue } from '../outbox/enqueue'
import { OUTBOX_JOB } from '../outbox/jobs'

/** Changes within this time after the first one are told in one mail, and the sites have read them by then. */
const GATHER_MS = 10 * 60_000

/**
 * Has the outbox look for what is new to followers. One look that waits is enough for all changes until it begins: the
 * lock on it delays it until this change is stored. Call it in the transaction of the change.
 */
export async function enqueueLook(strapi: Core.Strapi, dueAt: number = Date.now() + GATHER_MS): Promise<void> {
  const { count } = await strapi.db.query(OUTBOX_JOB).updateMany({
    where: {
      kind: 'follow-look',
      state: 'waiting',
      dueAt: { $lte: String(dueAt) },
      lockedUntil: { $lt: String(Date.now()) },
    },
    data: { lockedUntil: '0' },
  })
  if (count === 0) await enqueue(strapi, { kind: 'follow-look' }, dueAt)
}
