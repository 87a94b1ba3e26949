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
  /** Stored with what was sent under it. Changing a word of the notice means a new version. */
  version: string
  /** Without which the form cannot be answered. */
  purpose: Purpose
  /** What it is used for. */
  use: string
  /** How long it is kept. */
  kept: string
  /** The words beside the box that is ticked to agree. */
  agree: string
  /** The words beside the separate, optional box; empty where there is none. */
  marketing: string
  /** The words beside the box that lets the developer of a project know; empty where there is none. */
  share: string
}

const rights =
  'You may see, correct, withdraw or erase it at any time, by the private link on your receipt or through the grievance contact.'

/** Said under every notice. */
export const consentRights = rights

const enquiry = {
  purpose: 'answer',
  kept: `We erase it ${retention.enquiryMonths} months after our last exchange.`,
  agree: 'I agree that Ashlar uses these details to answer me.',
  marketing: 'Ashlar may also tell me of other projects and services. Saying no changes nothing about the answer.',
  share: '',
} as const

/** One notice a form. `version` is the day from which it has stood there. */
export const consentNotices = {
  'general-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'A person at the office nearest to you reads it and answers it.',
  },
  'project-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'The adviser of this project reads it and answers it.',
    share: 'The developer of this project may see my enquiry too.',
  },
  'bank-project-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'The adviser for this bank’s customers reads it and answers it. The bank is told nothing.',
  },
  'services-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'The team of this service reads it and answers it.',
  },
  'aca-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'The creative agency reads it and answers it.',
  },
  'ada-leads': {
    ...enquiry,
    version: '2026-11-22',
    use: 'The digital agency reads it and answers it.',
  },
  'career-leads': {
    version: '2026-11-22',
    purpose: 'recruitment',
    use: 'The people who fill this role read it, and nobody else.',
    kept: `We erase it ${retention.applicationMonths} months after the application.`,
    agree: 'I agree that Ashlar uses these details to consider me for this role.',
    marketing: '',
    share: '',
  },
  'newsletter-emails': {
    version: '2026-11-21',
    purpose: 'newsletter',
    use: 'We send you the newsletter, once you have confirmed the address.',
    kept: `We erase it when you unsubscribe, or after ${retention.unconfirmedDays} days if you never confirm it.`,
    agree: '',
    marketing: '',
    share: '',
  },
} as const satisfies Record<string, ConsentNotice>

/** What a visitor agreed to. The backend adds when it arrived. */
export interface Consent {
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
