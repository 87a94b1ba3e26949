import type { LeadFault } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'
import { say } from '@/words/say'

/** The outcome of a form, as JSON for the browser's script. */
export type LeadOutcome =
  /** `to` is the address of the receipt's page. */
  | { state: 'stored'; reference: string; to: string }
  | { state: 'invalid'; faults: LeadFault[] }
  /** Nothing is stored: the browser solves the challenge and sends the form again. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'failed' | 'too-many'; message: string }

export const LEAD_STATUS = {
  stored: 200,
  prove: 200,
  invalid: 422,
  failed: 503,
  'too-many': 429,
} as const satisfies Record<LeadOutcome['state'], number>

/** Only an answer proves whether a form was stored, so this message never claims it. */
export const LEAD_FAILURE =
  'We could not take this just now. Every word is still here: please send it again in a minute, or ring or write to us.'

export const LEAD_TOO_MANY =
  'We have had too many messages from this connection in ten minutes. Every word is still here: please ring or write to us.'

export const RECEIPT_PATH = '/enquiry/received'
/** Carries the receipt to its page as well, for browsers that keep no cookies. */
export const RECEIPT_PARAMETER = 'receipt'
/** Carries the receipt to its page; script cannot read it (HttpOnly). */
export const RECEIPT_COOKIE = STORED_KEYS.receipt
/** Seconds during which the receipt's page can be reloaded. */
export const RECEIPT_LIFE = COOKIE_LIFE.receipt

/** The first line of a summary: the number of faults. */
export function faultSummaryText(count: number): string {
  return count === 1 ? say('Please check one field') : say('{count} fields to check', { count })
}
