import type { Core } from '@strapi/strapi'
import { alertJobs } from '../alerts/alert'
import { raiseAlert } from '../alerts/raise'
import { invitationJobs } from '../editors/invitations'
import { editorMailJobs } from '../editors/notify-editor'
import { leadJobs } from '../leads/jobs'
import { createMailTransport } from '../mail/transport'
import { deliveries } from '../metrics/registry'
import { newsletterJobs } from '../newsletter/jobs'
import { planningJobs } from '../planning/perform'
import { importJobs } from '../sheets/perform-import'
import { type JobHandler, type JobHandlers, type JobKind, jobKinds } from './jobs'
import { startWorker, type Worker } from './worker'

let worker: Worker | null = null
let closeTransport: (() => void) | null = null

/** From now on, jobs in the outbox are performed, each kind by the part of the backend that owns it. */
export function startOutbox(strapi: Core.Strapi): void {
  const transport = createMailTransport()
  closeTransport = transport.close
  const handlers: JobHandlers = {
    ...leadJobs(strapi, transport),
    ...newsletterJobs(strapi, transport),
    ...alertJobs(transport),
    ...editorMailJobs(strapi, transport),
    ...invitationJobs(strapi, transport),
    ...planningJobs(strapi),
    ...importJobs(strapi),
  }
  worker = startWorker(strapi, counted(handlers), async (job) => {
    deliveries.inc({ kind: job.kind, result: 'dead' })
    // An alert that cannot be sent must not cause another alert.
    if (job.kind === 'alert' || job.kind === 'alert-hook') return
    await raiseAlert(strapi, {
      event: 'dead-letter',
      title: `${job.kind} ${job.id}${job.lead ? ` of lead ${job.lead}` : ''} could not be delivered`,
      text: handlers[job.kind].isTriedUntilDone
        ? 'It removes a file of somebody who was erased, so it is tried once a day until it succeeds. The log of the content backend says why it fails.'
        : 'It was tried until its last attempt and is put aside. The reason stands in the lead desk, under “Undelivered”. Mend it there and send it again.',
    })
  })
}

/** The same handlers, with each attempt in the metrics. */
function counted(handlers: JobHandlers): JobHandlers {
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

/** Call it after a commit that added a job. */
export function wakeOutbox(): void {
  worker?.wake()
}

export async function stopOutbox(): Promise<void> {
  await worker?.stop()
  closeTransport?.()
  worker = null
}
