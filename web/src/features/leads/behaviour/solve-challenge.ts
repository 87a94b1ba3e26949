import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** A slow telephone needs a few seconds; what needs more is given up, and the form is sent without. */
const TIMEOUT_MS = 20_000

/**
 * Does the work of a challenge (ALTCHA). The browser's own cryptography does it outside of the page's thread, so no worker
 * is needed and typing goes on.
 *
 * @returns the proof as it is sent, empty when there was not time enough.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
}
