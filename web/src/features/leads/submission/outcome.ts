import type { LeadFault } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'

/** What became of a form, as the browser's script is told it. */
export type LeadOutcome =
  /** `to` is the receipt's page. */
  | { state: 'stored'; reference: string; to: string }
  | { state: 'invalid'; faults: LeadFault[] }
  /** Nothing is stored: the browser works this out and sends the form once more. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'failed' | 'too-many'; message: string }

export const LEAD_STATUS = {
  stored: 200,
  prove: 200,
  invalid: 422,
  failed: 503,
  'too-many': 429,
} as const satisfies Record<LeadOutcome['state'], number>

/** What becomes of it is known only from the answer, so this never says that it was stored. */
export const LEAD_FAILURE =
  'We could not take this just now. Every word is still here: please send it again in a minute, or ring or write to us.'

export const LEAD_TOO_MANY =
  'We have had too many messages from this connection in ten minutes. Every word is still here: please ring or write to us.'

export const RECEIPT_PATH = '/enquiry/received'
/** Carries the receipt to its page; script cannot read it. */
export const RECEIPT_COOKIE = STORED_KEYS.receipt
/** Seconds during which the page can be loaded again. */
export const RECEIPT_LIFE = COOKIE_LIFE.receipt

/** How much stands against a form, as its summary begins. */
export function faultSummaryText(count: number): string {
  return count === 1 ? 'Please check one field' : `${count} fields to check`
}
