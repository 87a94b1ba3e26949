import type { Core } from '@strapi/strapi'
import { createDelivery } from './deliver'
import { enqueue } from './enqueue'
import { startWorker, type Worker } from './worker'

let worker: Worker | null = null
let closeTransport: (() => void) | null = null

/** From now on what is in the outbox is sent. */
export async function startOutbox(strapi: Core.Strapi): Promise<void> {
  const delivery = await createDelivery(strapi)
  closeTransport = delivery.close
  worker = startWorker(strapi, delivery.deliver, async (job) => {
    // An alert that cannot be sent must not call for another.
    if (job.kind !== 'alert') {
      await enqueue(strapi, { kind: 'alert', detail: { what: `${job.kind} ${job.id}`, lead: job.lead ?? '' } })
    }
  })
}

/** Called after a commit that left something in the outbox. */
export function wakeOutbox(): void {
  worker?.wake()
}

export async function stopOutbox(): Promise<void> {
  await worker?.stop()
  closeTransport?.()
  worker = null
}
