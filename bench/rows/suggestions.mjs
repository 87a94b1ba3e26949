import { DESKTOP, loadWhole, settled, withPage } from '../lib/browser.mjs'
import { recordLoads } from '../lib/loads.mjs'
import { kilobytes, sum } from '../lib/numbers.mjs'

const ON_FOCUS = 50 * 1024

/**
 * What the first focus of the search box brings.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export function measureSuggestions({ browser, siteUrl }) {
  return withPage(browser, { device: DESKTOP }, async (page) => {
    const loads = recordLoads(page)
    await loadWhole(page, siteUrl)
    await settled(page)
    await loads.take()
    await page.locator('header input[type=search]').focus()
    await settled(page)
    const brought = (await loads.take()).filter(({ kind }) => kind === 'JS')
    const total = sum(brought.map(({ bytes }) => bytes))
    return [
      {
        name: 'js: first focus of the search box',
        measured: brought.length === 0 ? 'nothing' : `${kilobytes(total)} in ${brought.length} files`,
        promise: `<= ${kilobytes(ON_FOCUS)}`,
        ok: brought.length > 0 && total <= ON_FOCUS,
        data: brought.map(({ url, kind, bytes }) => ({ url, kind, bytes })),
      },
    ]
  })
}
