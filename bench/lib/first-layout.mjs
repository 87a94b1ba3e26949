import { PHONE, withPage } from './browser.mjs'
import { waitForQuiet } from './quiet.mjs'

/**
 * @typedef {object} FirstLayout milliseconds of CPU time of the main thread
 * @property {number} style
 * @property {number} layout
 * @property {number} beforeFirstPaint the part of both that came before the first paint
 *
 * @typedef {{ name: string, ts: number, tdur?: number, pid: number, tid: number }} TraceEvent times in microseconds
 */

/** The browser's names for style calculation and for layout. */
const STYLE = 'UpdateLayoutTree'
const LAYOUT = 'Layout'
const FIRST_PAINT = 'firstContentfulPaint'
const LARGEST_PAINT = 'largestContentfulPaint::Candidate'

/**
 * How long style and layout take on a slow phone until the largest paint. The first paint may come when little of the
 * page is laid out; the rest of the layout then delays the largest paint.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<FirstLayout>}
 */
export function firstLayoutOf(browser, url) {
  return withPage(browser, { device: PHONE, slowCpu: true, slowNetwork: '4g' }, async (page) => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
    await page.goto(url, { waitUntil: 'load' })
    await waitForQuiet(page)
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const first = traceEvents.find(({ name }) => name === FIRST_PAINT)
    const largest = traceEvents.findLast(({ name }) => name === LARGEST_PAINT)
    if (!first || !largest) throw new Error(`${url} never showed anything`)
    const main = traceEvents.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    const styles = main.filter(({ name, ts }) => name === STYLE && ts < largest.ts)
    const layouts = main.filter(({ name, ts }) => name === LAYOUT && ts < largest.ts)
    return {
      style: milliseconds(styles),
      layout: milliseconds(layouts),
      beforeFirstPaint: milliseconds([...styles, ...layouts].filter(({ ts }) => ts < first.ts)),
    }
  })
}

/** @param {readonly TraceEvent[]} events */
function milliseconds(events) {
  return events.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}
