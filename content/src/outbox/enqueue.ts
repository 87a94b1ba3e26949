import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { type JobKind, OUTBOX_JOB } from './jobs'
import { wakeOutbox } from './wake'

export interface NewJob {
  kind: JobKind
  lead?: string
  subscription?: number
  detail?: Record<string, string>
}

/**
 * Adds a job to the outbox. Call it within the transaction that stores the subject of the message: then both are
 * stored, or neither. The job is begun as soon as they are.
 */
export async function enqueue(strapi: Core.Strapi, job: NewJob, dueAt: number = Date.now()): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    await strapi.db.query(OUTBOX_JOB).create({
      data: {
        kind: job.kind,
        lead: job.lead ?? null,
        subscription: job.subscription ?? null,
        detail: job.detail ?? {},
        state: 'waiting',
        attempts: 0,
        dueAt: String(dueAt),
        lockedUntil: '0',
        messageId: `<${job.kind}.${randomUUID()}@${new URL(settings.siteUrl).hostname}>`,
      },
    })
    onCommit(wakeOutbox)
  })
}

/**
 * Adds a job to the outbox, unless an equal one for the same lead is waiting: that one will read the latest data when
 * it is sent. A job that is being sent does not count, because it has read the lead already. Call it within the
 * transaction that changes the lead: the lock on the waiting job delays it until the change is stored.
 */
export async function enqueueTogether(strapi: Core.Strapi, job: NewJob, dueAt: number): Promise<void> {
  const waiting: { id: number; detail: Record<string, string> | null }[] = await strapi.db
    .query(OUTBOX_JOB)
    .findMany({ where: { kind: job.kind, lead: job.lead, state: 'waiting' } })
  const same = waiting.find(({ detail }) => JSON.stringify(detail ?? {}) === JSON.stringify(job.detail ?? {}))
  if (same) {
    const { count } = await strapi.db.query(OUTBOX_JOB).updateMany({
      where: { id: same.id, state: 'waiting', lockedUntil: { $lt: String(Date.now()) } },
      data: { lockedUntil: '0' },
    })
    if (count === 1) return
  }
  await enqueue(strapi, job, dueAt)
}
