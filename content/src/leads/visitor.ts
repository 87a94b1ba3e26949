import { leadRegistry, type VisitorView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { deskNameIn, type MailLanguage } from '../mail/mail-language'
import { removeWrittenMails } from '../mail/written-mails'
import { wakeOutbox } from '../outbox'
import { enqueue } from '../outbox/enqueue'
import { removeResume } from '../resumes/store'
import { candidateOfLead, recordEvent } from './history'
import { LEAD, type LeadRow, OUTBOX_JOB } from './rows'
import { tokenSubjectOf } from './secrets'
import { monthsAfter } from './working-time'

/** @returns the lead of a visitor's link, or `null` when the signature is wrong or the lead is erased. */
export async function leadOfToken(strapi: Core.Strapi, token: unknown): Promise<LeadRow | null> {
  const reference = tokenSubjectOf('visitor link', token)
  return reference ? strapi.db.query(LEAD).findOne({ where: { reference } }) : null
}

/** What a visitor sees of a lead. Owner, notes and suspicions are only for the desk. */
export function visitorViewOf(row: LeadRow, language: MailLanguage): VisitorView {
  const { name, phone, email, city, message } = row
  const typed = Object.entries({ name, phone, email, city, ...row.fields, message })
  return {
    reference: row.reference,
    type: row.type,
    receivedAt: iso(row.receivedAt),
    answeredBy: deskNameIn(language, row.answeredBy),
    answerBy: iso(row.answerBy),
    keptUntil: monthsAfter(new Date(row.lastExchangeAt), leadRegistry[row.type].retentionMonths).toISOString(),
    state: stateFor(row),
    fields: Object.fromEntries(typed.flatMap(([field, value]) => (value ? [[field, value]] : []))),
    consent: {
      noticeVersion: row.noticeVersion,
      purposes: row.purposes,
      marketing: row.marketing,
      givenAt: iso(row.receivedAt),
      withdrawnAt: row.withdrawnAt ? iso(row.withdrawnAt) : '',
    },
    hasResume: Boolean(row.resumeId),
  }
}

const iso = (time: string) => new Date(time).toISOString()

function stateFor(row: LeadRow): VisitorView['state'] {
  if (row.erasedAt) return 'erased'
  if (row.withdrawnAt) return 'withdrawn'
  return row.state === 'answered' || row.state === 'closed' ? 'answered' : 'open'
}

/** Withdraws all consent, or only the permission for marketing. */
export async function withdraw(strapi: Core.Strapi, row: LeadRow, only: 'marketing' | 'all'): Promise<void> {
  if (row.withdrawnAt || (only === 'marketing' && !row.marketing)) return
  await strapi.db.transaction(async () => {
    await strapi.db.query(LEAD).update({
      where: { reference: row.reference },
      data:
        only === 'marketing'
          ? { marketing: false }
          : { marketing: false, withdrawnAt: new Date().toISOString(), state: 'closed' },
    })
    await recordEvent(strapi, {
      lead: row.reference,
      who: 'visitor',
      what: only === 'marketing' ? 'marketing withdrawn' : 'withdrawn',
    })
    if (only === 'all') {
      await cancelWaiting(strapi, row.reference)
      await enqueue(strapi, { kind: 'desk-mail', lead: row.reference, detail: { event: 'withdrawn' } })
    }
    await queueCrmNotice(strapi, row.reference, only === 'marketing' ? 'marketing-withdrawn' : 'withdrawn')
  })
  wakeOutbox()
}

/** Erases everything about the person. The reference, the type, the times and the proof of consent stay. */
export async function erase(strapi: Core.Strapi, row: LeadRow, who: 'visitor' | 'retention' | string): Promise<void> {
  if (row.erasedAt) return
  const now = new Date().toISOString()
  await strapi.db.transaction(async () => {
    // When two servers erase at once, the one whose update changes the row sends the notifications.
    const { count } = await strapi.db
      .query(LEAD)
      .updateMany({ where: { reference: row.reference, erasedAt: { $null: true } }, data: { erasedAt: now } })
    if (count !== 1) return
    const candidate = await candidateOfLead(strapi, row.reference)
    await strapi.db.query(LEAD).update({
      where: { reference: row.reference },
      data: {
        ...{ name: null, email: null, phone: null, city: null, message: null, fields: null, page: null },
        ...{ campaign: null, dedupeKey: null, bodyHash: null, addressHash: null, contactHash: null, resumeId: null },
        marketing: false,
        state: 'closed',
        withdrawnAt: row.withdrawnAt ?? now,
      },
    })
    await eraseNotes(strapi, row.reference)
    await recordEvent(strapi, { lead: row.reference, who, what: 'erased' })
    await cancelWaiting(strapi, row.reference)
    if (who !== 'retention' || candidate !== null) {
      const event = who === 'retention' ? 'expired' : 'erased'
      const detail = { event, ...(candidate === null ? {} : { candidate }) }
      await enqueue(strapi, { kind: 'desk-mail', lead: row.reference, detail })
    }
    await queueCrmNotice(strapi, row.reference, 'erased')
  })
  if (row.resumeId) await removeResume(strapi, row.resumeId)
  await removeWrittenMails(strapi, row.reference)
  wakeOutbox()
}

/** Notes are about the person too. Only their time and author are kept. */
async function eraseNotes(strapi: Core.Strapi, reference: string): Promise<void> {
  await strapi.db.query('api::lead-event.lead-event').updateMany({ where: { lead: reference }, data: { text: null } })
}

/** Cancels messages that have not been sent yet. */
async function cancelWaiting(strapi: Core.Strapi, reference: string): Promise<void> {
  await strapi.db
    .query(OUTBOX_JOB)
    .updateMany({ where: { lead: reference, state: 'waiting' }, data: { state: 'cancelled' } })
}

async function queueCrmNotice(strapi: Core.Strapi, reference: string, event: string): Promise<void> {
  if (settings.leads.crm) await enqueue(strapi, { kind: 'crm', lead: reference, detail: { event } })
}
