import 'server-only'
import { idempotencyKey, type Screening, type Suspicion } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import type { Challenge } from 'altcha-lib'
import { CAN_PROVE, ENVELOPE_FIELDS, firstValue, type PostedFields } from '../form/validate-form'
import { visitorAddressIn } from '../submission/request-context'
import { issueChallenge, verifyProof } from './proof-of-work'
import { countWithinWindow, rateLimitState } from './rate-limit'
import { checkTicket } from './ticket'

/** What a person may be suspected of as well: work done by their browser clears them of it. */
const CLEARED_BY_PROOF: readonly Suspicion[] = ['no-script', 'too-fast', 'limit']

export type ScreeningResult =
  | { state: 'screened'; screening: Screening }
  /** Nothing is stored yet: the browser shall work first and send again. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'too-many' }

/** Finds out how a form was sent, for the backend to hold back what no person may have written. */
export async function screenSubmission(sent: PostedFields, headers: Headers): Promise<ScreeningResult> {
  // The backend counts what it is told, so it is told the network, too.
  const address = networkOf(visitorAddressIn(headers))
  const verdict = rateLimitState(await countWithinWindow({ address, person: personOf(sent) }, submissionIdOf(sent)))
  if (verdict === 'refused') return { state: 'too-many' }
  const found = suspicionsOf(sent, verdict === 'doubtful')
  const doubts = found.filter((suspicion) => CLEARED_BY_PROOF.includes(suspicion))
  const proof = firstValue(sent, ENVELOPE_FIELDS.proof)
  const able = proof === CAN_PROVE && Boolean(headers.get('accept')?.includes('application/json'))
  // What fell into the trap is told nothing, and what cannot work is held for a look as it is.
  if (doubts.length === 0 || doubts.length < found.length || !proof) return screened(found, address)
  if (able) return { state: 'prove', challenge: await issueChallenge() }
  if (await verifyProof(proof, submissionIdOf(sent))) return screened([], address, true)
  return screened([...found, 'no-proof'], address)
}

function screened(suspicions: Suspicion[], address: string, proven = false): ScreeningResult {
  return { state: 'screened', screening: { suspicions, address, proven } }
}

function suspicionsOf(sent: PostedFields, tooOften: boolean): Suspicion[] {
  const ticket = checkTicket(firstValue(sent, ENVELOPE_FIELDS.ticket))
  return [
    ...(firstValue(sent, ENVELOPE_FIELDS.trap) ? (['honeypot'] as const) : []),
    ...(ticket === 'none' ? (['no-script'] as const) : []),
    ...(ticket === 'too-fast' ? (['too-fast'] as const) : []),
    ...(tooOften ? (['limit'] as const) : []),
  ]
}

/** The person behind an enquiry, for the count. */
function personOf(sent: PostedFields): string {
  return firstValue(sent, 'email').trim().toLowerCase() || firstValue(sent, 'phone').replace(/\D/g, '')
}

/** The same enquiry sent again is no second one. */
function submissionIdOf(sent: PostedFields): string {
  // A key that the backend would drop makes of many enquiries one to the count alone.
  const key = idempotencyKey.parse(firstValue(sent, ENVELOPE_FIELDS.idempotencyKey))
  if (key) return key
  return JSON.stringify([...sent].filter(([name]) => name !== ENVELOPE_FIELDS.proof && name !== ENVELOPE_FIELDS.ticket))
}
