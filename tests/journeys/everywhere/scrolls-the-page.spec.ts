import type { Page } from '@playwright/test'
import { settings } from '../../support/expected/seeds'
import { expect, test, untilIdle, visit } from '../../support/test'

/** 'Scroll threshold for compact header: 300px.' */
const THRESHOLD = 300

test('the header is compact beyond 300 px of scroll, not at exactly 300, and full again below', {
  tag: '@tablet',
}, async ({ page }) => {
  await visit(page)
  const whole = await shownHeight(page)
  expect(whole).toBeGreaterThan(60)
  await scrollTo(page, THRESHOLD)
  await expect.poll(() => shownHeight(page)).toBe(whole)
  await scrollTo(page, THRESHOLD + 1)
  await expect.poll(() => shownHeight(page)).toBeLessThan(whole)
  const compact = await settledHeight(page)
  expect(compact).toBeGreaterThan(40)
  await scrollTo(page, THRESHOLD)
  await expect.poll(() => shownHeight(page)).toBe(whole)
})

test('a page that is loaded far down is compact at once', { tag: '@once' }, async ({ page }) => {
  await visit(page)
  const whole = await shownHeight(page)
  await scrollTo(page, 2_000)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(THRESHOLD)
  await expect.poll(() => shownHeight(page)).toBeLessThan(whole)
})

test('navigation stays within reach while the header is compact', async ({ page }) => {
  await visit(page)
  await scrollTo(page, 2_000)
  await settledHeight(page)
  await expect(page.getByRole('link', { name: `${settings.brandName}, home` })).toBeInViewport({ ratio: 0.99 })
  await expect(page.getByRole('link', { name: 'Media', exact: true }).first()).not.toBeInViewport()
})

// One page of each kind.
for (const path of ['/', '/technology', '/aca', '/there-is-no-such-page']) {
  test(`no layout shift on ${path}: while it loads, when the search box appears, and while scrolling`, {
    tag: '@tablet',
  }, async ({ page, watch }) => {
    if (path === '/there-is-no-such-page') watch.expect(/404/)
    await recordShifts(page)
    await page.goto(path)
    if (path !== '/aca') await expect(page.getByLabel('Looking for')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const steps = Array.from({ length: Math.ceil(height / 600) }, (_, step) => step * 600)
    for (const top of [THRESHOLD + 1, 0, ...steps, 0]) {
      await scrollTo(page, top)
      if (path !== '/aca') await settledHeight(page)
    }
    await untilIdle(page)
    expect(await shifts(page)).toEqual([])
  })
}

// The pages with the most kinds of pictures: logos, drawings, photographs.
for (const path of ['/', '/ada', '/aca', '/about/who-we-are']) {
  test(`pictures that load late cause no layout shift on ${path}`, { tag: '@once' }, async ({ page }) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(
      ({ pathname }) => /^\/(media|pictures)\b/.test(pathname),
      async (route) => {
        await arrived
        await route.continue()
      },
    )
    await recordShifts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    if (path !== '/aca') await expect(page.getByLabel('Looking for')).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    // Requests every picture of the page, and looks at its end while they load.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager'
    })
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
    arrive()
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
    expect(await shifts(page)).toEqual([])
  })
}

/** From now on, records every layout shift with the elements that moved and their positions. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Source {
      node?: Node
      previousRect: DOMRectReadOnly
      currentRect: DOMRectReadOnly
    }
    const shifts: { value: number; told: object[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: Source[] }
        const told = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node.outerHTML.slice(0, 160) : (node?.textContent ?? 'gone')
          return { element, from: previousRect.toJSON(), to: currentRect.toJSON() }
        })
        shifts.push({ value, told })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function shifts(page: Page): Promise<object[]> {
  return page.evaluate(() => (window as unknown as { shifts: object[] }).shifts)
}

/** Scrolls without animation, and waits until the page has received the scroll event. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (position) => {
    window.scrollTo({ top: position, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  }, top)
}

/** Visible height of the header, in whole pixels. */
function shownHeight(page: Page): Promise<number> {
  return page.locator('[data-header]').evaluate((header) => Math.round(header.getBoundingClientRect().bottom))
}

/** The same after the header has stopped moving. */
async function settledHeight(page: Page): Promise<number> {
  // A cancelled animation rejects: the header has changed direction, and the next check sees the new movement.
  await page
    .locator('[data-header]')
    .evaluate((header) => Promise.all(header.getAnimations().map((animation) => animation.finished.catch(() => null))))
  return shownHeight(page)
}

test('the End key reaches the end while the lower bands are not laid out yet', { tag: '@once' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  // Deferred bands are laid out when an animation ends, so it is stopped here.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await visit(page, '/')
  await page.keyboard.press('End')
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - document.documentElement.clientHeight)
  await expect.poll(left).toBeLessThanOrEqual(1)
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await left()).toBeLessThanOrEqual(1)
})
