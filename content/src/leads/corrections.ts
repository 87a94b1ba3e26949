import { checkLead, fieldsOf, type Lead, type LeadFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { wakeOutbox } from '../outbox'
import { enqueueTogether, type NewJob } from '../outbox/enqueue'
import { recordEvent } from './history'
import { RateLimitExceeded, WINDOW_MS } from './rate-limit'
import { LEAD, LEAD_EVENT, type LeadRow } from './rows'
import { bodyHashOf, contactHashOf, looksLikeAdvertising, wordsOf } from './split-lead'

/** Delay before desk and CRM are notified of corrections: a visitor who corrects one field often corrects another. */
const TOLD_AFTER_MS = 60_000

/**
 * Replaces what a visitor wrote by the visitor's corrections.
 *
 * @param changes fields of the form with their new values; consent and résumé stay as they were.
 * @returns the faults of the new values; empty when they were stored.
 * @throws {RateLimitExceeded} when the lead has been corrected too often.
 */
export async function correct(
  strapi: Core.Strapi,
  row: LeadRow,
  changes: Record<string, unknown>,
): Promise<LeadFault[]> {
  const { name, phone, email, city, message, fields, record: about } = row
  const fixed = {
    consent: { noticeVersion: row.noticeVersion, purposes: row.purposes, marketing: row.marketing },
    context: { page: row.page ?? '', campaign: row.campaign ?? {}, record: about ?? '', language: row.language },
    resume: row.resumeId ?? '',
    screening: {},
    idempotencyKey: '',
  }
  const known = fieldsOf(row.type)
  const changed = Object.fromEntries(Object.entries(changes).filter(([field]) => known.includes(field)))
  const checked = checkLead(row.type, { name, phone, email, city, message, ...fields, ...changed, ...fixed })
  if (!checked.ok) return checked.faults
  await correctWith(strapi, row, checked.lead)
  return []
}

/**
 * Stores the words of a lead that was sent again with changes. Nobody is notified of a held lead, or of one that looks
 * like advertising now: the desk sees it in its table.
 *
 * @throws {RateLimitExceeded} when the lead has been corrected too often.
 */
export async function correctWith(strapi: Core.Strapi, row: LeadRow, lead: Lead): Promise<void> {
  const words = wordsOf(row.type, lead)
  const before: Record<string, unknown> = { ...row }
  const changed = Object.entries(words).filter(
    ([column, value]) => JSON.stringify(before[column]) !== JSON.stringify(value),
  )
  if (changed.length === 0) return
  const advertises = looksLikeAdvertising(lead)
  const held = row.quarantined || advertises
  const { reference } = row
  const now = new Date()
  await strapi.db.transaction(async () => {
    // First, because it locks the row: corrections that arrive at once are then counted one after the other.
    await strapi.db.query(LEAD).update({
      where: { reference },
      data: {
        ...words,
        bodyHash: bodyHashOf(row.type, lead),
        contactHash: contactHashOf(lead),
        lastExchangeAt: now.toISOString(),
        ...(advertises ? { quarantined: true, suspicions: [...new Set([...row.suspicions, 'links'])] } : {}),
      },
    })
    const corrections = await strapi.db.query(LEAD_EVENT).count({
      where: { lead: reference, what: 'corrected', at: { $gt: new Date(now.getTime() - WINDOW_MS).toISOString() } },
    })
    if (corrections >= settings.leads.limit) throw new RateLimitExceeded('too many corrections of one lead')
    await recordEvent(strapi, {
      lead: reference,
      who: 'visitor',
      what: 'corrected',
      text: changed.map(([column]) => column).join(', '),
    })
    if (held || row.state === 'spam') return
    const jobs: NewJob[] = [{ kind: 'desk-mail', lead: reference, detail: { event: 'corrected' } }]
    if (settings.leads.crm) jobs.push({ kind: 'crm', lead: reference, detail: { event: 'corrected' } })
    for (const job of jobs) await enqueueTogether(strapi, job, now.getTime() + TOLD_AFTER_MS)
  })
  wakeOutbox()
}
