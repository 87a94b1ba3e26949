import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SITE_FLAGS } from '../../scripts/lib/services/services.mjs'
import { DESKTOP, loadWhole, withPage } from '../lib/browser.mjs'
import { median, ms, percentile } from '../lib/numbers.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {{ toPaint: number, toList: number }} Choice milliseconds
 * @typedef {{ projects: number, prepareMs: number, empty: number, samples: { asked: number, ms: number, cpuMs: number }[] }} Load
 */

const PROGRAM = join(import.meta.dirname, '../lib/filter-load.mjs')
const SERVER_MS = 20
const PAINT_MS = 50
const SAMPLES = 10

/**
 * The filters of the project list: over many projects, without the network; and in the browser, from a choice to the
 * paint after it.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureFilters(bench) {
  const { signal } = bench.work
  const { stdout } = await promisify(execFile)(process.execPath, [...SITE_FLAGS, PROGRAM], { signal })
  /** @type {Load} */
  const load = JSON.parse(stdout)
  const cpu = load.samples.map(({ cpuMs }) => cpuMs)
  const clock = load.samples.map((sample) => sample.ms)
  const slowest = percentile(cpu, 0.95)
  /** @type {Choice[]} */
  const choices = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    signal.throwIfAborted()
    choices.push(await choose(bench))
  }
  const paints = choices.map(({ toPaint }) => toPaint)
  return [
    {
      name: `filters: ${load.projects} projects with counts, p95 of CPU`,
      measured: `${slowest.toFixed(1)} ms (median ${median(cpu).toFixed(1)}, p95 by the clock ${percentile(clock, 0.95).toFixed(1)}); ${load.empty} of ${load.samples.length} states empty`,
      promise: `<= ${SERVER_MS} ms`,
      ok: slowest <= SERVER_MS,
      data: load,
    },
    {
      name: 'filters: a choice, to the next paint',
      measured: `${ms(median(paints))} (${ms(Math.min(...paints))} to ${ms(Math.max(...paints))}); the list after ${ms(median(choices.map(({ toList }) => toList)))}`,
      promise: `<= ${PAINT_MS} ms`,
      ok: median(paints) <= PAINT_MS,
      data: choices,
    },
  ]
}

/**
 * Ticks the first city on a fresh page.
 * @param {Bench} bench
 * @returns {Promise<Choice>}
 */
function choose({ browser, siteUrl }) {
  return withPage(browser, { device: DESKTOP, slowCpu: true }, async (page) => {
    await loadWhole(page, `${siteUrl}/projects`)
    await page.locator('[data-filter-group] summary').first().click()
    const times = page.evaluate(timeChoice)
    await page.locator('[data-filter-group] input:enabled').first().check()
    return times
  })
}

/**
 * Runs in the page. Measures from the next choice to the second frame after it, which is up to one frame too long and
 * never too short, and to the moment when the list shows another number of projects.
 * @returns {Promise<Choice>}
 */
function timeChoice() {
  return new Promise((done) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        /** @type {Promise<number>} */
        const painted = new Promise((seen) =>
          requestAnimationFrame(() => requestAnimationFrame(() => seen(performance.now() - timeStamp))),
        )
        /** @type {Promise<number>} */
        const listed = new Promise((seen) => {
          const count = document.getElementById('count')
          if (!count) throw new Error('there is no list')
          new MutationObserver(() => seen(performance.now() - timeStamp)).observe(count, {
            characterData: true,
            childList: true,
            subtree: true,
          })
        })
        void Promise.all([painted, listed]).then(([toPaint, toList]) => done({ toPaint, toList }))
      },
      { capture: true, once: true },
    )
  })
}
