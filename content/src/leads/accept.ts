import { type Lead, type LeadReceipt, type LeadType, leadRegistry, type Suspicion } from '@ashlar/contract'
import { newReference } from '@ashlar/contract/node/reference'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { offeredLanguage } from '../languages'
import { visitorTokenOf } from '../mail/lead-mails'
import { deskNameIn, type MailLanguage, readMailLanguage } from '../mail/mail-language'
import { claimResume } from '../resumes/store'
import { correctWith } from './corrections'
import { findDesk } from './find-desk'
import { isLikelySpam, waitsForRelease } from './held'
import { recordEvent } from './history'
import { enqueueOutsideDeliveries } from './lead-state'
import { exceedsLeadLimit, WINDOW_MS } from './rate-limit'
import { LEAD, type LeadRow } from './rows'
import { bodyHashOf, looksLikeAdvertising, wordsOf } from './split-lead'
import { tellDesk } from './tell-desk'
import { answerBy } from './working-time'

/**
 * Stores a lead and its outgoing messages in one transaction, and answers only after that. When the same lead is sent
 * again, the response is the same receipt.
 *
 * @throws {RateLimitExceeded} and {ResumeGone}; any other error means that nothing was stored.
 */
export async function acceptLead(strapi: Core.Strapi, type: LeadType, lead: Lead): Promise<LeadReceipt> {
  const now = new Date()
  const bodyHash = bodyHashOf(type, lead)
  // First, because nothing may fail once the lead is stored.
  const language = await readMailLanguage(strapi, lead.context.language)
  const repeated = async (row: LeadRow) => {
    await correctIfChanged(strapi, row, lead, bodyHash)
    return receiptOf(row, language)
  }
  const known = await findSame(strapi, type, lead, bodyHash, now)
  if (known) return repeated(known)
  try {
    const row = await store(strapi, type, lead, bodyHash, now)
    return receiptOf(row, language)
  } catch (error) {
    // The same lead arrived twice at once, and the unique index accepted only one.
    const winner = await findSame(strapi, type, lead, bodyHash, now)
    if (winner) return repeated(winner)
    throw error
  }
}

/** With an idempotency key, the key decides; without one, the same words within ten minutes. */
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

/** A visitor who changes a word and sends the form again corrects the lead; that is no second lead. */
async function correctIfChanged(strapi: Core.Strapi, row: LeadRow, lead: Lead, bodyHash: string): Promise<void> {
  if (row.bodyHash !== bodyHash) await correctWith(strapi, row.reference, lead)
}

async function store(strapi: Core.Strapi, type: LeadType, lead: Lead, bodyHash: string, now: Date): Promise<LeadRow> {
  const suspicions = new Set<Suspicion>(lead.screening.suspicions)
  if (looksLikeAdvertising(lead)) suspicions.add('links')
  const desk = await findDesk(strapi, type, lead)
  const resume = 'resume' in lead ? lead.resume : null

  const words = {
    reference: newReference(settings.brand.referencePrefix),
    type,
    dedupeKey: dedupeKeyOf(type, lead, bodyHash, now),
    bodyHash,
    ...wordsOf(type, lead),
    page: lead.context.page,
    language: offeredLanguage(lead.context.language),
    campaign: lead.context.campaign,
    campaignSource: [lead.context.campaign.utm_source, lead.context.campaign.utm_campaign].filter(Boolean).join(' / '),
    noticeVersion: lead.consent.noticeVersion,
    purposes: lead.consent.purposes,
    marketing: lead.consent.marketing,
    receivedAt: now.toISOString(),
    lastExchangeAt: now.toISOString(),
    answerBy: answerBy(now, leadRegistry[type].answerWorkingDays).toISOString(),
    answeredBy: desk.answeredBy,
    deskEmail: desk.email,
    owner: desk.owner,
    state: 'new',
    resumeId: resume,
  }
  const { reference } = words
  return strapi.db.transaction(async () => {
    if (await exceedsLeadLimit(strapi, lead)) suspicions.add('limit')
    const data = { ...words, quarantined: suspicions.size > 0, suspicions: [...suspicions] }
    await strapi.db.query(LEAD).create({ data })
    if (resume) await claimResume(strapi, resume, reference)
    await recordEvent(strapi, { lead: reference, who: 'visitor', what: 'received' })
    await enqueueDeliveries(strapi, { reference, type, email: lead.email, suspicions })
    return data as unknown as LeadRow
  })
}

interface DeliverySubject {
  reference: string
  type: LeadType
  email: string
  suspicions: ReadonlySet<Suspicion>
}

/** Adds the messages about a lead to the outbox. A held lead sends none until the desk releases it. */
async function enqueueDeliveries(
  strapi: Core.Strapi,
  { reference, type, email, suspicions }: DeliverySubject,
): Promise<void> {
  if (suspicions.size > 0) {
    if (isLikelySpam([...suspicions])) return
    return tellDesk(strapi, reference, 'held')
  }
  await tellDesk(strapi, reference, 'received')
  await enqueueOutsideDeliveries(strapi, { reference, type, email })
}

/** The receipt in the language of the visitor. */
function receiptOf(row: LeadRow, language: MailLanguage): LeadReceipt {
  return {
    reference: row.reference,
    type: row.type,
    receivedAt: new Date(row.receivedAt).toISOString(),
    // The promise is made when somebody has looked at the lead: the mail after that has it.
    answeredBy: waitsForRelease(row) ? '' : deskNameIn(language, row.answeredBy),
    answerBy: waitsForRelease(row) ? '' : new Date(row.answerBy).toISOString(),
    visitorToken: visitorTokenOf(row.reference),
  }
}
