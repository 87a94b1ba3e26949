import * as z from 'zod/mini'
import { ticked } from './input.js'
import { leadMessages } from './messages.js'
import { retention } from './retention.js'

/** What personal data may be used for. Marketing is no purpose of a form: it is asked apart, and stored apart. */
export const purposes = ['answer', 'recruitment', 'newsletter', 'share-with-developer'] as const
export type Purpose = (typeof purposes)[number]

/**
 * A notice as it stands at a form, before anything is sent (Digital Personal Data Protection Act, 2023, section 5). The
 * data that a form asks for is said beside it, item by item, from the form itself.
 */
export interface ConsentNotice {
  /**
   * The day from which it has stood at its form. Stored with what was sent under it; a changed word is a new version, and
   * so is another name of the brand on a site that already takes enquiries.
   */
  version: string
  /** Without which the form cannot be answered. */
  purpose: Purpose
  /** What it is used for. */
  use: string
  /** How long it is kept. */
  kept: string
  /** The words beside the box that is ticked to agree; `{brand}` stands for the brand's name, which is content. */
  agree: string
  /** The words beside the separate, optional box, with `{brand}` as well; empty where there is none. */
  marketing: string
  /** The words beside the box that lets the developer of a project know; empty where there is none. */
  share: string
}

const rights =
  'You may see, correct, withdraw or erase it at any time, by the private link on your receipt or through the grievance contact.'

/** Said under every notice. */
export const consentRights = rights

/** The words that the notices of most forms share; the registry of lead types adds what a form's data is used for. */
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

/** A notice as a visitor reads it, with the name of who asks. */
export function noticeInTheNameOf(brandName: string, notice: ConsentNotice): ConsentNotice {
  const named = (words: string) => words.replaceAll('{brand}', () => brandName)
  return { ...notice, agree: named(notice.agree), marketing: named(notice.marketing) }
}

/** What a visitor agreed to. The backend adds when it arrived. */
export interface LeadConsent {
  noticeVersion: string
  purposes: Purpose[]
  marketing: boolean
}

/**
 * @param needed the purpose without which the form cannot be answered.
 * @param message said when it is not among the purposes agreed to.
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
        marketing: ticked,
      })
      .check(
        z.refine((consent) => consent.purposes.includes(needed) && consent.noticeVersion !== '', {
          error: message,
        }),
      ),
  )
}
