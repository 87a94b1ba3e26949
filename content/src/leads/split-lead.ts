import { createHash } from 'node:crypto'
import type { Lead, LeadType } from '@ashlar/contract'
import type { LeadFields } from './rows'

/** Fields with a column of their own, and those that are not the visitor's words. */
const ELSEWHERE = new Set([
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

/** The form's own fields that were filled in. */
export function ownFields(lead: Lead): LeadFields {
  return Object.fromEntries(
    Object.entries(lead).flatMap(([field, value]): [string, string | string[]][] => {
      if (ELSEWHERE.has(field)) return []
      if (typeof value === 'string' && value) return [[field, value]]
      if (Array.isArray(value) && value.some(Boolean)) return [[field, value.map(String)]]
      return []
    }),
  )
}

/** The project, service or opening that a lead is about, for the desk's filter. */
export function recordOf(lead: Lead): string {
  if ('project' in lead && lead.project) return lead.project
  if ('category' in lead && lead.category) return lead.category
  if ('service' in lead) return lead.service
  if ('opening' in lead) return lead.opening
  return lead.context.record
}

/** The columns that hold what the visitor typed. */
export function wordsOf(lead: Lead) {
  const { name, email, phone, city, message } = lead
  return { name, email, phone, city, message, fields: ownFields(lead), record: recordOf(lead) }
}

/** A hash of the visitor's words alone: the same form sent twice has it twice, whatever the page or the minute. */
export function bodyHashOf(type: LeadType, lead: Lead): string {
  const { name, email, phone, city, message } = lead
  const resume = 'resume' in lead ? lead.resume : ''
  const words = [type, name, email.toLowerCase(), phone, city, message, resume, ownFields(lead)]
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

const ADDRESS = /(?:https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|link|click)\b)/gi

/** Names with an address in them, and messages full of addresses, come from no person. */
export function looksLikeAdvertising({ name, message }: { name: string; message: string }): boolean {
  return name.search(ADDRESS) >= 0 || (message.match(ADDRESS) ?? []).length > 2
}
