import { DESKTOP, loadWhole, withPage } from '../lib/browser.mjs'
import { FIRST_USES } from '../lib/first-uses.mjs'
import { brotliSize, recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'
import { PAGES } from '../lib/pages.mjs'
import { waitForQuiet } from '../lib/quiet.mjs'
import { scrollThrough } from '../lib/scroll.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {import('../lib/loads.mjs').Load} Load
 */

const BEFORE_USE = 15_000
const ON_FIRST_USE = 110_000

/** React marks its elements with this string. React and its renderer contain it, also when they are minified. */
const REACT = 'react.transitional.element'

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
 * @param {Bench} bench
 * @param {string} path
 * @returns {Promise<Figure>}
 */
function measureBeforeUse({ browser, siteUrl }, path) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl + path)
    const all = await loads.take()
    const scripts = all.filter(({ kind }) => kind === 'JS')
    const html = all.find(({ kind }) => kind === 'HTML')?.body.toString('utf8') ?? ''
    const external = sum(scripts.map(({ bytes }) => bytes))
    const inline = brotliSize(Buffer.from(inlineScripts(html).join('\n')))
    const withReact = scripts.some(isReact)
    return {
      name: `js: ${path}`,
      measured: `${kilobytes(external + inline)} (${kilobytes(inline)} of it inline)${withReact ? ', with React' : ''}`,
      promise: `<= ${kilobytes(BEFORE_USE)}, no React`,
      ok: external + inline <= BEFORE_USE && !withReact,
      data: { external, inline, files: scripts.map(nameAndSize) },
    }
  })
}

/**
 * Everything that is fetched from the first use of a part until the page is quiet again.
 * @param {Bench} bench
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
function isReact({ kind, body }) {
  return kind === 'JS' && body.includes(REACT)
}

/** @param {Load} load */
function nameAndSize({ url, kind, bytes }) {
  return { url, kind, bytes }
}

/**
 * @param {string} html
 * @returns {string[]} the inline scripts of the page, without structured data for search engines
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [text],
  )
}
