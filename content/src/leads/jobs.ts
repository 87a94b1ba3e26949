import { choiceLabel } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { nameOfEditor } from '../editors/names'
import { answerMail, deskMail, visitorMail } from '../mail/lead-mails'
import { readMailWords } from '../mail/texts'
import type { MailTransport } from '../mail/transport'
import { removeWrittenMails } from '../mail/written-mails'
import type { Job, JobHandler, JobHandlers } from '../outbox/jobs'
import { resumeFiles } from '../resumes/resume-files'
import { attachmentsOf } from './answer-files'
import { notifyCrm } from './crm'
import { answerOfEvent, eraserOf } from './history'
import { createPeopleProviderClient } from './people-provider'
import { LEAD, type LeadRow } from './rows'
import { postToDesk, tellDesk } from './tell-desk'

type LeadJobKind =
  | 'desk-mail'
  | 'desk-hook'
  | 'follow-up'
  | 'visitor-mail'
  | 'desk-answer'
  | 'crm'
  | 'hr-candidate'
  | 'hr-resume'
  | 'resume-removal'
  | 'mail-removal'

const MAIL_LANE = { atOnce: 4, limitMs: 60_000 }

/**
 * What follows from a lead outside the database. The lead is read at sending time and not when the job was made, so that
 * nothing of an erased lead is sent.
 */
export function leadJobs(strapi: Core.Strapi, transport: MailTransport): JobHandlers<LeadJobKind> {
  const people = createPeopleProviderClient(strapi)
  const withLead =
    (act: (lead: LeadRow, job: Job, signal: AbortSignal) => Promise<void>): JobHandler['perform'] =>
    async (job, signal) => {
      const lead: LeadRow | null = await strapi.db.query(LEAD).findOne({ where: { reference: job.lead ?? '' } })
      if (lead) await act(lead, job, signal)
    }
  const mayBeWrittenTo = (lead: LeadRow) => Boolean(lead.email) && !lead.withdrawnAt && !lead.erasedAt

  return {
    'desk-mail': {
      ...MAIL_LANE,
      perform: withLead(async (lead, { detail, messageId }) => {
        const eraser = lead.erasedAt ? await eraserOf(strapi, lead.reference) : null
        const fullDetail = eraser ? { ...detail, eraser: (await nameOfEditor(strapi, eraser)) || eraser } : detail
        await transport.send({ ...deskMail(lead, fullDetail, choiceLabel), messageId })
      }),
    },
    'desk-hook': { atOnce: 4, limitMs: 15_000, perform: withLead(postToDesk) },
    'follow-up': {
      atOnce: 2,
      limitMs: 15_000,
      perform: withLead(async ({ reference, followUpOn }, { detail }) => {
        // The desk may have chosen another day since, or none.
        if (followUpOn === detail.day) await tellDesk(strapi, reference, 'follow-up')
      }),
    },
    'visitor-mail': {
      ...MAIL_LANE,
      perform: withLead(async (lead, { messageId }) => {
        if (!mayBeWrittenTo(lead)) return
        await transport.send({ ...visitorMail(lead, await readMailWords(strapi, lead.language)), messageId })
      }),
    },
    'desk-answer': {
      ...MAIL_LANE,
      perform: withLead(async (lead, { detail, messageId }) => {
        const answer = await answerOfEvent(strapi, Number(detail.event))
        if (!answer || !mayBeWrittenTo(lead)) return
        const [words, writer, attachments] = await Promise.all([
          readMailWords(strapi, lead.language),
          nameOfEditor(strapi, answer.who),
          attachmentsOf(strapi, Number(detail.event)),
        ])
        await transport.send({ ...answerMail(lead, answer, words, writer), attachments, messageId })
      }),
    },
    crm: { atOnce: 4, limitMs: 15_000, perform: withLead(notifyCrm) },
    'hr-candidate': { atOnce: 2, limitMs: 45_000, perform: withLead(people.sendCandidate) },
    'hr-resume': { atOnce: 2, limitMs: 60_000, perform: withLead(people.sendResume) },
    'resume-removal': {
      atOnce: 2,
      limitMs: 60_000,
      isTriedUntilDone: true,
      perform: ({ detail }) => resumeFiles.remove(detail.resume ?? ''),
    },
    'mail-removal': {
      atOnce: 2,
      limitMs: 60_000,
      isTriedUntilDone: true,
      perform: (job) => removeWrittenMails(strapi, job),
    },
  }
}
