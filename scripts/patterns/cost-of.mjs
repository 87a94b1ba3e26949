import { checkSync } from 'recheck'

// In this process, without a worker or a native program: the same answer on every machine.
process.env.RECHECK_SYNC_BACKEND = 'pure'

/** Milliseconds for one pattern. */
const PATIENCE_MS = 10_000

/**
 * What the worst text costs.
 * @param {Pick<import('./literals.mjs').Literal, 'pattern' | 'flags'>} literal
 * @returns {string} such as `2nd degree polynomial`, or `no answer` within the time; empty when it is linear
 */
export function costOf({ pattern, flags }) {
  const found = checkSync(pattern, flags, { timeout: PATIENCE_MS })
  if (found.status === 'safe') return ''
  return found.status === 'vulnerable' ? found.complexity.summary : 'no answer'
}
