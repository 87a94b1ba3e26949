import { PHONE, withPage } from './browser.mjs'
import { settled } from './quiet.mjs'

/**
 * @typedef {{ style: number, layout: number }} FirstLayout milliseconds
 * @typedef {{ name: string, ts: number, dur?: number, tid: number }} TraceEvent times in microseconds
 */

/** The browser's names for working out which styles hold, and where everything stands. */
const STYLE = new Set(['UpdateLayoutTree', 'RecalculateStyle', 'RecalculateStyles'])
const LAYOUT = 'Layout'
const FIRST_PAINT = 'firstContentfulPaint'

/**
 * What style and layout take of a slow phone's main thread until it first shows something.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<FirstLayout>}
 */
export function firstLayoutOf(browser, url) {
  return withPage(browser, { device: PHONE, slowCpu: true, slowNetwork: true }, async (page) => {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
    await page.goto(url, { waitUntil: 'load' })
    await settled(page)
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'))
    const shown = traceEvents.find(({ name }) => name === FIRST_PAINT)
    if (!shown) throw new Error(`${url} never showed anything`)
    const before = traceEvents.filter(({ ts, tid }) => tid === shown.tid && ts < shown.ts)
    return {
      style: milliseconds(before.filter(({ name }) => STYLE.has(name))),
      layout: milliseconds(before.filter(({ name }) => name === LAYOUT)),
    }
  })
}

/** @param {readonly TraceEvent[]} events */
function milliseconds(events) {
  return events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
}
