import { leadRegistry, type VisitorView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { deskNameIn, type MailLanguage } from '../mail/mail-language'
import { waitsForRelease } from './held'
import { LEAD, type LeadRow } from './rows'
import { tokenSubjectOf } from './secrets'
import { monthsAfter } from './working-time'

/** @returns the lead of a visitor's link, or `null` when the signature is wrong or there is no such lead. An erased lead is returned. */
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
    answerBy: waitsForRelease(row) ? '' : iso(row.answerBy),
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
