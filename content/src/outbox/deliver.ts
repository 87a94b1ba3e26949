import { choiceLabel } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { type Alert, alertMail, postAlert } from '../alerts/alert'
import { editorMail } from '../editors/notify-editor'
import { answerOfEvent } from '../leads/history'
import { LEAD, type LeadRow, SUBSCRIPTION } from '../leads/rows'
import { answerMail, deskMail, visitorMail } from '../mail/lead-mails'
import { confirmMail, welcomeMail } from '../mail/newsletter-mails'
import { readMailWords } from '../mail/texts'
import { createMailTransport, type Mail } from '../mail/transport'
import { performTask } from '../planning/perform'
import { performImport } from '../sheets/perform-import'
import { notifyCrm } from './crm'
import type { Job } from './jobs'
import { createPeopleProviderClient } from './people-provider'

export interface Delivery {
  deliver(job: Job): Promise<void>
  close(): void
}

/**
 * How each kind of job is sent. The data is read at sending time and not when the job was made, so that nothing of an
 * erased lead is sent.
 */
export function createDelivery(strapi: Core.Strapi): Delivery {
  const transport = createMailTransport()
  const people = createPeopleProviderClient(strapi)

  const leadOf = (job: Job): Promise<LeadRow | null> =>
    strapi.db.query(LEAD).findOne({ where: { reference: job.lead ?? '' } })
  const mail = (job: Job, words: Omit<Mail, 'messageId'>) => transport.send({ ...words, messageId: job.messageId })

  async function aboutLead(job: Job, lead: LeadRow): Promise<void> {
    switch (job.kind) {
      case 'desk-mail':
        return mail(job, deskMail(lead, job.detail, choiceLabel))
      case 'visitor-mail':
        if (!lead.email || lead.withdrawnAt || lead.erasedAt) return
        return mail(job, visitorMail(lead, await readMailWords(strapi, lead.language)))
      case 'desk-answer': {
        const answer = await answerOfEvent(strapi, Number(job.detail.event))
        if (!answer || !lead.email || lead.withdrawnAt || lead.erasedAt) return
        return mail(job, answerMail(lead, answer, await readMailWords(strapi, lead.language)))
      }
      case 'crm':
        return notifyCrm(lead, job)
      case 'hr-candidate':
        return people.sendCandidate(lead, job)
      case 'hr-resume':
        return people.sendResume(lead, job)
    }
  }

  async function aboutSubscription(job: Job): Promise<void> {
    const subscription = await strapi.db.query(SUBSCRIPTION).findOne({ where: { id: job.subscription ?? 0 } })
    if (!subscription || subscription.state === 'unsubscribed') return
    const words = await readMailWords(strapi, subscription.language)
    if (job.kind === 'newsletter-welcome') return mail(job, welcomeMail(subscription, words))
    if (subscription.state === 'pending') return mail(job, confirmMail(subscription, words))
  }

  return {
    async deliver(job) {
      if (job.kind === 'alert') return mail(job, alertMail(alertOf(job)))
      if (job.kind === 'alert-hook') return postAlert(alertOf(job))
      if (job.kind === 'newsletter-confirm' || job.kind === 'newsletter-welcome') return aboutSubscription(job)
      if (job.kind === 'record-task') return performTask(strapi, Number(job.detail.task))
      if (job.kind === 'content-import') return performImport(strapi, Number(job.detail.import))
      if (job.kind === 'editor-mail') {
        const words = await editorMail(strapi, job)
        return words ? mail(job, words) : undefined
      }
      const lead = await leadOf(job)
      if (lead) await aboutLead(job, lead)
    },
    close: () => transport.close(),
  }
}

/** The alert that `raiseAlert` stored. */
function alertOf({ detail }: Job): Alert {
  return detail as unknown as Alert
}
