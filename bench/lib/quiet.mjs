/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ underWay: number, changedAt: number }} Traffic
 */

/** Long enough for work that starts in an idle callback after the last response. */
const QUIET_MS = 1000
/** Timeout: a page that never becomes quiet fails its row. */
const PATIENCE_MS = 60_000
const LOOK_MS = 50

/** @type {WeakMap<Page, Traffic>} */
const trafficOf = new WeakMap()

/**
 * Counts the requests of a page. Playwright's own `networkidle` fires once after a navigation and does not cover later
 * requests.
 * @param {Page} page that has not sent a request yet
 */
export function watchTraffic(page) {
  /** @type {Traffic} */
  const traffic = { underWay: 0, changedAt: 0 }
  const add = (/** @type {number} */ change) => {
    traffic.underWay += change
    traffic.changedAt = performance.now()
  }
  trafficOf.set(page, traffic)
  page.on('request', () => add(1))
  page.on('requestfinished', () => add(-1))
  page.on('requestfailed', () => add(-1))
}

/**
 * Waits until a page has sent no request for a while.
 * @param {Page} page
 */
export async function waitForQuiet(page) {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('nobody counts what this page asks for')
  const from = performance.now()
  for (;;) {
    const now = performance.now()
    if (traffic.underWay === 0 && now - Math.max(from, traffic.changedAt) >= QUIET_MS) return
    if (now - from > PATIENCE_MS) throw new Error(`${page.url()} still waits for ${traffic.underWay} answers`)
    await page.waitForTimeout(LOOK_MS)
  }
}
