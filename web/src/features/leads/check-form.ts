import {
  type CheckedLead,
  checkLead,
  consentNotices,
  type LeadFault,
  type LeadType,
  type Purpose,
} from '@ashlar/contract'
import { type LeadFormSpec, namesOf } from './forms'

/** What a form sends, by name; a name that was sent twice has two values. */
export type Sent = ReadonlyMap<string, readonly string[]>

/** Names beside the fields, the same in every form. */
export const AROUND = {
  consent: 'consent',
  marketing: 'marketing',
  share: 'share',
  noticeVersion: 'noticeVersion',
  idempotencyKey: 'idempotencyKey',
  ticket: 'ticket',
  page: 'page',
  campaign: 'campaign',
  /** No person sees this one. */
  trap: 'homepage',
} as const

/** Gathers the text fields of a form. */
export function sentOf(entries: Iterable<readonly [string, unknown]>): Sent {
  const sent = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value === 'string') sent.set(name, [...(sent.get(name) ?? []), value])
  }
  return sent
}

export function firstOf(sent: Sent, name: string): string {
  return sent.get(name)?.[0] ?? ''
}

/** The body of the contract's address that a form's fields make. */
export function bodyOf(form: LeadFormSpec, sent: Sent): Record<string, unknown> {
  const { purpose } = consentNotices[form.type]
  const purposes: Purpose[] = [
    ...(sent.has(AROUND.consent) ? [purpose] : []),
    ...(sent.has(AROUND.share) ? (['share-with-developer'] as const) : []),
  ]
  return {
    ...Object.fromEntries(
      namesOf(form).map((name) => [name, name === 'answers' ? sent.get(name) : firstOf(sent, name)]),
    ),
    ...form.fixed,
    idempotencyKey: firstOf(sent, AROUND.idempotencyKey),
    consent: {
      noticeVersion: firstOf(sent, AROUND.noticeVersion),
      purposes,
      marketing: sent.has(AROUND.marketing),
    },
  }
}

/**
 * Judges a form; the same in the browser and in the handler.
 *
 * @param body what `bodyOf` made of it.
 * @param today `YYYY-MM-DD` in India.
 */
export function checkForm(form: LeadFormSpec, body: Record<string, unknown>, today: string): CheckedLead<LeadType> {
  const checked = checkLead(form.type, body)
  const late = pastDay(form, body, today)
  const missing = missingIn(form, body)
  const own = [...late, ...missing]
  if (own.length === 0) return checked
  const faults = checked.ok ? [] : checked.faults
  return { ok: false, faults: inOrder(form, [...faults, ...own]) }
}

/** A day that has passed fits the contract, since it was to come when the visit was asked for; a form asks for one ahead. */
function pastDay(form: LeadFormSpec, body: Record<string, unknown>, today: string): LeadFault[] {
  const day = body.visitOn
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || day >= today) return []
  return form.first.some(({ name }) => name === 'visitOn')
    ? [{ field: 'visitOn', message: 'Choose a day from today on' }]
    : []
}

/** A form may need the phone where the contract would be content with an email address. */
function missingIn(form: LeadFormSpec, body: Record<string, unknown>): LeadFault[] {
  const phone = form.first.find(({ name }) => name === 'phone')
  const email = typeof body.email === 'string' ? body.email.trim() : ''
  if (!phone?.required || form.type === 'career-leads' || email === '') return []
  return typeof body.phone === 'string' && body.phone.trim()
    ? []
    : [{ field: 'phone', message: 'Enter your phone number' }]
}

/** One fault a field, in the order in which the form asks. */
function inOrder(form: LeadFormSpec, faults: readonly LeadFault[]): LeadFault[] {
  const order = [...namesOf(form), AROUND.consent]
  const byField = new Map<string, LeadFault>()
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault)
  return [...byField.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
