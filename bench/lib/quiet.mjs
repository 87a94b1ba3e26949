/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ underWay: number, changedAt: number }} Traffic
 */

/** Long enough for what starts in an idle moment after the last answer. */
const QUIET_MS = 1000
/** A page that is never quiet fails its row. */
const PATIENCE_MS = 60_000
const LOOK_MS = 50

/** @type {WeakMap<Page, Traffic>} */
const trafficOf = new WeakMap()

/**
 * Counts what a page asks for. Playwright's own `networkidle` comes once after a navigation, and says nothing of what is
 * asked for later.
 * @param {Page} page that has not asked for anything yet
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
 * Waits until a page has asked for nothing for a while.
 * @param {Page} page
 */
export async function settled(page) {
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
