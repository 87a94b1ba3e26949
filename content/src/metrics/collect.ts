import type { Core } from '@strapi/strapi'
import { freeDiskBytes } from '../alerts/free-disk'
import { OUTBOX_JOB, plannedKinds } from '../outbox/jobs'
import { backendMetrics, diskFree, leadRows, outboxJobs, outboxOldest } from './registry'

interface Counted {
  /** PostgreSQL returns counts as text. */
  count: number | string
}

/**
 * All metrics as text for Prometheus. Those from the database are read at each call.
 *
 * @throws when the database does not answer.
 */
export async function collectMetrics(strapi: Core.Strapi): Promise<string> {
  await Promise.all([countOutbox(strapi), countLeads(strapi), measureDisk()])
  return backendMetrics.metrics()
}

async function countOutbox(strapi: Core.Strapi): Promise<void> {
  const rows: (Counted & { kind: string; state: string })[] = await strapi.db
    .connection('outbox_jobs')
    .select('kind', 'state')
    .count({ count: '*' })
    .whereIn('state', ['waiting', 'dead'])
    .groupBy('kind', 'state')
  outboxJobs.reset()
  for (const { kind, state, count } of rows) outboxJobs.set({ kind, state }, Number(count))
  const oldest: { createdAt: string } | null = await strapi.db.query(OUTBOX_JOB).findOne({
    where: { state: 'waiting', kind: { $notIn: plannedKinds } },
    orderBy: { createdAt: 'asc' },
    select: ['createdAt'],
  })
  outboxOldest.set(oldest ? Math.max(0, (Date.now() - new Date(oldest.createdAt).getTime()) / 1000) : 0)
}

async function countLeads(strapi: Core.Strapi): Promise<void> {
  const rows: (Counted & { type: string; state: string; quarantined: boolean | number })[] = await strapi.db
    .connection('leads')
    .select('type', 'state', 'quarantined')
    .count({ count: '*' })
    .groupBy('type', 'state', 'quarantined')
  leadRows.reset()
  for (const { type, state, quarantined, count } of rows) {
    leadRows.set({ type, state, held: quarantined ? 'yes' : 'no' }, Number(count))
  }
}

async function measureDisk(): Promise<void> {
  diskFree.set(await freeDiskBytes())
}
