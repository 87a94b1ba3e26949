import { loadWhole, PHONE, withPage } from '../lib/browser.mjs'
import { recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'
import { isPicture, waitForBestPictures } from '../lib/pictures.mjs'

/**
 * @typedef {Pick<import('../main.mjs').Bench, 'browser' | 'siteUrl'> & { work: { signal: AbortSignal } }} Weighing
 * @typedef {import('../lib/loads.mjs').Load} Load
 */

const MOST = 250_000
const KINDS = /** @type {const} */ (['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'])

/**
 * Everything that a phone loads for the home page before it scrolls.
 * @param {Weighing} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureBytes(bench) {
  const first = await loadsOf(bench)
  const pictures = first.map(({ url }) => url).filter(isPicture)
  await waitForBestPictures(pictures, bench.work.signal)
  const all = await loadsOf(bench)
  const total = totalOf(all)
  const parts = KINDS.flatMap((kind) => {
    const bytes = totalOf(all.filter((load) => load.kind === kind))
    return bytes === 0 ? [] : [`${kind} ${Math.round(bytes / 1000)}`]
  })
  return [
    {
      name: 'bytes: / before scrolling, 390 px at 3x',
      measured: `${kilobytes(total)} (${parts.join(', ')})`,
      promise: `<= ${kilobytes(MOST)}`,
      ok: total <= MOST,
      data: all.map(({ url, kind, bytes }) => ({ url, kind, bytes })),
    },
  ]
}

/**
 * @param {Weighing} bench
 * @returns {Promise<Load[]>}
 */
function loadsOf({ browser, siteUrl }) {
  return withPage(browser, { device: PHONE }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl)
    return loads.take()
  })
}

/** @param {readonly Load[]} loads */
function totalOf(loads) {
  return sum(loads.map(({ bytes }) => bytes))
}
