import {
  type CheckedLead,
  checkLead,
  type LeadFault,
  type LeadType,
  leadMessages,
  leadRegistry,
  type Purpose,
  readDay,
} from '@ashlar/contract'
import { fieldNamesOf, type LeadFormSpec } from './form-spec'

/** The posted fields by name; a name that was sent twice has two values. */
export type PostedFields = ReadonlyMap<string, readonly string[]>

/** Names of the fields that every form sends beside its own. */
export const ENVELOPE_FIELDS = {
  consent: 'consent',
  marketing: 'marketing',
  share: 'share',
  noticeVersion: 'noticeVersion',
  idempotencyKey: 'idempotencyKey',
  ticket: 'ticket',
  page: 'page',
  campaign: 'campaign',
  /** The proof of work, when the site asked for it. */
  proof: 'proof',
  /** A trap for bots: no person sees this field, and no profile of a password manager has one of this name. */
  trap: 'leave-empty',
} as const

/** Sent in place of a proof by a browser that can solve one. */
export const CAN_PROVE = 'able'

/** Collects the text fields of a form. */
export function collectFields(entries: Iterable<readonly [string, unknown]>): PostedFields {
  const sent = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    const values = sent.get(name)
    if (values) values.push(value)
    else sent.set(name, [value])
  }
  return sent
}

export function firstValue(sent: PostedFields, name: string): string {
  return sent.get(name)?.[0] ?? ''
}

/** The request body for the backend, made from a form's fields. */
export function leadBodyOf(form: LeadFormSpec, sent: PostedFields): Record<string, unknown> {
  const { purpose } = leadRegistry[form.type]
  const purposes: Purpose[] = [
    ...(sent.has(ENVELOPE_FIELDS.consent) ? [purpose] : []),
    ...(sent.has(ENVELOPE_FIELDS.share) ? (['share-with-developer'] as const) : []),
  ]
  return {
    ...Object.fromEntries(
      fieldNamesOf(form).map((name) => [name, name === 'answers' ? sent.get(name) : firstValue(sent, name)]),
    ),
    ...form.fixed,
    idempotencyKey: firstValue(sent, ENVELOPE_FIELDS.idempotencyKey),
    consent: {
      noticeVersion: firstValue(sent, ENVELOPE_FIELDS.noticeVersion),
      purposes,
      marketing: sent.has(ENVELOPE_FIELDS.marketing),
    },
  }
}

/**
 * Validates a form, in the browser and in the handler alike.
 *
 * @param body the result of `leadBodyOf`.
 * @param today `YYYY-MM-DD` in India.
 */
export function validateForm(form: LeadFormSpec, body: Record<string, unknown>, today: string): CheckedLead<LeadType> {
  const checked = checkLead(form.type, body)
  const faults = [...(checked.ok ? [] : checked.faults), ...pastDayFaults(form, body, today), ...missingIn(form, body)]
  return checked.ok && faults.length === 0 ? checked : { ok: false, faults: inOrder(form, faults) }
}

/** The contract accepts a day that has passed since the visit was requested; a form accepts only days from today on. */
function pastDayFaults(form: LeadFormSpec, body: Record<string, unknown>, today: string): LeadFault[] {
  const day = typeof body.visitOn === 'string' ? readDay(body.visitOn) : null
  if (day === null || day >= today) return []
  return form.first.some(({ name }) => name === 'visitOn')
    ? [{ field: 'visitOn', message: 'Choose a day from today on' }]
    : []
}

/** Messages for fields that the contract leaves to the form, or requires only once everything else is valid. */
const MISSING: Readonly<Record<string, string>> = {
  phone: leadMessages.phone,
  company: leadMessages.company,
  resume: leadMessages.resume,
}

function missingIn({ first }: LeadFormSpec, body: Record<string, unknown>): LeadFault[] {
  return first.flatMap(({ name, required }) => {
    const message = MISSING[name]
    const value = body[name]
    const empty = typeof value !== 'string' || value.trim() === ''
    return required && message && empty ? [{ field: name, message }] : []
  })
}

/** One fault per field, in the order of the form's fields. */
function inOrder(form: LeadFormSpec, faults: readonly LeadFault[]): LeadFault[] {
  const order = [...fieldNamesOf(form), ENVELOPE_FIELDS.consent]
  const byField = new Map<string, LeadFault>()
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault)
  return [...byField.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}
