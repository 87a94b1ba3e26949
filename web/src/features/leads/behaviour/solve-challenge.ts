import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Milliseconds. A slow phone needs a few seconds; after this limit the form is sent without a proof. */
const TIMEOUT_MS = 20_000

/**
 * Solves a proof of work (ALTCHA). The Web Crypto API works outside of the page's main thread, so no worker is needed
 * and the visitor can go on typing.
 *
 * @returns the proof as it is sent; empty when the time was not enough.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
}
