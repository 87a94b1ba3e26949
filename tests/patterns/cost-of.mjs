import { checkSync } from 'recheck'

// In this process and not in a worker or a native program, so that the result is the same on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Milliseconds for one pattern. */
const PATIENCE_MS = 10_000

/**
 * The cost of the worst input.
 * @param {Pick<import('./literals.mjs').Literal, 'pattern' | 'flags'>} literal
 * @returns {string} such as `2nd degree polynomial`, or `no answer` after the timeout; empty when it is linear
 */
export function costOf({ pattern, flags }) {
  const found = checkSync(pattern, flags, { timeout: PATIENCE_MS })
  if (found.status === 'safe') return ''
  return found.status === 'vulnerable' ? found.complexity.summary : 'no answer'
}
