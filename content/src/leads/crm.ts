import { createHmac } from 'node:crypto'
import { ENGLISH } from '@ashlar/contract'
import { settings } from '../../config/environment'
import { type Job, Undeliverable } from '../outbox/jobs'
import { postJson } from '../outbox/post-json'
import type { LeadRow } from './rows'

/**
 * Posts a lead and its later changes to the CRM.
 *
 * `X-Ashlar-Signature` is the hex HMAC-SHA256 of `<X-Ashlar-Timestamp>.<body>`; `Idempotency-Key` is the same in every
 * attempt. Messages about withdrawal and erasure contain only the reference.
 */
export async function notifyCrm(lead: LeadRow, job: Job, signal: AbortSignal): Promise<void> {
  const { crm } = settings.leads
  if (crm === null) throw new Undeliverable('no CRM is configured any more')
  const event = job.detail.event ?? 'received'
  const isPersonGone = lead.erasedAt !== null || lead.withdrawnAt !== null
  const body = JSON.stringify({
    event,
    reference: lead.reference,
    type: lead.type,
    ...(isPersonGone ? {} : { lead: leadForCrm(lead) }),
  })
  const timestamp = String(Date.now())
  await postJson('the CRM', crm.url, body, {
    signal,
    headers: {
      'idempotency-key': job.messageId,
      'x-ashlar-timestamp': timestamp,
      'x-ashlar-signature': createHmac('sha256', crm.secret).update(`${timestamp}.${body}`).digest('hex'),
    },
  })
}

function leadForCrm(lead: LeadRow) {
  const { name, email, phone, city, record, message, fields, page, campaign, receivedAt, answerBy, owner } = lead
  const consent = { noticeVersion: lead.noticeVersion, purposes: lead.purposes, marketing: lead.marketing }
  const language = lead.language ?? ENGLISH
  return {
    ...{ name, email, phone, city, record, message, fields, page, language, campaign, receivedAt, answerBy, owner },
    consent,
  }
}
