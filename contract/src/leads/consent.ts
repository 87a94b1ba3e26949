import * as z from 'zod/mini'
import { checkbox } from './input.js'
import { leadMessages } from './messages.js'

/**
 * Purposes for which personal data may be used. Marketing is not among them: consent to it is asked and stored
 * separately.
 */
export const purposes = ['answer', 'recruitment', 'newsletter', 'share-with-developer'] as const
export type Purpose = (typeof purposes)[number]

/** The consent that a visitor gave. The backend adds the time. */
export interface LeadConsent {
  noticeVersion: string
  purposes: Purpose[]
  marketing: boolean
}

/**
 * The schema of the consent that a form sends. Purposes that are not known are left out.
 *
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
