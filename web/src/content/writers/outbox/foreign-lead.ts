import type { Lead, LeadType } from '@ashlar/contract'
import type { OutboxEntry } from './outbox'

/** A lead as it is sent to a backend that does not know our forms: what the visitor wrote, and what belongs to it. */
export function foreignLeadOf(type: LeadType, lead: Lead): Pick<OutboxEntry, 'collection' | 'fields' | 'details'> {
  const { consent, context, screening, idempotencyKey: _, ...written } = lead
  const fields = Object.entries(written).flatMap(([name, value]) =>
    typeof value === 'string' || Array.isArray(value) ? [[name, value] as const] : [],
  )
  return {
    collection: type,
    fields: Object.fromEntries(fields),
    details: {
      page: context.page,
      record: context.record,
      language: context.language,
      campaign: Object.entries(context.campaign)
        .map((pair) => pair.join('='))
        .join(' '),
      agreedTo: [...consent.purposes, ...(consent.marketing ? ['marketing'] : [])].join(', '),
      noticeVersion: consent.noticeVersion,
      suspicions: screening.suspicions.join(', '),
    },
  }
}
