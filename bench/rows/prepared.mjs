import { setTimeout as pause } from 'node:timers/promises'
import { NETWORKS } from '../lib/browser.mjs'
import { median, ms } from '../lib/numbers.mjs'
import { openTab } from '../lib/tab.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/tab.mjs').Tab} Tab
 */

const SAMPLES = 7
const REST_MS = 1000
const MOST_MS = 100
const LINK = '/about/contact-us'

/**
 * Time from the click on a link, on which the pointer rested for a second, until the next page is painted, on slow 4G.
 * @param {Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measurePrepared({ executable, siteUrl, work }) {
  /** @type {number[]} */
  const times = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    work.signal.throwIfAborted()
    times.push(await clickToPaint(executable, siteUrl))
  }
  return [
    {
      name: `prepared: from / to ${LINK}`,
      measured: `${ms(median(times))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))})`,
      promise: `<= ${ms(MOST_MS)}`,
      ok: median(times) <= MOST_MS,
      data: times,
    },
  ]
}

/**
 * @param {string} executable
 * @param {string} siteUrl
 */
async function clickToPaint(executable, siteUrl) {
  const tab = await openTab(executable, (send) =>
    Promise.all([
      send('Network.enable'),
      send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS['4g'] }),
      send('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }),
    ]),
  )
  try {
    await tab.open(siteUrl)
    const place = await tab.pointOfLink(LINK)
    await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place })
    await pause(REST_MS)
    const button = /** @type {const} */ ({ button: 'left', clickCount: 1, ...place })
    await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
    const clickedAt = Date.now()
    await tab.showNext(() => tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }))
    const paintedAt = await tab.evaluate(PAINT)
    if (typeof paintedAt !== 'number') throw new Error(`${LINK} was not prepared`)
    return paintedAt - clickedAt
  } finally {
    await tab.close()
  }
}

/** When a prepared page was first painted, in milliseconds since 1970; `null` for a page that was not prepared. */
const PAINT = `new Promise((resolve) =>
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint')
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    if (paint) resolve(activationStart > 0 ? performance.timeOrigin + paint.startTime : null)
  }).observe({ type: 'paint', buffered: true }),
)`
