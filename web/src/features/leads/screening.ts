import 'server-only'
import { createHmac } from 'node:crypto'
import type { Screening, Suspicion } from '@ashlar/contract'
import type { Challenge } from 'altcha-lib'
import { env } from '@/config/env'
import { counts } from '@/content/counts/counts'
import { ABLE, AROUND, firstOf, type Sent } from './check-form'
import { isProof, mintChallenge } from './proof'
import { keyFor } from './secret-key'
import { judgeTicket } from './ticket'
import { visitorAddress } from './visitor-address'

const WINDOW_MS = 10 * 60_000
/** So many times the limit and nothing more is taken; the backend says the same (content/src/leads/limits.ts). */
const REFUSED_AT = 10

/** What a person may be suspected of as well: work done by their browser clears them of it. */
const CLEARED_BY_PROOF: readonly Suspicion[] = ['no-script', 'too-fast', 'limit']

export type Screened =
  | { state: 'screened'; screening: Screening }
  /** Nothing is stored yet: the browser shall work first and send again. */
  | { state: 'prove'; challenge: Challenge }
  | { state: 'too-many' }

/** Finds out how a form was sent, for the backend to hold back what no person may have written. */
export async function screen(sent: Sent, headers: Headers): Promise<Screened> {
  const address = visitorAddress(headers)
  const often = await howOften(sent, address)
  const { LEAD_LIMIT } = env()
  if (often > LEAD_LIMIT * REFUSED_AT) return { state: 'too-many' }
  const found = suspicionsOf(sent, often > LEAD_LIMIT)
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

/** How many enquiries the address or the person has sent within ten minutes, whichever sent more. */
async function howOften(sent: Sent, address: string): Promise<number> {
  const person = firstOf(sent, 'email').trim().toLowerCase() || firstOf(sent, 'phone').replace(/\D/g, '')
  const id = whichOf(sent)
  const kept = [
    ...(address ? [`address:${hashed(address)}`] : []),
    ...(person ? [`person:${hashed(person)}`] : []),
  ].map((key) => counts().add(key, id, WINDOW_MS))
  return Math.max(0, ...(await Promise.all(kept)))
}

/** The same enquiry sent again is no second one. */
function whichOf(sent: Sent): string {
  const key = firstOf(sent, AROUND.idempotencyKey)
  if (key) return hashed(key)
  const words = [...sent].filter(([name]) => name !== AROUND.proof && name !== AROUND.ticket)
  return hashed(JSON.stringify(words))
}

function hashed(text: string): string {
  return createHmac('sha256', keyFor('visitor counts')).update(text).digest('base64url')
}
