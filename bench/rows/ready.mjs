import { median } from '../lib/numbers.mjs'

const STARTS = 3
const MOST_S = 5

/**
 * How long the site's own process takes until it answers, when it was started on the same state before.
 * @param {Pick<import('../main.mjs').Bench, 'stack' | 'work'>} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureReady({ stack, work: { signal } }) {
  /** @type {number[]} */
  const seconds = []
  for (let start = 0; start < STARTS; start++) {
    await stack.stopSite()
    const began = performance.now()
    await stack.site.start({ signal })
    seconds.push((performance.now() - began) / 1000)
  }
  return [
    {
      name: 'ready: the site, from its second start on',
      measured: `${median(seconds).toFixed(1)} s (at most ${Math.max(...seconds).toFixed(1)})`,
      promise: `<= ${MOST_S} s`,
      ok: Math.max(...seconds) <= MOST_S,
      data: seconds,
    },
  ]
}
