import * as z from 'zod/mini'
import { type LeadType, leadTypes } from './lead-types.js'

/** The backend's response after a lead is stored. The visitor gets no confirmation before it. */
export interface LeadReceipt {
  /** The number by which visitor and desk refer to the lead, such as `ABC-7K3F-92QD`; the brand defines its prefix. */
  reference: string
  type: LeadType
  /** ISO time at which it was stored. */
  receivedAt: string
  /**
   * The desk that answers, in a visitor's words: “the Pune office”. This and the next two are empty for a backend that is
   * not ours: it promises nothing.
   */
  answeredBy: string
  /** ISO time until which an answer is promised. */
  answerBy: string
  /** Opens the lead for its visitor without a sign-in (see `VISITOR_PAGE`); never logged. */
  visitorToken: string
}

export const leadReceipt: z.ZodMiniType<LeadReceipt> = z.object({
  reference: z.string(),
  type: z.enum(leadTypes),
  receivedAt: z.string(),
  answeredBy: z.string(),
  answerBy: z.string(),
  visitorToken: z.string(),
})

/** A lead as its visitor sees it through the signed link. */
export interface VisitorView {
  reference: string
  type: LeadType
  receivedAt: string
  /** The desk that answers, as on the receipt; empty when the backend does not send it. */
  answeredBy: string
  answerBy: string
  /** ISO time of the scheduled erasure. */
  keptUntil: string
  state: 'open' | 'answered' | 'withdrawn' | 'erased'
  /** The visitor's input by field; empty after erasure. */
  fields: Record<string, string | string[]>
  consent: { noticeVersion: string; purposes: string[]; marketing: boolean; givenAt: string; withdrawnAt: string }
  hasResume: boolean
}

export const visitorView: z.ZodMiniType<VisitorView> = z.object({
  reference: z.string(),
  type: z.enum(leadTypes),
  receivedAt: z.string(),
  answeredBy: z.catch(z.string(), ''),
  answerBy: z.string(),
  keptUntil: z.string(),
  state: z.enum(['open', 'answered', 'withdrawn', 'erased']),
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  consent: z.object({
    noticeVersion: z.string(),
    purposes: z.array(z.string()),
    marketing: z.boolean(),
    givenAt: z.string(),
    withdrawnAt: z.string(),
  }),
  hasResume: z.boolean(),
})

/** Page of the site for a visitor's signed link, with the token as `?link=`. */
export const VISITOR_PAGE = '/your-enquiry'

/** Pages of the site for the newsletter's signed links, with the token as `?link=`. */
export const NEWSLETTER_CONFIRM_PAGE = '/newsletter/confirm'
export const NEWSLETTER_PREFERENCES_PAGE = '/newsletter/preferences'

/**
 * Address of the site for `List-Unsubscribe`, with the token as `?link=`. A mail program posts
 * `List-Unsubscribe=One-Click` to it (RFC 8058). When a person opens it, it shows the preferences.
 */
export const NEWSLETTER_UNSUBSCRIBE_PATH = '/api/newsletter/unsubscribe'

/** Name of the query parameter with a signed token. */
export const LINK_PARAMETER = 'link'
