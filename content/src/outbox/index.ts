import type { Core } from '@strapi/strapi'
import { deliveries } from '../metrics/registry'
import { type Job, type JobHandler, type JobHandlers, type JobKind, jobKinds } from './jobs'
import { setWaker } from './wake'
import { startWorker, type Worker } from './worker'

let worker: Worker | null = null

/**
 * From now on, jobs in the outbox are performed.
 *
 * @param handlers of the parts of the backend that own the kinds.
 * @param onFailedForGood called when a job has used up its attempts.
 */
export function startOutbox(
  strapi: Core.Strapi,
  handlers: JobHandlers,
  onFailedForGood: (job: Job) => Promise<void>,
): void {
  worker = startWorker(strapi, withMetrics(handlers), async (job) => {
    deliveries.inc({ kind: job.kind, result: 'dead' })
    await onFailedForGood(job)
  })
  setWaker(worker.wake)
}

/** The same handlers, with each attempt in the metrics. */
function withMetrics(handlers: JobHandlers): JobHandlers {
  const entries = jobKinds.map((kind): [JobKind, JobHandler] => {
    const handler = handlers[kind]
    const perform: JobHandler['perform'] = async (job, signal) => {
      try {
        await handler.perform(job, signal)
        deliveries.inc({ kind, result: 'sent' })
      } catch (error) {
        deliveries.inc({ kind, result: 'failed' })
        throw error
      }
    }
    return [kind, { ...handler, perform }]
  })
  return Object.fromEntries(entries) as Record<JobKind, JobHandler>
}

/** Ends when the jobs that have begun have ended. */
export async function stopOutbox(): Promise<void> {
  setWaker(null)
  await worker?.stop()
  worker = null
}
