import { checkLead, fieldsOf, type Lead, type LeadFault, type Suspicion } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { settings } from '../../config/environment'
import { enqueueTogether, type NewJob } from '../outbox/enqueue'
import { recordEvent } from './history'
import { transition } from './lead-state'
import { RateLimitExceeded, WINDOW_MS } from './rate-limit'
import { LEAD_EVENT, type LeadRow } from './rows'
import { bodyHashOf, looksLikeAdvertising, wordsOf } from './split-lead'

/** Delay before desk and CRM are notified of corrections: a visitor who corrects one field often corrects another. */
const TOLD_AFTER_MS = 60_000

/** Words can be corrected until their visitor has withdrawn them. */
const NOT_WITHDRAWN = { withdrawnAt: { $null: true } }

/**
 * Replaces what a visitor wrote by the visitor's corrections.
 *
 * @param changes fields of the form with their new values; consent and résumé stay as they were.
 * @returns the faults of the new values; empty when they were stored.
 * @throws {RateLimitExceeded} when the lead has been corrected too often, {errors.ApplicationError} when it was
 * withdrawn or erased.
 */
export async function correct(
  strapi: Core.Strapi,
  reference: string,
  changes: Record<string, unknown>,
): Promise<LeadFault[]> {
  let faults: LeadFault[] = []
  const wasCorrectable = await transition(strapi, reference, NOT_WITHDRAWN, async (row) => {
    const checked = checkLead(row.type, formOf(row, changes))
    if (checked.ok) return replaceWords(strapi, row, checked.lead)
    faults = checked.faults
    return {}
  })
  if (!wasCorrectable) throw new errors.ApplicationError('It was withdrawn and cannot be changed')
  return faults
}

/** The form as the visitor sent it, with changes. */
function formOf(row: LeadRow, changes: Record<string, unknown>): Record<string, unknown> {
  const { name, phone, email, city, message, fields, record: about } = row
  const known = fieldsOf(row.type)
  return {
    ...{ name, phone, email, city, message, ...fields },
    ...Object.fromEntries(Object.entries(changes).filter(([field]) => known.includes(field))),
    consent: { noticeVersion: row.noticeVersion, purposes: row.purposes, marketing: row.marketing },
    context: { page: row.page ?? '', campaign: row.campaign ?? {}, record: about ?? '', language: row.language },
    resume: row.resumeId ?? '',
    screening: {},
    idempotencyKey: '',
  }
}

/**
 * Stores the words of a lead that was sent again with changes, unless it was withdrawn or erased.
 *
 * @throws {RateLimitExceeded} when the lead has been corrected too often.
 */
export async function correctWith(strapi: Core.Strapi, reference: string, lead: Lead): Promise<void> {
  await transition(strapi, reference, NOT_WITHDRAWN, (row) => replaceWords(strapi, row, lead))
}

/**
 * Nobody is notified of a held lead, or of one that looks like advertising now: the desk sees it in its table.
 *
 * @returns the columns that change.
 */
async function replaceWords(strapi: Core.Strapi, row: LeadRow, lead: Lead): Promise<Partial<LeadRow>> {
  const { reference } = row
  const words = wordsOf(row.type, lead)
  const before: Record<string, unknown> = { ...row }
  const changed = Object.entries(words).filter(
    ([column, value]) => JSON.stringify(before[column]) !== JSON.stringify(value),
  )
  if (changed.length === 0) return {}
  const now = new Date()
  const corrections = await strapi.db.query(LEAD_EVENT).count({
    where: { lead: reference, what: 'corrected', at: { $gt: new Date(now.getTime() - WINDOW_MS).toISOString() } },
  })
  if (corrections >= settings.leads.limit) throw new RateLimitExceeded('too many corrections of one lead')
  const text = changed.map(([column]) => column).join(', ')
  await recordEvent(strapi, { lead: reference, who: 'visitor', what: 'corrected', text })
  const advertises = looksLikeAdvertising(lead)
  if (!row.quarantined && !advertises && row.state !== 'spam') {
    const jobs: NewJob[] = [{ kind: 'desk-mail', lead: reference, detail: { event: 'corrected' } }]
    if (settings.leads.crm) jobs.push({ kind: 'crm', lead: reference, detail: { event: 'corrected' } })
    for (const job of jobs) await enqueueTogether(strapi, job, now.getTime() + TOLD_AFTER_MS)
  }
  return {
    ...words,
    bodyHash: bodyHashOf(row.type, lead),
    lastExchangeAt: now.toISOString(),
    ...(advertises ? { quarantined: true, suspicions: [...new Set<Suspicion>([...row.suspicions, 'links'])] } : {}),
  }
}
