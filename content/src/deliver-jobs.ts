import type { Core } from '@strapi/strapi'
import { alertJobs } from './alerts/alert'
import { raiseAlert } from './alerts/raise'
import { invitationJobs } from './editors/invitations'
import { editorMailJobs } from './editors/notify-editor'
import { followJobs } from './follows/jobs'
import { leadJobs } from './leads/jobs'
import { createMailTransport } from './mail/transport'
import { newsletterJobs } from './newsletter/jobs'
import { startOutbox, stopOutbox } from './outbox'
import type { JobHandlers } from './outbox/jobs'
import { planningJobs } from './planning/perform'
import { importJobs } from './sheets/perform-import'

let closeTransport: (() => void) | null = null

/** From now on, each kind of job in the outbox is performed by the part of the backend that owns it. */
export function startDelivering(strapi: Core.Strapi): void {
  const transport = createMailTransport()
  closeTransport = transport.close
  const handlers: JobHandlers = {
    ...leadJobs(strapi, transport),
    ...newsletterJobs(strapi, transport),
    ...followJobs(strapi, transport),
    ...alertJobs(transport),
    ...editorMailJobs(strapi, transport),
    ...invitationJobs(strapi, transport),
    ...planningJobs(strapi),
    ...importJobs(strapi),
  }
  startOutbox(strapi, handlers, async (job) => {
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

export async function stopDelivering(): Promise<void> {
  await stopOutbox()
  closeTransport?.()
}
