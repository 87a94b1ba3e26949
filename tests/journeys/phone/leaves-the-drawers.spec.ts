import type { Page } from '@playwright/test'
import { expect, headerIsReady, test, visit } from '../../support/test'
import {
  backButton,
  drawers,
  menuButton,
  openDialogs,
  openFirstDrawer,
  openSecondDrawer,
  openThirdDrawer,
} from '../../support/visiting/drawers'

/** Opens all three drawers, on a page with another page before it in the history. */
async function openAll(page: Page): Promise<void> {
  await page.goto('/careers', { waitUntil: 'domcontentloaded' })
  await visit(page)
  await openFirstDrawer(page)
  await openSecondDrawer(page, 'Services', 'Developers')
  await openThirdDrawer(page, 'Residential')
}

const ways = {
  'its button': (page: Page) => backButton(page.locator('dialog[open]').last()).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'the browser’s back button': (page: Page) => page.goBack(),
}

for (const [name, leave] of Object.entries(ways)) {
  test(`closing a drawer by ${name} shows the one before`, async ({ page }) => {
    await openAll(page)
    const { first, second, third } = drawers(page)
    // The last drawer in document order is on top, so it closes first.
    await leave(page)
    await expect(third).toBeHidden()
    await expect(second).toBeInViewport()
    await expect(openDialogs(page)).toHaveCount(2)
    await leave(page)
    await expect(second).toBeHidden()
    await expect(first).toBeInViewport()
    await leave(page)
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(menuButton(page)).toBeFocused()
    await expect(page).toHaveURL('/')
  })
}

test('back closes one drawer at a time, and then leaves the page', async ({ page }) => {
  await openAll(page)
  for (const left of [2, 1, 0]) {
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(left)
    await expect(page).toHaveURL('/')
  }
  await page.goBack()
  await expect(page).toHaveURL('/careers')
})

test('drawers closed by their buttons leave no entry in the history', async ({ page }) => {
  await openAll(page)
  for (const left of [2, 1, 0]) {
    await backButton(page.locator('dialog[open]').last()).click()
    await expect(openDialogs(page)).toHaveCount(left)
  }
  await page.goBack()
  await expect(page).toHaveURL('/careers')
})

test('back from a page that a third drawer led to shows the page before, without drawers', async ({ page }) => {
  await openAll(page)
  await drawers(page).third.getByRole('link', { name: 'Second Homes' }).click()
  await expect(page).toHaveURL('/services/residential#second-homes')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await headerIsReady(page)
  await expect(openDialogs(page)).toHaveCount(0)
  // All drawers are one entry of the history, so one step back leads to the page before.
  await page.goBack()
  await expect(page).toHaveURL('/careers')
})

test('a press beside the first drawer closes it', async ({ page }) => {
  await visit(page)
  await openFirstDrawer(page)
  await page.mouse.click(370, 400)
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
})

test('a drawer opens again after it was closed', async ({ page }) => {
  await visit(page)
  for (let round = 0; round < 3; round++) {
    await openFirstDrawer(page)
    await page.keyboard.press('Escape')
    await expect(openDialogs(page)).toHaveCount(0)
  }
})
