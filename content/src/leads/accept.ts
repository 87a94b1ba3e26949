import type { Lead, LeadReceipt, LeadType, Suspicion } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { visitorTokenOf } from '../mail/lead-mails'
import { wakeOutbox } from '../outbox'
import { enqueue } from '../outbox/enqueue'
import { claimResume } from '../resumes/claim'
import { deskOf } from './desk-of'
import { record } from './history'
import { judgeFrequency, WINDOW_MS } from './limits'
import { newReference } from './reference'
import type { LeadRow } from './rows'
import { keyedHash } from './secrets'
import { bodyHashOf, looksLikeAdvertising, wordsOf } from './split-lead'
import { LEAD } from './uids'
import { correctWith } from './visitor'
import { answerBy } from './working-time'

const APPLICATION_DAYS = 5
const ENQUIRY_DAYS = 1

/** Too many from one address or person, far beyond what is kept for a look. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
}

/**
 * Stores a lead and what has to leave because of it, in one transaction, and answers only then. The same lead once more
 * gets the same receipt.
 *
 * @throws {TooMany} and {ResumeGone}; anything else means that nothing was stored.
 */
export async function accept(strapi: Core.Strapi, type: LeadType, lead: Lead): Promise<LeadReceipt> {
  const now = new Date()
  const bodyHash = bodyHashOf(type, lead)
  const known = await findSame(strapi, type, lead, bodyHash, now)
  if (known) return repeated(strapi, known, lead, bodyHash)
  try {
    const row = await store(strapi, type, lead, bodyHash, now)
    wakeOutbox()
    return receiptOf(row)
  } catch (error) {
    // The same arrived at the same instant and the unique index let only one in.
    const winner = await findSame(strapi, type, lead, bodyHash, now)
    if (winner) return repeated(strapi, winner, lead, bodyHash)
    throw error
  }
}

/** With a key the key decides; without one, the same words within ten minutes. */
async function findSame(
  strapi: Core.Strapi,
  type: LeadType,
  lead: Lead,
  bodyHash: string,
  now: Date,
): Promise<LeadRow | null> {
  const query = strapi.db.query(LEAD)
  if (lead.idempotencyKey) return query.findOne({ where: { dedupeKey: dedupeKeyOf(type, lead, bodyHash, now) } })
  return query.findOne({
    where: { type, bodyHash, receivedAt: { $gt: new Date(now.getTime() - WINDOW_MS).toISOString() } },
  })
}

function dedupeKeyOf(type: LeadType, { idempotencyKey }: Lead, bodyHash: string, now: Date): string {
  if (idempotencyKey) return `key:${type}:${idempotencyKey}`
  return `body:${bodyHash}:${Math.floor(now.getTime() / WINDOW_MS)}`
}

/** A visitor who changed a word before sending again has corrected the lead, not made a second one. */
async function repeated(strapi: Core.Strapi, row: LeadRow, lead: Lead, bodyHash: string): Promise<LeadReceipt> {
  if (row.bodyHash !== bodyHash && !row.withdrawnAt) await correctWith(strapi, row, lead)
  return receiptOf(row)
}

async function store(strapi: Core.Strapi, type: LeadType, lead: Lead, bodyHash: string, now: Date): Promise<LeadRow> {
  const contact = lead.email.toLowerCase() || lead.phone
  const hashes = {
    addressHash: lead.screening.address ? keyedHash('visitor address', lead.screening.address) : '',
    contactHash: keyedHash('visitor contact', contact),
  }
  const verdict = await judgeFrequency(strapi, hashes, { now, proven: lead.screening.proven })
  if (verdict === 'refused') throw new TooMany('too many from one visitor')
  const suspicions = new Set<Suspicion>(lead.screening.suspicions)
  if (verdict === 'held') suspicions.add('limit')
  if (looksLikeAdvertising(lead)) suspicions.add('links')
  const desk = await deskOf(strapi, type, lead)
  const resume = 'resume' in lead ? lead.resume : null

  const data = {
    reference: newReference(),
    type,
    dedupeKey: dedupeKeyOf(type, lead, bodyHash, now),
    bodyHash,
    ...wordsOf(lead),
    page: lead.context.page,
    campaign: lead.context.campaign,
    campaignSource: [lead.context.campaign.utm_source, lead.context.campaign.utm_campaign].filter(Boolean).join(' / '),
    noticeVersion: lead.consent.noticeVersion,
    purposes: lead.consent.purposes,
    marketing: lead.consent.marketing,
    receivedAt: now.toISOString(),
    lastExchangeAt: now.toISOString(),
    answerBy: answerBy(now, type === 'career-leads' ? APPLICATION_DAYS : ENQUIRY_DAYS).toISOString(),
    answeredBy: desk.answeredBy,
    deskEmail: desk.email,
    owner: desk.owner,
    state: 'new',
    quarantined: suspicions.size > 0,
    suspicions: [...suspicions],
    ...hashes,
    resumeId: resume,
  }
  await strapi.db.transaction(async () => {
    await strapi.db.query(LEAD).create({ data })
    if (resume) await claimResume(strapi, resume, data.reference)
    await record(strapi, { lead: data.reference, who: 'visitor', what: 'received' })
    await passOn(strapi, { reference: data.reference, type, email: lead.email, suspicions })
  })
  return data as unknown as LeadRow
}

/** Reasons that are most likely no person: the desk sees them in its table and is not mailed. */
const LOUD: readonly Suspicion[] = ['honeypot', 'limit', 'links']

interface Passing {
  reference: string
  type: LeadType
  email: string
  suspicions: ReadonlySet<Suspicion>
}

/** Writes down what leaves because of a lead. What is held stays inside until the desk lets it go. */
export async function passOn(strapi: Core.Strapi, { reference, type, email, suspicions }: Passing): Promise<void> {
  if (suspicions.size > 0) {
    if (LOUD.some((reason) => suspicions.has(reason))) return
    return enqueue(strapi, { kind: 'desk-mail', lead: reference, detail: { event: 'held' } })
  }
  await enqueue(strapi, { kind: 'desk-mail', lead: reference, detail: { event: 'received' } })
  await tellOutside(strapi, { reference, type, email })
}

/** Everybody but the desk: the visitor, the CRM, the people provider. */
export async function tellOutside(
  strapi: Core.Strapi,
  { reference, type, email }: { reference: string; type: LeadType; email: string },
): Promise<void> {
  if (email) await enqueue(strapi, { kind: 'visitor-mail', lead: reference })
  if (settings.leads.crm) await enqueue(strapi, { kind: 'crm', lead: reference, detail: { event: 'received' } })
  if (settings.leads.peopleProvider && type === 'career-leads') {
    await enqueue(strapi, { kind: 'hr-candidate', lead: reference })
  }
}

export function receiptOf(row: LeadRow): LeadReceipt {
  return {
    reference: row.reference,
    type: row.type,
    receivedAt: new Date(row.receivedAt).toISOString(),
    answeredBy: row.answeredBy,
    answerBy: new Date(row.answerBy).toISOString(),
    visitorToken: visitorTokenOf(row.reference),
  }
}
