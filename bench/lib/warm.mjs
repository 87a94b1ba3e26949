import { DESKTOP, loadWhole, PHONE, withPage } from './browser.mjs'
import { PAGES } from './pages.mjs'
import { isPicture, waitForBestPictures } from './pictures.mjs'
import { waitForQuiet } from './quiet.mjs'
import { scrollThrough } from './scroll.mjs'

/**
 * Renders every page and resizes every picture once, because the rows measure a site that has had visitors.
 * @param {import('../main.mjs').Bench} bench
 * @param {{ devices: readonly import('./browser.mjs').Device[], paths: readonly string[] }} [visits]
 */
export async function warm(
  { browser, siteUrl, work },
  { devices, paths } = { devices: [PHONE, DESKTOP], paths: PAGES },
) {
  /** @type {Set<string>} */
  const pictures = new Set()
  for (const device of devices) {
    for (const path of paths) {
      await withPage(browser, { device }, async (page) => {
        page.on('request', (request) => isPicture(request.url()) && pictures.add(request.url()))
        await loadWhole(page, siteUrl + path)
        await scrollThrough(page)
        await waitForQuiet(page)
      })
    }
  }
  await waitForBestPictures(pictures, work.signal)
}
