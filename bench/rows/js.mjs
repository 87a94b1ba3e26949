import { DESKTOP, loadWhole, settled, withPage } from '../lib/browser.mjs'
import { brotliSize, recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'
import { PAGES } from '../lib/pages.mjs'
import { scrollThrough } from '../lib/scroll.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {{ external: number, inline: number, files: { url: string, bytes: number }[] }} Scripts
 */

const OURS = 15 * 1024
const ON_FOCUS = 50 * 1024

/**
 * JavaScript before any interaction, against what an empty Next page loads, and what the first touch of a form brings.
 * @param {Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureScript(bench) {
  const floor = await scriptsOf(bench, await bench.floor.url())
  /** @type {Figure[]} */
  const figures = [
    {
      name: "js: Next's floor",
      measured: `${kilobytes(floor.external)}, inline ${kilobytes(floor.inline)}`,
      promise: '',
      ok: null,
      data: floor,
    },
  ]
  for (const path of PAGES) {
    const page = await scriptsOf(bench, bench.siteUrl + path)
    const ours = page.external - floor.external
    figures.push({
      name: `js: ${path}`,
      measured: `floor ${ours < 0 ? '-' : '+'} ${kilobytes(Math.abs(ours))}, inline ${kilobytes(page.inline)}`,
      promise: `floor + ${kilobytes(OURS)}`,
      ok: ours <= OURS,
      data: page,
    })
  }
  return [...figures, await measureFirstFocus(bench)]
}

/**
 * @param {Bench} bench
 * @param {string} url
 * @returns {Promise<Scripts>}
 */
function scriptsOf({ browser }, url) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, url)
    const all = await loads.take()
    const files = all.filter(({ kind }) => kind === 'JS').map((load) => ({ url: load.url, bytes: load.bytes }))
    const html = all.find(({ kind }) => kind === 'HTML')?.body.toString('utf8') ?? ''
    return {
      external: sum(files.map(({ bytes }) => bytes)),
      inline: brotliSize(Buffer.from(inlineScripts(html).join('\n'))),
      files,
    }
  })
}

/**
 * @param {string} html
 * @returns {string[]} the script written into the page; most of it is the page's data, which grows with its markup
 */
function inlineScripts(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes = '', text = '']) =>
    /\bsrc=|ld\+json/.test(attributes) ? [] : [text],
  )
}

/**
 * @param {Bench} bench
 * @returns {Promise<Figure>}
 */
function measureFirstFocus({ browser, siteUrl }) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl)
    await scrollThrough(page)
    const field = page.locator('footer input[name=subscribedEmail]')
    await field.scrollIntoViewIfNeeded()
    await settled(page)
    await loads.take()
    await field.focus()
    await settled(page)
    const brought = await loads.take()
    const total = sum(brought.map(({ bytes }) => bytes))
    return {
      name: 'js: first focus of the newsletter field',
      measured: brought.length === 0 ? 'nothing' : `${kilobytes(total)} in ${brought.length} files`,
      promise: `<= ${kilobytes(ON_FOCUS)}`,
      ok: total <= ON_FOCUS,
      data: brought.map(({ url, kind, bytes }) => ({ url, kind, bytes })),
    }
  })
}
