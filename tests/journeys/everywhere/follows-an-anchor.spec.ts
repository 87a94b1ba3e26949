import type { Page } from '@playwright/test'
import { anchors } from '../../support/expected/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'
import { openFirstDrawer, openSecondDrawer, openThirdDrawer } from '../../support/visiting/drawers'
import { megaMenu } from '../../support/visiting/menus'

/** 'Stopping 150px above it.' */
const OFFSET = 150

for (const [path, names] of Object.entries(anchors)) {
  for (const name of names) {
    test(`${path}#${name} is ${OFFSET} px below the top when it is loaded`, async ({ page }) => {
      await visit(page, `${path}#${name}`)
      await expectAtOffset(page, name)
      // The target is far down the page, so the header above it is compact.
      await expect(page.getByRole('link', { name: 'Media', exact: true }).first()).not.toBeInViewport()
    })
  }
}

test('a link within the page scrolls smoothly to it, from the top and from the end', { tag: '@tablet' }, async ({
  page,
}) => {
  await visit(page, '/technology')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4)
  const name = (await link.getAttribute('href'))?.slice(1) ?? ''
  for (const start of [0, 1_000_000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), start)
    const positions = await recordScroll(page)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(`/technology#${name}`)
    await expectAtOffset(page, name)
    expect((await positions()).length, 'places on the way').toBeGreaterThan(3)
    await page.goBack()
    await expect(page).toHaveURL('/technology')
  }
})

test('with reduced motion the page jumps there at once', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/technology')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4)
  const positions = await recordScroll(page)
  await link.evaluate((element: HTMLElement) => element.click())
  await expectAtOffset(page, (await link.getAttribute('href'))?.slice(1) ?? '')
  expect(await positions()).toHaveLength(1)
})

test('a link of the menu on the page itself closes the menu and scrolls there', async ({ page }) => {
  await visit(page, '/technology')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    const { button, panel, list } = megaMenu(page, 'technology')
    await button.press('Enter')
    await list.locator('a[href="/technology#section-6"]').click()
    await expect(panel).toBeHidden()
  } else {
    await openFirstDrawer(page)
    await openSecondDrawer(page, 'Technology', 'Developers')
    const third = await openThirdDrawer(page, 'Flexible Workspaces')
    await third.locator('a[href="/technology#section-6"]').click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  await expect(page).toHaveURL('/technology#section-6')
  await expectAtOffset(page, 'section-6')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the same link of the page a second time leads there again, and back to where it was', { tag: '@once' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/technology')
  const { button, panel, list } = megaMenu(page, 'technology')
  for (const top of [0, 1_000_000]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await button.press('Enter')
    await list.locator('a[href="/technology#section-6"]').click()
    await expect(panel).toBeHidden()
    await expectAtOffset(page, 'section-6')
  }
  await expect(page.locator('html[data-held]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/technology')
  await expect(panel).toBeHidden()
})

/** After the page has stopped moving, the element is at the offset, within a pixel. */
async function expectAtOffset(page: Page, id: string): Promise<void> {
  const restingPlace = () =>
    page.locator(`[id="${id}"]`).evaluate(async (element) => {
      // The page has stopped when nothing has moved for ten frames.
      let still = 0
      let top = Number.NaN
      while (still < 10) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const now = element.getBoundingClientRect().top
        still = now === top ? still + 1 : 0
        top = now
      }
      return top
    })
  await expect.poll(async () => Math.abs((await restingPlace()) - OFFSET)).toBeLessThanOrEqual(1)
}

/** Records each position at which the page stops from now on. */
async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    addEventListener('scroll', () => {
      if (places.at(-1) !== window.scrollY) places.push(window.scrollY)
    })
  })
  return () => page.evaluate(() => (window as unknown as { places: number[] }).places)
}
