import type { Core } from '@strapi/strapi'
import { raiseAlert } from '../alerts/raise'
import { deliveries } from '../metrics/registry'
import { createDelivery } from './deliver'
import type { Job } from './jobs'
import { type Deliver, startWorker, type Worker } from './worker'

let worker: Worker | null = null
let closeTransport: (() => void) | null = null

/** From now on, jobs in the outbox are sent. */
export function startOutbox(strapi: Core.Strapi): void {
  const delivery = createDelivery(strapi)
  closeTransport = delivery.close
  worker = startWorker(strapi, counted(delivery.deliver), async (job) => {
    deliveries.inc({ kind: job.kind, result: 'dead' })
    // An alert that cannot be sent must not cause another alert.
    if (job.kind === 'alert' || job.kind === 'alert-hook') return
    await raiseAlert(strapi, {
      event: 'dead-letter',
      title: `${job.kind} ${job.id}${job.lead ? ` of lead ${job.lead}` : ''} could not be delivered`,
      text: 'It was tried until its last attempt and is put aside. The reason stands in the lead desk, under “Undelivered”. Mend it there and send it again.',
    })
  })
}

function counted(deliver: Deliver): Deliver {
  return async (job: Job) => {
    try {
      await deliver(job)
      deliveries.inc({ kind: job.kind, result: 'sent' })
    } catch (error) {
      deliveries.inc({ kind: job.kind, result: 'failed' })
      throw error
    }
  }
}

/** Call it after a commit that added a job. */
export function wakeOutbox(): void {
  worker?.wake()
}

export async function stopOutbox(): Promise<void> {
  await worker?.stop()
  closeTransport?.()
  worker = null
}
