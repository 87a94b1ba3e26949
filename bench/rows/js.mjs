import { DESKTOP, loadWhole, withPage } from '../lib/browser.mjs'
import { FIRST_USES } from '../lib/first-uses.mjs'
import { recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'
import { PAGES } from '../lib/pages.mjs'
import { waitForQuiet } from '../lib/quiet.mjs'
import { isReact, SCRIPT_BEFORE_USE, scriptOf } from '../lib/script.mjs'
import { scrollThrough } from '../lib/scroll.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {import('../lib/loads.mjs').Load} Load
 */

const ON_FIRST_USE = 110_000

/**
 * Script that a page loads before the first interaction, and script that the first use of a part loads.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureScript(bench) {
  /** @type {Figure[]} */
  const figures = []
  for (const path of PAGES) {
    bench.work.signal.throwIfAborted()
    figures.push(await measureBeforeUse(bench, path))
  }
  return [...figures, ...(await measureFirstUses(bench))]
}

/**
 * Script that the first use of a part loads.
 * @param {Pick<Bench, 'browser' | 'siteUrl'> & { work: { signal: AbortSignal } }} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureFirstUses(bench) {
  /** @type {Figure[]} */
  const figures = []
  let reactIsKnown = false
  for (const use of FIRST_USES) {
    bench.work.signal.throwIfAborted()
    const { figure, hasReact } = await measureFirstUse(bench, use)
    figures.push(figure)
    reactIsKnown ||= hasReact
  }
  if (!reactIsKnown)
    throw new Error('no first use brings React by its marker: that pages are without it proves nothing')
  return figures
}

/**
 * @param {Pick<Bench, 'browser' | 'siteUrl'>} bench
 * @param {string} path
 * @returns {Promise<Figure>}
 */
function measureBeforeUse({ browser, siteUrl }, path) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl + path)
    const { external, inline, hasReact, files } = scriptOf(await loads.take())
    return {
      name: `js: ${path}`,
      measured: `${kilobytes(external + inline)} (${kilobytes(inline)} of it inline)${hasReact ? ', with React' : ''}`,
      promise: `<= ${kilobytes(SCRIPT_BEFORE_USE)}, no React`,
      ok: external + inline <= SCRIPT_BEFORE_USE && !hasReact,
      data: { external, inline, files: files.map(nameAndSize) },
    }
  })
}

/**
 * Everything that is fetched from the first use of a part until the page is quiet again.
 * @param {Pick<Bench, 'browser' | 'siteUrl'>} bench
 * @param {import('../lib/first-uses.mjs').FirstUse} use
 * @returns {Promise<{ figure: Figure, hasReact: boolean }>}
 */
function measureFirstUse({ browser, siteUrl }, { name, path, act }) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl + path)
    // What loads because it comes near the screen does not belong to the use.
    await scrollThrough(page)
    await waitForQuiet(page)
    await loads.take()
    await act(page)
    await waitForQuiet(page)
    const brought = await loads.take()
    const total = sum(brought.map(({ bytes }) => bytes))
    const hasReact = brought.some(isReact)
    const figure = {
      name: `js: ${name}`,
      measured: `${kilobytes(total)} in ${brought.length} files, ${hasReact ? 'React among them' : 'no React'}`,
      promise: `<= ${kilobytes(ON_FIRST_USE)}`,
      ok: brought.length > 0 && total <= ON_FIRST_USE,
      data: brought.map(nameAndSize),
    }
    return { figure, hasReact }
  })
}

/** @param {Load} load */
function nameAndSize({ url, kind, bytes }) {
  return { url, kind, bytes }
}
