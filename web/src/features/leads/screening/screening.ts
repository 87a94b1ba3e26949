import 'server-only'
import { idempotencyKey, mailboxOf, type Screening, type Suspicion } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import type { Challenge } from 'altcha-lib'
import { CAN_PROVE, ENVELOPE_FIELDS, firstValue, type PostedFields } from '../form/validate-form'
import { visitorAddressIn } from '../submission/request-context'
import { issueChallenge, verifyProof } from './proof-of-work'
import { countWithinWindow, rateLimitState } from './rate-limit'
import { checkTicket } from './ticket'

/** Suspicions that an honest person may cause: a proof of work clears them. */
const CLEARED_BY_PROOF: readonly Suspicion[] = ['no-script', 'too-fast', 'limit']

type ScreeningResult =
  | { state: 'screened'; screening: Screening }
  /** Nothing is stored yet: the browser must solve the challenge and send the form again. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'too-many' }

/** Checks how a form was sent, so that the backend can hold back leads that a bot may have written. */
export async function screenSubmission(sent: PostedFields, headers: Headers): Promise<ScreeningResult> {
  // The backend counts the address that it receives, so it gets the network, too.
  const address = networkOf(visitorAddressIn(headers))
  const verdict = rateLimitState(
    await countWithinWindow({ kind: 'address', address, person: personOf(sent) }, submissionIdOf(sent)),
  )
  if (verdict === 'refused') return { state: 'too-many' }
  const found = suspicionsOf(sent, verdict === 'doubtful')
  const doubts = found.filter((suspicion) => CLEARED_BY_PROOF.includes(suspicion))
  const proof = firstValue(sent, ENVELOPE_FIELDS.proof)
  const able = proof === CAN_PROVE && Boolean(headers.get('accept')?.includes('application/json'))
  // A form with a filled trap gets no challenge, and one from a browser that cannot solve it is held for review.
  if (doubts.length === 0 || doubts.length < found.length || !proof) return screened(found, address)
  if (able) return { state: 'prove', challenge: await issueChallenge() }
  if (await verifyProof(proof, submissionIdOf(sent))) return screened([], address, true)
  return screened([...found, 'no-proof'], address)
}

function screened(suspicions: Suspicion[], address: string, proven = false): ScreeningResult {
  return { state: 'screened', screening: { suspicions, address, proven } }
}

function suspicionsOf(sent: PostedFields, tooOften: boolean): Suspicion[] {
  const ticket = checkTicket(firstValue(sent, ENVELOPE_FIELDS.ticket), keyOf(sent))
  return [
    ...(firstValue(sent, ENVELOPE_FIELDS.trap) ? (['honeypot'] as const) : []),
    ...(ticket === 'none' ? (['no-script'] as const) : []),
    ...(ticket === 'too-fast' ? (['too-fast'] as const) : []),
    ...(tooOften ? (['limit'] as const) : []),
  ]
}

/** The person behind an enquiry, for the rate limit. */
function personOf(sent: PostedFields): string {
  return mailboxOf(firstValue(sent, 'email')) || firstValue(sent, 'phone').replace(/\D/g, '')
}

/** Empty for an invalid key, which the backend drops: otherwise many enquiries with that key would count as one. */
function keyOf(sent: PostedFields): string {
  return idempotencyKey.parse(firstValue(sent, ENVELOPE_FIELDS.idempotencyKey))
}

/** The id of an enquiry for the rate limit: the same enquiry sent again is counted once. */
function submissionIdOf(sent: PostedFields): string {
  const key = keyOf(sent)
  if (key) return key
  return JSON.stringify([...sent].filter(([name]) => name !== ENVELOPE_FIELDS.proof && name !== ENVELOPE_FIELDS.ticket))
}
