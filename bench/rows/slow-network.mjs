import { PHONE, withPage } from '../lib/browser.mjs'
import { median, ms } from '../lib/numbers.mjs'
import { TEMPLATES } from '../lib/pages.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 */

const SAMPLES = 3
const MOST_MS = 6_000

/**
 * Time until a phone with an empty cache paints text at 50 kbit/s and 800 ms latency. Scripts, fonts and pictures of
 * the page compete for the line as usual.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureSlowNetwork({ browser, siteUrl, work }) {
  /** @type {Figure[]} */
  const figures = []
  for (const path of TEMPLATES) {
    /** @type {{ paint: number, parsed: number }[]} */
    const samples = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      work.signal.throwIfAborted()
      samples.push(await firstText(browser, siteUrl + path))
    }
    const paint = median(samples.map((one) => one.paint))
    figures.push({
      name: `slow-network: ${path}`,
      measured: `text after ${ms(paint)}, the whole page's words after ${ms(median(samples.map(({ parsed }) => parsed)))}`,
      promise: `<= ${ms(MOST_MS)}`,
      ok: paint <= MOST_MS,
      data: samples,
    })
  }
  return figures
}

/**
 * @param {Bench['browser']} browser
 * @param {string} url
 */
function firstText(browser, url) {
  return withPage(browser, { device: PHONE, slowNetwork: 'edge' }, async (page) => {
    page.setDefaultNavigationTimeout(120_000)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    return page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      parsed: /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType('navigation')[0])
        .domContentLoadedEventStart,
    }))
  })
}
