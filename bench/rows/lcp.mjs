import { PHONE, settled, withPage } from '../lib/browser.mjs'
import { serveLimitPage } from '../lib/limit-page.mjs'
import { median, ms } from '../lib/numbers.mjs'

/**
 * @typedef {{ lcp: number, fcp: number, blocking: number, element: string }} Paints
 * @typedef {typeof globalThis & { benchPaints: { lcp: number, element: string, tasks: { start: number, duration: number }[] } }} Window
 */

/** The home page and one with other words and a smaller picture. */
const PATHS = ['/', '/services/residential']
const SAMPLES = 5
const LATER = '<= 1.10x, a promise of the speed work to come'

/**
 * How long until the largest thing is painted, on a slow phone and a slow network, against the limit page. Samples of
 * both are taken in turn.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureLargestPaint({ browser, siteUrl, work }) {
  /** @type {import('../lib/report.mjs').Figure[]} */
  const figures = []
  for (const path of PATHS) {
    const limitPage = await serveLimitPage(browser, PHONE, siteUrl + path)
    try {
      /** @type {Paints[]} */
      const site = []
      /** @type {Paints[]} */
      const limit = []
      for (let sample = 0; sample < SAMPLES; sample++) {
        work.signal.throwIfAborted()
        site.push(await paintsOf(browser, siteUrl + path))
        limit.push(await paintsOf(browser, limitPage.url))
      }
      figures.push(...figuresOf(path, site, limit))
    } finally {
      await limitPage.stop()
    }
  }
  return figures
}

/**
 * @param {string} path
 * @param {readonly Paints[]} site
 * @param {readonly Paints[]} limit
 * @returns {import('../lib/report.mjs').Figure[]}
 */
function figuresOf(path, site, limit) {
  /** @param {'lcp' | 'fcp' | 'blocking'} key */
  const pair = (key) => [median(site.map((paints) => paints[key])), median(limit.map((paints) => paints[key]))]
  const [lcp = 0, lcpLimit = 0] = pair('lcp')
  const [fcp = 0, fcpLimit = 0] = pair('fcp')
  const [blocking = 0, blockingLimit = 0] = pair('blocking')
  return [
    {
      name: `lcp: ${path}`,
      measured: `${(lcp / lcpLimit).toFixed(2)}x: ${ms(lcp)}, limit ${ms(lcpLimit)} (${site[0]?.element})`,
      promise: LATER,
      ok: null,
      data: { site, limit },
    },
    {
      name: `lcp: first paint of ${path}`,
      measured: `${(fcp / fcpLimit).toFixed(2)}x: ${ms(fcp)}, limit ${ms(fcpLimit)}`,
      promise: '',
      ok: null,
    },
    {
      name: `lcp: blocking time of ${path}`,
      measured: `${ms(blocking)}, limit ${ms(blockingLimit)}`,
      promise: '',
      ok: null,
    },
  ]
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Paints>}
 */
function paintsOf(browser, url) {
  return withPage(browser, { device: PHONE, slowCpu: true, slowNetwork: true }, async (page) => {
    await page.addInitScript(observePaints)
    await page.goto(url, { waitUntil: 'load' })
    await settled(page)
    return page.evaluate(() => {
      const { lcp, element, tasks } = /** @type {Window} */ (globalThis).benchPaints
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      // What Lighthouse calls total blocking time: of each long task after the first paint, what is above 50 ms.
      const blocking = tasks
        .map(({ start, duration }) => Math.min(duration, start + duration - fcp) - 50)
        .reduce((sum, above) => sum + Math.max(0, above), 0)
      return { lcp, fcp, blocking, element }
    })
  })
}

/** Runs in the page, before anything else does. */
function observePaints() {
  const window = /** @type {Window} */ (globalThis)
  /** @type {Window['benchPaints']} */
  const paints = { lcp: 0, element: '', tasks: [] }
  window.benchPaints = paints
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = /** @type {PerformanceEntry & { element: Element | null }} */ (entry)
      paints.lcp = entry.startTime
      paints.element = element?.localName ?? ''
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) paints.tasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
