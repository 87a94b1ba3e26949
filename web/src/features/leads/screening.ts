import 'server-only'
import type { Screening, Suspicion } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { ABLE, AROUND, firstOf, type Sent } from './check-form'
import { howOften, judgeCount } from './often'
import { isProof, mintChallenge } from './proof'
import { judgeTicket } from './ticket'
import { visitorAddressIn } from './visitor-address'

/** What a person may be suspected of as well: work done by their browser clears them of it. */
const CLEARED_BY_PROOF: readonly Suspicion[] = ['no-script', 'too-fast', 'limit']

export type Screened =
  | { state: 'screened'; screening: Screening }
  /** Nothing is stored yet: the browser shall work first and send again. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'too-many' }

/** Finds out how a form was sent, for the backend to hold back what no person may have written. */
export async function screen(sent: Sent, headers: Headers): Promise<Screened> {
  const address = visitorAddressIn(headers)
  const verdict = judgeCount(await howOften({ address, person: personOf(sent) }, whichOf(sent)))
  if (verdict === 'refused') return { state: 'too-many' }
  const found = suspicionsOf(sent, verdict === 'doubtful')
  const doubts = found.filter((suspicion) => CLEARED_BY_PROOF.includes(suspicion))
  const proof = firstOf(sent, AROUND.proof)
  const able = proof === ABLE && Boolean(headers.get('accept')?.includes('application/json'))
  // What fell into the trap is told nothing, and what cannot work is held for a look as it is.
  if (doubts.length === 0 || doubts.length < found.length || !proof) return screened(found, address)
  if (able) return { state: 'prove', challenge: await mintChallenge() }
  if (await isProof(proof, whichOf(sent))) return screened([], address, true)
  return screened([...found, 'no-proof'], address)
}

function screened(suspicions: Suspicion[], address: string, proven = false): Screened {
  return { state: 'screened', screening: { suspicions, address, proven } }
}

function suspicionsOf(sent: Sent, tooOften: boolean): Suspicion[] {
  const ticket = judgeTicket(firstOf(sent, AROUND.ticket))
  return [
    ...(firstOf(sent, AROUND.trap) ? (['honeypot'] as const) : []),
    ...(ticket === 'none' ? (['no-script'] as const) : []),
    ...(ticket === 'too-fast' ? (['too-fast'] as const) : []),
    ...(tooOften ? (['limit'] as const) : []),
  ]
}

/** The person behind an enquiry, for the count. */
function personOf(sent: Sent): string {
  return firstOf(sent, 'email').trim().toLowerCase() || firstOf(sent, 'phone').replace(/\D/g, '')
}

/** The same enquiry sent again is no second one. */
function whichOf(sent: Sent): string {
  const key = firstOf(sent, AROUND.idempotencyKey)
  if (key) return key
  return JSON.stringify([...sent].filter(([name]) => name !== AROUND.proof && name !== AROUND.ticket))
}
