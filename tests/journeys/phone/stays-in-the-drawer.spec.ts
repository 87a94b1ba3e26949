import type { Page } from '@playwright/test'
import { expect, headerIsReady, test, visit } from '../../support/test'
import {
  backButton,
  drawers,
  menuButton,
  openFirstDrawer,
  openSecondDrawer,
  openThirdDrawer,
} from '../../support/visiting/drawers'
import { holdScripts } from '../../support/visiting/held-scripts'

/** More than the stops of any drawer. */
const MANY = 40

test('Tab stays inside the topmost drawer, both ways', async ({ page }) => {
  await visit(page)
  await openFirstDrawer(page)
  await staysInside(page, 'mobile-menu')
  await openSecondDrawer(page, 'Services', 'Developers')
  await staysInside(page, 'mobile-menu-second')
  await openThirdDrawer(page, 'Residential')
  await staysInside(page, 'mobile-menu-third')
})

test('the focus returns to what opened each drawer', async ({ page }) => {
  await visit(page)
  const { first, second, third } = drawers(page)
  await openFirstDrawer(page)
  await openSecondDrawer(page, 'Services', 'Developers')
  await openThirdDrawer(page, 'Residential')
  await backButton(third).click()
  await expect(second.locator('summary').getByText('Residential', { exact: true })).toBeFocused()
  await backButton(second).click()
  await expect(first.locator('summary').getByText('Developers', { exact: true }).first()).toBeFocused()
  await backButton(first).click()
  await expect(menuButton(page)).toBeFocused()
})

test('a drawer opened before its script has loaded works like any other afterwards', async ({ page }) => {
  await page.goto('/careers')
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { first, second } = drawers(page)
  await menuButton(page).tap()
  await expect(first).toBeVisible()
  release()
  await headerIsReady(page)
  await expect(first).toBeVisible()
  await openSecondDrawer(page, 'Services', 'Developers')
  await backButton(second).click()
  await expect(second).toBeHidden()
  await expect(first).toBeVisible()
  await backButton(first).click()
  await expect(first).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(menuButton(page)).toBeFocused()
})

test('a drawer opened before its script has loaded can be closed without it', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { first } = drawers(page)
  await menuButton(page).tap()
  await expect(first).toBeVisible()
  await backButton(first).tap()
  await expect(first).toBeHidden()
  release()
  await headerIsReady(page)
  await openFirstDrawer(page)
})

test('the drawers can be walked by keyboard alone', async ({ page }) => {
  await visit(page)
  const { first, second, third } = drawers(page)
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(first).toBeVisible()
  await first.locator('summary').getByText('Services', { exact: true }).first().press('Enter')
  await first.locator('summary').getByText('Developers', { exact: true }).first().press('Space')
  await expect(second).toBeVisible()
  await second.locator('summary').getByText('Residential', { exact: true }).press('Enter')
  await expect(third).toBeVisible()
  await expect(third.getByRole('link', { name: 'Luxury Homes' })).toBeVisible()
})

test('the page behind does not scroll and cannot be reached', async ({ page }) => {
  await visit(page)
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  const drawer = await openFirstDrawer(page)
  const before = await page.evaluate(() => window.scrollY)
  // One position beside the drawer and one on it.
  for (const x of [370, 100]) {
    await page.mouse.move(x, 500)
    await page.mouse.wheel(0, 600)
  }
  await page.keyboard.press('PageDown')
  await page.keyboard.press('End')
  await scrollByTouch(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(drawer).toBeVisible()
  // Inert elements take no focus.
  const behind = page.getByRole('link', { name: 'Contact', exact: true })
  await behind.evaluate((link) => link.focus({ preventScroll: true }))
  await expect(behind).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await behind.evaluate((link) => link.focus({ preventScroll: true }))
  await expect(behind).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

/**
 * Presses Tab more often than the drawer has stops. The browser's own controls are a stop too; then nothing in the page
 * has the focus.
 */
async function staysInside(page: Page, id: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string>()
    for (let step = 0; step < MANY; step++) {
      await page.keyboard.press(key)
      reached.add(
        await page.evaluate((drawer) => {
          const { activeElement } = document
          if (activeElement === null || activeElement === document.body) return 'the browser'
          return document.getElementById(drawer)?.contains(activeElement) ? 'inside' : activeElement.outerHTML
        }, id),
      )
    }
    expect([...reached].filter((place) => place !== 'the browser')).toEqual(['inside'])
  }
}

/** An upward swipe beside the drawer. */
async function scrollByTouch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x: 330, y: 600, yDistance: -400, gestureSourceType: 'touch' })
  await session.detach()
}

test('the page behind a drawer cannot scroll while it is open, and can when it closes', async ({ page }) => {
  await visit(page)
  const root = page.locator('html')
  await expect(root).toHaveCSS('overflow', 'visible')
  await openFirstDrawer(page)
  await expect(root).toHaveCSS('overflow', 'hidden')
  await page.goBack()
  await expect(root).toHaveCSS('overflow', 'visible')
})
