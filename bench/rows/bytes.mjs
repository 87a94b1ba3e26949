import { loadWhole, PHONE, withPage } from '../lib/browser.mjs'
import { recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'

const MOST = 250_000
const KINDS = /** @type {const} */ (['HTML', 'JS', 'CSS', 'fonts', 'pictures', 'other'])

/**
 * Everything that a phone loads of the home page before it scrolls.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export function measureBytes({ browser, siteUrl }) {
  return withPage(browser, { device: PHONE }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl)
    const all = await loads.take()
    const total = sum(all.map(({ bytes }) => bytes))
    const parts = KINDS.flatMap((kind) => {
      const bytes = sum(all.filter((load) => load.kind === kind).map((load) => load.bytes))
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
  })
}
