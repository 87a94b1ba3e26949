import { ensureBrowser } from '../scripts/lib/install/browser.mjs'
import { prepare } from '../scripts/lib/install/prepare.mjs'
import { failureLines } from '../scripts/lib/messages/failure.mjs'
import { runProgram } from '../scripts/lib/processes/program.mjs'
import { withDemonstrationLanguages } from '../scripts/lib/services/demonstration.mjs'
import { readSecrets } from '../scripts/lib/services/secrets.mjs'
import { readSettings } from '../scripts/lib/services/settings.mjs'
import { startStack } from '../scripts/lib/services/stack.mjs'
import { launchBrowser } from './lib/browser.mjs'
import { chooseRows } from './lib/choose-rows.mjs'
import { keepResults, machine, table } from './lib/report.mjs'
import { warm } from './lib/warm.mjs'

/**
 * @typedef {import('./lib/report.mjs').Figure} Figure
 *
 * @typedef {object} Bench what every row receives
 * @property {import('../scripts/lib/install/install.mjs').Work} work
 * @property {string} siteUrl
 * @property {Awaited<ReturnType<typeof startStack>>} stack site and backend, with the shipped content
 * @property {import('@playwright/test').Browser} browser
 * @property {string} executable the same browser, for rows that start one of their own
 */

/** `npm run bench [row …]`: measures, prints a table and stores it. The exit code is 1 when a promise is not kept. */
export function main() {
  return runProgram(async ({ signal, progress }) => {
    const rows = chooseRows(process.argv.slice(2))
    const settings = readSettings(process.env)
    const work = {
      settings,
      secrets: readSecrets(settings.dataDir, process.env),
      env: process.env,
      signal,
      progress,
    }
    await prepare(work, { content: true })
    const executable = await ensureBrowser(work, { headless: false })
    const figures = await withEverything(work, executable, async (bench) => {
      if (rows.some(({ timesPages }) => timesPages)) await progress.during('filling the caches', () => warm(bench))
      /** @type {Figure[]} */
      const all = []
      for (const { name, measure } of rows) {
        signal.throwIfAborted()
        all.push(...(await progress.during(`measuring ${name}`, () => measured(name, () => measure(bench), signal))))
      }
      return all
    })
    keepResults(figures)
    for (const line of [...table(figures), '', machine()]) progress.say(line)
    return figures.every(({ ok }) => ok !== false) ? 0 : 1
  })
}

/**
 * Measures one row. When the row fails, the table says so, and the other rows are still measured.
 * @param {string} name
 * @param {() => Promise<Figure[]>} measure
 * @param {AbortSignal} signal
 * @returns {Promise<Figure[]>}
 */
async function measured(name, measure, signal) {
  try {
    return await measure()
  } catch (error) {
    signal.throwIfAborted()
    const lines = failureLines(error)
    return [{ name, measured: `failed: ${lines[0]?.split('\n')[0]}`, promise: '', ok: false, data: lines }]
  }
}

/**
 * @param {Bench['work']} work
 * @param {string} executable the browser
 * @param {(bench: Bench) => Promise<Figure[]>} measure
 */
async function withEverything(work, executable, measure) {
  const { progress, signal } = work
  const stack = await progress.during('starting both halves', () => startStack({ env: withDemonstrationLanguages({}) }))
  const browser = await launchBrowser(executable)
  // Closing the browser ends a measurement that is running.
  const end = () => void browser.close()
  signal.addEventListener('abort', end, { once: true })
  try {
    return await measure({ work, siteUrl: stack.siteUrl, stack, browser, executable })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', end)
    await Promise.all([browser.close(), stack.stop()])
  }
}
