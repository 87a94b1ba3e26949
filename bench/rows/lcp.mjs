import { PHONE, withPage } from '../lib/browser.mjs'
import { firstLayoutOf } from '../lib/first-layout.mjs'
import { serveLimitPage } from '../lib/limit-page.mjs'
import { median, ms } from '../lib/numbers.mjs'
import { TEMPLATES } from '../lib/pages.mjs'
import { waitForQuiet } from '../lib/quiet.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {{ lcp: number, fcp: number, blocking: number, element: string }} Paints
 * @typedef {typeof globalThis & { benchPaints: { lcp: number, element: string, tasks: { start: number, duration: number }[] } }} Window
 */

const SAMPLES = 7
const MOST_LARGEST = 1.1
const MOST_FIRST = 1.15
const MOST_BLOCKING_MS = 30
const MOST_FIRST_LAYOUT = 0.5

/**
 * Time until the largest paint on a slow phone and a slow network, compared with the limit page. Samples of both
 * alternate.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureLargestPaint({ browser, siteUrl, work }) {
  /** @type {Figure[]} */
  const figures = []
  for (const path of TEMPLATES) {
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
      if (path === '/') figures.push(await measureFirstLayout(browser, limitPage, work.signal))
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
 * @returns {Figure[]}
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
      promise: `<= ${MOST_LARGEST.toFixed(2)}x`,
      ok: lcp / lcpLimit <= MOST_LARGEST,
      data: { site, limit },
    },
    {
      name: `lcp: first paint of ${path}`,
      measured: `${(fcp / fcpLimit).toFixed(2)}x: ${ms(fcp)}, limit ${ms(fcpLimit)}`,
      promise: `<= ${MOST_FIRST.toFixed(2)}x`,
      ok: fcp / fcpLimit <= MOST_FIRST,
    },
    {
      name: `lcp: blocking time of ${path}`,
      measured: `${ms(blocking)}, limit ${ms(blockingLimit)}`,
      promise: `<= limit + ${ms(MOST_BLOCKING_MS)}`,
      ok: blocking - blockingLimit <= MOST_BLOCKING_MS,
    },
  ]
}

/**
 * @param {Bench['browser']} browser
 * @param {string} url
 * @returns {Promise<Paints>}
 */
function paintsOf(browser, url) {
  return withPage(browser, { device: PHONE, slowCpu: true, slowNetwork: '4g' }, async (page) => {
    await page.addInitScript(observePaints)
    await page.goto(url, { waitUntil: 'load' })
    await waitForQuiet(page)
    return page.evaluate(() => {
      const { lcp, element, tasks } = /** @type {Window} */ (globalThis).benchPaints
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      // Total blocking time as Lighthouse defines it: of each long task after the first paint, the part above 50 ms.
      const blocking = tasks
        .map(({ start, duration }) => Math.min(duration, start + duration - fcp) - 50)
        .reduce((sum, above) => sum + Math.max(0, above), 0)
      return { lcp, fcp, blocking, element }
    })
  })
}

/** Runs in the page before any other script. */
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

/**
 * Time that markup and styles alone take on a slow phone until the first screen is complete, compared with the same
 * page with no part of its layout deferred.
 * @param {Bench['browser']} browser
 * @param {import('../lib/limit-page.mjs').LimitPage} limitPage
 * @param {AbortSignal} signal
 * @returns {Promise<Figure>}
 */
async function measureFirstLayout(browser, limitPage, signal) {
  /** @type {import('../lib/first-layout.mjs').FirstLayout[]} */
  const samples = []
  /** @type {import('../lib/first-layout.mjs').FirstLayout[]} */
  const wholes = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    signal.throwIfAborted()
    samples.push(await firstLayoutOf(browser, limitPage.url))
    wholes.push(await firstLayoutOf(browser, limitPage.wholeUrl))
  }
  const style = median(samples.map((sample) => sample.style))
  const layout = median(samples.map((sample) => sample.layout))
  const both = median(samples.map((sample) => sample.style + sample.layout))
  const whole = median(wholes.map((sample) => sample.style + sample.layout))
  const beforeFirstPaint = median(samples.map((sample) => sample.beforeFirstPaint))
  return {
    name: 'lcp: first layout of /, limit page',
    measured: `${(both / whole).toFixed(2)}x: ${ms(both)}, at once ${ms(whole)}; style ${ms(style)}, layout ${ms(layout)}; ${ms(beforeFirstPaint)} of it before the first paint`,
    promise: `<= ${MOST_FIRST_LAYOUT.toFixed(2)}x`,
    ok: both / whole <= MOST_FIRST_LAYOUT,
    data: { samples, wholes },
  }
}
