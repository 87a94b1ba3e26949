import 'server-only'
import { type Challenge, type ChallengeParameters, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { keyFor } from '@/config/secret-key'
import { rateCounters } from '@/content/rate-counters/rate-counters'
import { visitorHash } from './rate-limit'

/** Milliseconds to solve the challenge and send the form. */
const CHALLENGE_TTL_MS = 10 * 60_000
/**
 * The cost of a challenge: hash rounds per try, and tries until the solution. It takes half a second on a laptop and a
 * few seconds on a mid-range phone, outside of the browser's main thread.
 */
const ROUNDS = 5_000
const TRIES = { min: 60, max: 180 }

const payload = z.object({
  challenge: z.object({
    // Not validated further: the signature is verified before any of it is used.
    parameters: z.custom<ChallengeParameters>((value) => typeof value === 'object' && value !== null),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})
/** The longest honest proof, in base64 characters. */
const MAX_PROOF_LENGTH = 4_000

/** The solution is signed together with the challenge, so that verifying a proof costs the server almost nothing. */
const keys = () => ({
  hmacSignatureSecret: keyFor('proof challenge').toString('hex'),
  hmacKeySignatureSecret: keyFor('proof solution').toString('hex'),
})

/** A proof of work that a browser must solve before a form counts as a person's (ALTCHA). */
export function issueChallenge(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(TRIES.max, TRIES.min),
    deriveKey,
    expiresAt: new Date(now + CHALLENGE_TTL_MS),
    ...keys(),
  })
}

/**
 * Verifies a proof of work.
 *
 * @param proof challenge and solution as JSON in base64.
 * @param owner the enquiry: a proof is valid for one enquiry, any number of times.
 */
export async function verifyProof(proof: string, owner: string): Promise<boolean> {
  const sent = read(proof)
  if (sent === null) return false
  const { verified } = await verifySolution({ ...sent, deriveKey, ...keys() })
  return verified && rateCounters().claim(`proof:${sent.challenge.signature}`, visitorHash(owner), CHALLENGE_TTL_MS)
}

/** @returns `null` for text that is no proof, or is not signed by us. */
function read(proof: string): z.infer<typeof payload> | null {
  if (proof.length > MAX_PROOF_LENGTH) return null
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null
  } catch {
    // The text is not JSON.
    return null
  }
}
