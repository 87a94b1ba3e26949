import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { OUTBOX_JOB } from '../leads/uids'
import type { JobKind } from './jobs'

export interface NewJob {
  kind: JobKind
  lead?: string
  subscription?: number
  detail?: Record<string, string>
}

/**
 * Writes a job down. Called within the transaction that stores what the message is about, the two are there together
 * or not at all.
 */
export async function enqueue(strapi: Core.Strapi, job: NewJob, dueAt: number = Date.now()): Promise<void> {
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
}
