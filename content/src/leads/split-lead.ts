import { createHash } from 'node:crypto'
import { type Lead, type LeadType, recordOf } from '@ashlar/contract'
import type { LeadFields } from './rows'

/** Fields with a column of their own, and fields that the visitor did not write. */
const NOT_OWN_FIELDS = new Set([
  'name',
  'email',
  'phone',
  'city',
  'message',
  'resume',
  'consent',
  'context',
  'screening',
  'idempotencyKey',
])

/** The form's own fields, when they are filled in. */
function ownFields(lead: Lead): LeadFields {
  return Object.fromEntries(
    Object.entries(lead).flatMap(([field, value]): [string, string | string[]][] => {
      if (NOT_OWN_FIELDS.has(field)) return []
      if (typeof value === 'string' && value) return [[field, value]]
      if (Array.isArray(value) && value.some(Boolean)) return [[field, value.map(String)]]
      return []
    }),
  )
}

/** The columns that hold what the visitor typed. */
export function wordsOf(type: LeadType, lead: Lead) {
  const { name, email, phone, city, message } = lead
  return { name, email, phone, city, message, fields: ownFields(lead), record: recordOf(type, lead) }
}

/** A hash of the visitor's words only: the same form sent twice gives the same hash, from any page and at any time. */
export function bodyHashOf(type: LeadType, lead: Lead): string {
  const { name, email, phone, city, message } = lead
  const resume = 'resume' in lead ? lead.resume : ''
  const words = [type, name, email.toLowerCase(), phone, city, message, resume, ownFields(lead)]
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

const ADDRESS = /(?:https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|link|click)\b)/gi

/** Whether a lead looks like advertising: a name that contains an address, or a message full of addresses. */
export function looksLikeAdvertising({ name, message }: { name: string; message: string }): boolean {
  return name.search(ADDRESS) >= 0 || (message.match(ADDRESS) ?? []).length > 2
}
