import { chromium } from '@playwright/test'
import { waitForQuiet, watchTraffic } from './quiet.mjs'

/** @typedef {import('@playwright/test').BrowserContextOptions} Device */

/** @type {Device} */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }

/** @type {Device} */
export const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

/** Factor by which script and layout of a page run slower than on this machine. */
const CPU_SLOWDOWN = 4

/** Bytes per second and milliseconds. The browser applies them to each response; they are not simulated afterwards. */
export const NETWORKS = {
  '4g': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  edge: { latency: 800, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 },
}

/**
 * @param {string} executablePath
 * @param {readonly string[]} [more] further arguments
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export function launchBrowser(executablePath, more = []) {
  return chromium.launch({
    executablePath,
    args: [
      // Chromium's sandbox does not run for root, and containers usually run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
}

/**
 * Opens an empty page with empty caches, runs `act` with it, and closes it.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {{ device: Device, slowCpu?: boolean, slowNetwork?: keyof typeof NETWORKS }} how
 * @param {(page: import('@playwright/test').Page) => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function withPage(browser, { device, slowCpu = false, slowNetwork }, act) {
  // Rows measure without the service worker's cache.
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    watchTraffic(page)
    const session = await context.newCDPSession(page)
    if (slowNetwork) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORKS[slowNetwork] })
    }
    if (slowCpu) await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await act(page)
  } finally {
    await context.close()
  }
}

/**
 * Loads a page and waits until it sends no more requests.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function loadWhole(page, url) {
  const response = await page.goto(url, { waitUntil: 'load' })
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`)
  await waitForQuiet(page)
}
