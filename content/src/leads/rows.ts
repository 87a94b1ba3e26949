import type { LeadType, Suspicion } from '@ashlar/contract'

/**
 * Content types of data that visitors send. The code reads and writes raw rows with `strapi.db`, which takes part in
 * transactions.
 */
export const LEAD = 'api::lead.lead'
export const LEAD_EVENT = 'api::lead-event.lead-event'
export const LEAD_VIEW = 'api::lead-view.lead-view'
export const RESUME = 'api::resume.resume'
export const SUBSCRIPTION = 'api::newsletter-email.newsletter-email'

export type LeadState = 'new' | 'in-hand' | 'answered' | 'closed' | 'spam'

/** Fields of a form without a column of their own. */
export type LeadFields = Record<string, string | string[]>

/** A row of `leads`. */
export interface LeadRow {
  id: number
  reference: string
  type: LeadType
  dedupeKey: string | null
  bodyHash: string | null
  name: string | null
  email: string | null
  phone: string | null
  city: string | null
  /** Slug or id of the project, service or opening that the lead is about. */
  record: string | null
  message: string | null
  fields: LeadFields | null
  page: string | null
  /** The language in which the visitor reads the site, by two letters; null for leads of an earlier version, which had English alone. */
  language: string | null
  campaign: Record<string, string> | null
  campaignSource: string | null
  noticeVersion: string
  purposes: string[]
  marketing: boolean
  receivedAt: string
  answerBy: string
  answeredBy: string
  withdrawnAt: string | null
  erasedAt: string | null
  lastExchangeAt: string
  /** When it was answered first; `null` for leads that an earlier version answered. */
  answeredAt: string | null
  state: LeadState
  quarantined: boolean
  suspicions: Suspicion[]
  owner: string | null
  deskEmail: string
  escalatedAt: string | null
  /** The day on which the desk wants to come back to it, `YYYY-MM-DD` in India. */
  followUpOn: string | null
  addressHash: string | null
  contactHash: string | null
  resumeId: string | null
}

/** A row of `lead_events`: the history of a lead. */
export interface LeadEventRow {
  id: number
  lead: string
  at: string
  /** Email of an editor, `visitor` or `server`. */
  who: string
  what: string
  text: string | null
  /** Id of the request, which site and visitor know too. */
  request: string | null
}

/** A row of `resumes`: a private file of a lead. */
export interface LeadFileRow {
  id: number
  key: string
  fileName: string
  sha256: string
  /** The answer that it went out with; `null` for the résumé of an application. */
  event: number | null
}
