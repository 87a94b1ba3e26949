import 'server-only'
import { type Challenge, type ChallengeParameters, createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod'
import { keyFor } from '@/config/secret-key'
import { counts } from '@/content/counts/counts'
import { hashed } from './often'

/** Time to do the work in and to send the form after it. */
const GOOD_FOR_MS = 10 * 60_000
/**
 * The work: so many rounds a try, and so many tries until the one that was chosen. Half a second on a laptop, a few on a
 * mid-range phone; the browser does it beside its main thread.
 */
const ROUNDS = 5_000
const TRIES = { least: 60, most: 180 }

const payload = z.object({
  challenge: z.object({
    // What stands here is ours or nothing: the signature is looked at before any of it is used.
    parameters: z.custom<ChallengeParameters>((value) => typeof value === 'object' && value !== null),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
})
/** Longest honest proof, in letters of base64. */
const LONGEST = 4_000

/** The solution is signed beside the challenge, so that judging a proof takes no work of ours. */
const keys = () => ({
  hmacSignatureSecret: keyFor('proof challenge').toString('hex'),
  hmacKeySignatureSecret: keyFor('proof solution').toString('hex'),
})

/** Work for a browser to do before a form is taken as a person's (ALTCHA). */
export function mintChallenge(now = Date.now()): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(TRIES.most, TRIES.least),
    deriveKey,
    expiresAt: new Date(now + GOOD_FOR_MS),
    ...keys(),
  })
}

/**
 * Judges what a browser sent as its work.
 *
 * @param proof challenge and solution as JSON in base64.
 * @param owner the enquiry it is for: the same one may show it again, no other.
 */
export async function isProof(proof: string, owner: string): Promise<boolean> {
  const sent = read(proof)
  if (sent === null) return false
  const { verified } = await verifySolution({ ...sent, deriveKey, ...keys() })
  return verified && counts().claim(`proof:${sent.challenge.signature}`, hashed(owner), GOOD_FOR_MS)
}

/** @returns `null` for what is no proof at all, or was not made by us. */
function read(proof: string): z.infer<typeof payload> | null {
  if (proof.length > LONGEST) return null
  try {
    return payload.safeParse(JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))).data ?? null
  } catch {
    // It was no JSON.
    return null
  }
}
