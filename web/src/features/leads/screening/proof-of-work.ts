import 'server-only'
import { type Challenge, type ChallengeParameters, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { keyFor } from '@/config/secret-key'
import { rateCounters } from '@/content/rate-counters/rate-counters'
import { visitorHash } from './rate-limit'

/** Time to do the work in and to send the form after it. */
const CHALLENGE_TTL_MS = 10 * 60_000
/**
 * The work: so many rounds a try, and so many tries until the one that was chosen. Half a second on a laptop, a few on a
 * mid-range phone; the browser does it beside its main thread.
 */
const ROUNDS = 5_000
const TRIES = { min: 60, max: 180 }

const payload = z.object({
  challenge: z.object({
    // What stands here is ours or nothing: the signature is looked at before any of it is used.
    parameters: z.custom<ChallengeParameters>((value) => typeof value === 'object' && value !== null),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})
/** Longest honest proof, in letters of base64. */
const MAX_PROOF_LENGTH = 4_000

/** The solution is signed beside the challenge, so that verifying a proof takes no work of ours. */
const keys = () => ({
  hmacSignatureSecret: keyFor('proof challenge').toString('hex'),
  hmacKeySignatureSecret: keyFor('proof solution').toString('hex'),
})

/** Work for a browser to do before a form is taken as a person's (ALTCHA). */
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
 * Verifies what a browser sent as its work.
 *
 * @param proof challenge and solution as JSON in base64.
 * @param owner the enquiry it is for: the same one may show it again, no other.
 */
export async function verifyProof(proof: string, owner: string): Promise<boolean> {
  const sent = read(proof)
  if (sent === null) return false
  const { verified } = await verifySolution({ ...sent, deriveKey, ...keys() })
  return verified && rateCounters().claim(`proof:${sent.challenge.signature}`, visitorHash(owner), CHALLENGE_TTL_MS)
}

/** @returns `null` for what is no proof at all, or was not made by us. */
function read(proof: string): z.infer<typeof payload> | null {
  if (proof.length > MAX_PROOF_LENGTH) return null
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null
  } catch {
    // It was no JSON.
    return null
  }
}
