import type { Locator } from '@playwright/test'
import { accordions, audiences } from '../../support/expected/navigation-of-the-specification'
import { settings } from '../../support/expected/seeds'
import { elementCount, restyledByOpening } from '../../support/reading/restyled'
import { expect, test, visit } from '../../support/test'
import {
  drawerHeading,
  drawers,
  menuButton,
  openDialogs,
  openDrawerList,
  openFirstDrawer,
  openSecondDrawer,
  openThirdDrawer,
  waitForDrawer,
} from '../../support/visiting/drawers'
import { enlargeText } from '../../support/visiting/enlarge-text'

/** 'A hamburger opens a left drawer 60% wide.' */
const FIRST_WIDTH = 0.6

test.beforeEach(async ({ page }) => {
  await visit(page)
})

test('the hamburger opens a drawer at the left, 60 % wide', { tag: '@tablet' }, async ({ page }) => {
  await expect(openDialogs(page)).toHaveCount(0)
  const first = await openFirstDrawer(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const box = await first.boundingBox()
  expect(box?.x).toBe(0)
  expect(box?.y).toBe(0)
  expect(box?.width).toBeCloseTo(width * FIRST_WIDTH, 0)
  expect(box?.height).toBeCloseTo(height, 0)
})

test('the drawer is painted before the page behind is restyled, and is modal soon after', async ({ page }) => {
  const all = await elementCount(page)
  await expect(page.locator('#mobile-menu')).toHaveAttribute('data-warm', '')
  expect(await restyledByOpening(page, () => menuButton(page).tap())).toBeLessThan(all / 4)
  await waitForDrawer(drawers(page).first)
  await expect(openDialogs(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(menuButton(page)).toBeFocused()
})

test('a key pressed while the drawer slides finds it modal', async ({ page }) => {
  await menuButton(page).tap()
  await page.keyboard.press('Tab')
  await expect(page.locator('#mobile-menu:modal')).toBeVisible()
  await expect(page.locator('#mobile-menu :focus')).toHaveCount(1)
})

test('the accordions are in the order of the specification, and Careers is a link', { tag: '@tablet' }, async ({
  page,
}) => {
  const first = await openFirstDrawer(page)
  const entries = first.getByRole('navigation').locator(':scope > details > summary, :scope > a')
  await expect(entries).toHaveText([...accordions, 'Careers'])
  const careers = first.getByRole('link', { name: 'Careers' })
  await expect(careers).toHaveAttribute('href', '/careers')
  await careers.click()
  await expect(page).toHaveURL('/careers')
  await expect(openDialogs(page)).toHaveCount(0)
})

test('one accordion is open at a time', async ({ page }) => {
  await openFirstDrawer(page)
  const services = await openDrawerList(page, 'Services')
  const insights = await openDrawerList(page, 'Insights')
  await expect(services).toBeHidden()
  await drawerHeading(drawers(page).first, 'Insights').click()
  await expect(insights).toBeHidden()
})

for (const menu of ['Services', 'Technology'] as const) {
  test(`${menu} begins with the link to everything, then the audiences`, async ({ page }) => {
    await openFirstDrawer(page)
    const list = await openDrawerList(page, menu)
    await expect(list.locator(':scope > li > a, :scope > li > details > summary')).toHaveText([
      `All ${menu}`,
      ...audiences,
    ])
    const all = list.getByRole('link', { name: `All ${menu}` })
    await expect(all).toHaveAttribute('href', menu === 'Services' ? '/services' : '/technology')
  })
}

test('an audience opens a second drawer over the whole width, and sub-links a third', { tag: '@tablet' }, async ({
  page,
}) => {
  const viewport = page.viewportSize()
  await openFirstDrawer(page)
  const second = await openSecondDrawer(page, 'Services', 'Developers')
  expect(await second.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
  await expect(openDialogs(page)).toHaveCount(2)
  const third = await openThirdDrawer(page, 'Residential')
  expect(await third.boundingBox()).toEqual({ x: 0, y: 0, ...viewport })
  await expect(openDialogs(page)).toHaveCount(3)
  await expect(third.getByRole('link').first()).toBeInViewport()
})

test('every level has the telephone number in view, and what the page offers in other languages', async ({ page }) => {
  const languages = await page.getByRole('banner').locator('a[hreflang]').count()
  const levels = [
    () => openFirstDrawer(page),
    () => openSecondDrawer(page, 'Services', 'Developers'),
    () => openThirdDrawer(page, 'Residential'),
  ]
  for (const open of levels) {
    const drawer = await open()
    await expect(drawer.getByRole('link', { name: settings.phone })).toBeInViewport({ ratio: 1 })
    await expect(drawer.locator('a[hreflang]')).toHaveCount(languages)
  }
})

test('a drawer shows the list of the entry that was pressed last', async ({ page }) => {
  await openFirstDrawer(page)
  for (const audience of ['Developers', 'Consumers']) {
    const second = await openSecondDrawer(page, 'Services', audience)
    await expect(second.getByRole('link', { name: /^Digitised Community Management/ })).toBeVisible()
    await expect(second.getByText('Hospitality', { exact: true })).toHaveCount(audience === 'Developers' ? 1 : 0)
    await page.goBack()
    await expect(second).toBeHidden()
    await drawerHeading(drawers(page).first, 'Services').click()
  }
})

test('the hamburger is shown on narrow screens only', async ({ page }) => {
  await expect(menuButton(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(menuButton(page)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

for (const width of [390, 320]) {
  test(`in text twice as large no entry of a drawer is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await enlargeText(page)
    const beyond = (drawer: Locator) =>
      drawer.locator('[data-drawer-body]').evaluate((body) => body.scrollWidth - body.clientWidth)
    const first = await openFirstDrawer(page)
    const list = await openDrawerList(page, 'Services')
    expect.soft(await beyond(first)).toBe(0)
    await list.locator('summary').first().click()
    const { second } = drawers(page)
    await waitForDrawer(second)
    expect.soft(await beyond(second)).toBe(0)
  })
}
