import * as z from 'zod/mini'
import { checkbox } from './input.js'
import { leadMessages } from './messages.js'
import { retention } from './retention.js'

/**
 * Purposes for which personal data may be used. Marketing is not among them: consent to it is asked and stored
 * separately.
 */
export const purposes = ['answer', 'recruitment', 'newsletter', 'share-with-developer'] as const
export type Purpose = (typeof purposes)[number]

/**
 * The notice that a form shows before anything is sent (Digital Personal Data Protection Act, 2023, section 5). The
 * form itself adds the list of the data that it asks for.
 */
export interface ConsentNotice {
  /**
   * The day from which the form has shown this notice. It is stored with what was sent under it. A changed word needs a
   * new version, and so does a new brand name on a site that already takes enquiries.
   */
  version: string
  /** The purpose without which the form cannot be answered. */
  purpose: Purpose
  /** How the data is used. */
  use: string
  /** How long the data is kept. */
  kept: string
  /** Label of the consent checkbox; `{brand}` stands for the brand's name, which is content. */
  agree: string
  /** Label of the separate, optional checkbox for marketing, also with `{brand}`; empty when there is none. */
  marketing: string
  /** Label of the checkbox for sharing with a project's developer; empty when there is none. */
  share: string
}

const rights =
  'You may see, correct, withdraw or erase it at any time, by the private link on your receipt or through the grievance contact.'

/** Shown below every notice. */
export const consentRights = rights

/** Texts that the notices of most forms share. The registry of lead types adds how each form's data is used. */
export const enquiryNotice = {
  purpose: 'answer',
  kept: `We erase it ${retention.enquiryMonths} months after our last exchange.`,
  agree: 'I agree that {brand} uses these details to answer me.',
  marketing: '{brand} may also tell me of other projects and services. Saying no changes nothing about the answer.',
  share: '',
} as const satisfies Omit<ConsentNotice, 'version' | 'use'>

export const applicationNotice: ConsentNotice = {
  version: '2026-11-22',
  purpose: 'recruitment',
  use: 'The people who fill this role read it, and nobody else.',
  kept: `We erase it ${retention.applicationMonths} months after the application.`,
  agree: 'I agree that {brand} uses these details to consider me for this role.',
  marketing: '',
  share: '',
}

export const newsletterNotice: ConsentNotice = {
  version: '2026-11-21',
  purpose: 'newsletter',
  use: 'We send you the newsletter, once you have confirmed the address.',
  kept: `We erase it when you unsubscribe, or after ${retention.unconfirmedDays} days if you never confirm it.`,
  agree: '',
  marketing: '',
  share: '',
}

/** A notice with the brand's name filled in, as a visitor reads it. */
export function noticeInTheNameOf(brandName: string, notice: ConsentNotice): ConsentNotice {
  const named = (words: string) => words.replaceAll('{brand}', () => brandName)
  return { ...notice, agree: named(notice.agree), marketing: named(notice.marketing) }
}

/** The consent that a visitor gave. The backend adds the time. */
export interface LeadConsent {
  noticeVersion: string
  purposes: Purpose[]
  marketing: boolean
}

/**
 * @param needed the purpose without which the form cannot be answered.
 * @param message shown when the visitor did not agree to it.
 */
export function consentFor(needed: Purpose, message: string = leadMessages.consent) {
  const none = { noticeVersion: '', purposes: [] as unknown[], marketing: false as unknown }
  return z.pipe(
    z.catch(
      z.object({
        noticeVersion: z.catch(z.string().check(z.regex(/^[\w.-]{1,40}$/)), ''),
        purposes: z.catch(z.array(z.unknown()), []),
        marketing: z.optional(z.unknown()),
      }),
      none,
    ),
    z
      .object({
        noticeVersion: z.string(),
        purposes: z.pipe(
          z.array(z.unknown()),
          z.transform((given) => purposes.filter((purpose) => given.includes(purpose))),
        ),
        marketing: checkbox,
      })
      .check(
        z.refine((consent) => consent.purposes.includes(needed) && consent.noticeVersion !== '', {
          error: message,
        }),
      ),
  )
}
