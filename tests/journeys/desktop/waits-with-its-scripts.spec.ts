import type { Page } from '@playwright/test'
import { expect, test } from '../../support/test'

/**
 * Opens the home page with its pictures still loading, until the returned function is called. The three seconds after
 * which scripts load in any case do not pass.
 */
async function openWithoutPictures(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window
    const others = (act: TimerHandler, ms?: number) => (ms === 3_000 ? 0 : setTimeout(act, ms))
    Object.assign(window, { setTimeout: others })
  })
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.route('**/pictures/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => asked.some((path) => path.startsWith('/pictures/'))).toBe(true)
  return { hasScripts: () => asked.some((path) => path.endsWith('.js')), release }
}

test('scripts of a page that begins with a picture load after it', async ({ page }) => {
  const { hasScripts, release } = await openWithoutPictures(page)
  expect(hasScripts()).toBe(false)
  release()
  await expect.poll(hasScripts).toBe(true)
})

test('after a key press scripts do not wait for the picture', async ({ page }) => {
  const { hasScripts, release } = await openWithoutPictures(page)
  expect(hasScripts()).toBe(false)
  await page.keyboard.press('Tab')
  await expect.poll(hasScripts).toBe(true)
  // One sign of a visitor starts all parts.
  await expect(page.locator('html[data-drawers-ready]')).toBeAttached()
  release()
})

test('the scripts of every page are compiled while they arrive, not at the first tap', async ({ page, request }) => {
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('html[data-drawers-ready]')).toBeAttached()
  const [address] = await page
    .locator('script[src*="/site.astro"]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')))
  // The hint counts only as the first line of the file.
  expect(await (await request.get(String(address))).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

for (const [network, connection, early] of [
  ['data saving', { saveData: true, rtt: 50 }, []],
  ['a round trip of 800 ms', { saveData: false, rtt: 800 }, []],
  ['a round trip of 150 ms', { saveData: false, rtt: 150 }, ['the first picture']],
  ['a near network', { saveData: false, rtt: 50 }, ['anek-latin', 'the first picture']],
] as const) {
  test(`with ${network}, ${early.join(', ') || 'nothing'} is loaded before the words`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    )
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const loaded = await page
      .locator('link[rel=preload]:not([media="not all"])')
      .evaluateAll((links) =>
        links.map(
          (link) => /\/([\w-]+)\.[^/]+\.woff2$/.exec((link as HTMLLinkElement).href)?.[1] ?? 'the first picture',
        ),
      )
    expect(loaded).toEqual(early)
  })
}
