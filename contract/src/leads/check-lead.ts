import * as z from 'zod/mini'
import { type Lead, type LeadType, leadRegistry } from './lead-types.js'
import { leadMessages } from './messages.js'

/** An invalid field, and the message for the visitor. */
export interface LeadFault {
  /** Name of the field; `consent` for the notice; empty for the form as a whole. */
  field: string
  message: string
}

export type CheckedLead<T extends LeadType> = { ok: true; lead: Lead<T> } | { ok: false; faults: LeadFault[] }

/**
 * Validates a form's body; the same function runs in the browser, in the site's handler and in the backend.
 *
 * @param body as it was sent; unknown fields are ignored, and a value that is not text counts as empty.
 * @returns the lead to store, or at most one fault for each field, in the order of the form.
 */
export function checkLead<T extends LeadType>(type: T, body: unknown): CheckedLead<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { ok: false, faults: [{ field: '', message: leadMessages.body }] }
  }
  const schema: z.ZodMiniType<unknown> = leadRegistry[type].schema
  const result = z.safeParse(schema, withEveryField(type, body))
  // The schema of a type returns the lead of that type. TypeScript cannot derive this from an index that is a
  // parameter.
  if (result.success) return { ok: true, lead: result.data as Lead<T> }
  const faults = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? '')
    if (!faults.has(field)) faults.set(field, message)
  }
  const order = [...fieldsOf(type)]
  return {
    ok: false,
    faults: [...faults]
      .map(([field, message]) => ({ field, message }))
      .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  }
}

/** Names of a form's fields, in the order of the form. */
export function fieldsOf(type: LeadType): string[] {
  return Object.keys(leadRegistry[type].schema.shape)
}

/** The slug or id of the record that a lead is about; without one in the form, the record of its page. */
export function recordOf(type: LeadType, lead: Lead): string {
  const fields: Readonly<Record<string, unknown>> = lead
  for (const name of leadRegistry[type].recordFields) {
    const value = fields[name]
    if (typeof value === 'string' && value) return value
  }
  return lead.context.record
}

/** Adds missing fields as empty ones, so that both are checked in the same way. */
function withEveryField(type: LeadType, body: object): Record<string, unknown> {
  const given = new Map(Object.entries(body))
  return Object.fromEntries(fieldsOf(type).map((field) => [field, given.get(field)]))
}
