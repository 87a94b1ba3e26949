import { DESKTOP, PHONE, withPage } from '../lib/browser.mjs'
import { PAGES } from '../lib/pages.mjs'
import { waitForQuiet } from '../lib/quiet.mjs'
import { scrollThrough } from '../lib/scroll.mjs'
import { observeShifts, takeShifts } from '../lib/shifts.mjs'

/** @typedef {import('../lib/shifts.mjs').Shift} Shift */

const WIDTHS = [
  { name: '390 px', device: PHONE },
  { name: '1440 px', device: DESKTOP },
]

/**
 * The sum of all layout shifts, while the page loads over a slow network and while a visitor scrolls to its end and
 * back.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureShift({ browser, siteUrl, work }) {
  /** @type {import('../lib/report.mjs').Figure[]} */
  const figures = []
  for (const { name, device } of WIDTHS) {
    for (const path of PAGES) {
      work.signal.throwIfAborted()
      const { loading, scrolling } = await withPage(
        browser,
        { device, slowCpu: true, slowNetwork: '4g' },
        async (page) => {
          await page.addInitScript(observeShifts)
          await page.goto(siteUrl + path, { waitUntil: 'load' })
          await waitForQuiet(page)
          const before = await takeShifts(page)
          await scrollThrough(page)
          await waitForQuiet(page)
          return { loading: before, scrolling: await takeShifts(page) }
        },
      )
      const [whileLoading, whileScrolling] = [total(loading), total(scrolling)]
      const worst = [...loading, ...scrolling].sort((a, b) => b.value - a.value)[0]
      figures.push({
        name: `cls: ${path} at ${name}`,
        measured: `${whileLoading.toFixed(4)} loading, ${whileScrolling.toFixed(4)} scrolling${worst ? `: ${worst.sources.join(' ')}` : ''}`,
        promise: '0.0000',
        // A sum that is shown as 0.0000.
        ok: whileLoading + whileScrolling < 0.00005,
        data: { loading, scrolling },
      })
    }
  }
  return figures
}

/** @param {readonly Shift[]} shifts */
function total(shifts) {
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
