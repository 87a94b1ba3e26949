import { isRecord } from '@ashlar/contract'
import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'

/** The outcome of a subscription, as JSON for the browser's script. */
export type NewsletterOutcome =
  | { state: 'stored' }
  /** Stored, and no mail asks to confirm it. */
  | { state: 'taken' }
  | { state: 'invalid'; message: string }
  /** `too-many`: a limit was exceeded, for this network or for all; it works again later. */
  | { state: 'failed' | 'too-many'; message: string }

/**
 * The specification does not define a failure message: the address stays in the field, and the visitor is told what to
 * do.
 */
export const FAILURE_MESSAGE =
  'We could not subscribe you just now. Your address is still here: please try again in a minute.'

/** Fits both limits: the one per network and the one per day. */
export const TOO_MANY_MESSAGE = 'We take no more addresses for the moment. Yours is still here: please try again later.'

/** Whether a visitor is thanked. */
export function isSubscribed(outcome: NewsletterOutcome): outcome is { state: 'stored' | 'taken' } {
  return outcome.state === 'stored' || outcome.state === 'taken'
}

/** Shown with the thanks: no newsletter is sent to an address that nobody has confirmed. */
export const CONFIRMATION_ON_ITS_WAY =
  'A mail is on its way to you. Follow the link in it, and the subscription begins.'

/** Carries a visitor's address and the outcome to the page that answers, for visitors without script. */
export const FLASH_COOKIE = STORED_KEYS.newsletter
/** In seconds. */
export const FLASH_LIFE = COOKIE_LIFE.newsletter

export interface Flash {
  outcome: NewsletterOutcome
  email: string
}

/** @returns `null` for a text that is not one of our own cookies. */
export function parseFlash(text: string | undefined): Flash | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value)) return null
    const { outcome, email } = value
    if (typeof email !== 'string' || !isRecord(outcome)) return null
    if (outcome.state === 'stored' || outcome.state === 'taken') return { email, outcome: { state: outcome.state } }
    if (outcome.state !== 'invalid' && outcome.state !== 'failed' && outcome.state !== 'too-many') return null
    const message = typeof outcome.message === 'string' ? outcome.message : FAILURE_MESSAGE
    return { email, outcome: { state: outcome.state, message } }
  } catch {
    return null
  }
}
