import type { Page } from '@playwright/test'
import { menus } from '../../support/expected/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'
import {
  centreOf,
  megaMenu,
  menuNames,
  movePointer,
  type Point,
  recordPanels,
  stopClock,
} from '../../support/visiting/menus'

/** Milliseconds after which a hover must count as intent (DESIGN, section 8). */
const INTENT_AT_MOST = 120
/** Longer than any delay of a menu. */
const LONG = 2_000

/** A point of the page away from the menus. */
const ELSEWHERE = { x: 20, y: 850 }

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await visit(page)
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y)
  await stopClock(page)
})

test('a pointer that rests on a title opens its menu, and leaving closes it', async ({ page }) => {
  const { title, panel, button } = megaMenu(page, 'services')
  const log = await recordPanels(page)
  await title.hover()
  await expect(panel).toBeHidden()
  await page.clock.runFor(INTENT_AT_MOST)
  await expect(panel).toBeVisible()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y)
  await page.clock.runFor(LONG)
  await expect(panel).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(await log()).toEqual(['services open', 'services closed'])
})

test('moving across the titles opens nothing', async ({ page }) => {
  const log = await recordPanels(page)
  for (const name of menuNames) {
    await megaMenu(page, name).title.hover()
    await page.clock.runFor(40)
  }
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y)
  await page.clock.runFor(LONG)
  expect(await log()).toEqual([])
})

test('moving from one title to the next changes the menu once and without a gap', async ({ page }) => {
  const log = await recordPanels(page)
  for (const name of menuNames) {
    const menu = megaMenu(page, name)
    await menu.title.hover()
    await page.clock.runFor(LONG)
    await expect(menu.panel).toBeVisible()
    await expect(page.locator('[data-menu][data-open]')).toHaveCount(1)
  }
  expect(await log()).toEqual([
    'services open',
    ...menuNames.slice(1).flatMap((name, index) => [`${name} open`, `${menuNames[index]} closed`]),
  ])
})

test('a diagonal path to a far link crosses other titles and keeps the menu open', async ({ page }) => {
  const services = megaMenu(page, 'services')
  const log = await recordPanels(page)
  await services.title.hover()
  await page.clock.runFor(LONG)
  await expect(services.panel).toBeVisible()
  const from = await centreOf(services.title)
  const card = services.list.getByRole('link').last()
  const to = { ...(await centreOf(card)), y: (await card.boundingBox())?.y ?? 0 }
  const crossed = new Set<string>()
  await movePointer(page, from, to, {
    steps: 60,
    afterEach: async (at) => {
      crossed.add(await entryAt(page, at))
      await page.clock.runFor(16)
    },
  })
  // Otherwise the path was not diagonal and proves nothing.
  expect([...crossed]).toContain('projects')
  await page.clock.runFor(LONG)
  await expect(services.panel).toBeVisible()
  await expect(card).toBeVisible()
  expect(await log()).toEqual(['services open'])
})

test('a pointer that rests on another title opens its menu, even after a diagonal path', async ({ page }) => {
  const services = megaMenu(page, 'services')
  const projects = megaMenu(page, 'projects')
  await services.title.hover()
  await page.clock.runFor(LONG)
  await projects.title.hover()
  await page.clock.runFor(LONG)
  await expect(projects.panel).toBeVisible()
  await expect(services.panel).toBeHidden()
})

test('while a menu is open an overlay covers the page, but not the header', async ({ page }) => {
  const { title, panel } = megaMenu(page, 'about')
  const overlay = page.locator('[data-overlay]')
  await expect(overlay).toBeHidden()
  await title.hover()
  await page.clock.runFor(INTENT_AT_MOST)
  await expect(panel).toBeVisible()
  await expect(overlay).toBeVisible()
  await expect(overlay).toHaveCSS('opacity', '1')
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  expect(await topmostAt(page, ELSEWHERE)).toBe('overlay')
  expect(await topmostAt(page, await centreOf(page.getByRole('link', { name: 'Careers' }).first()))).toBe('header')
  await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y)
  await page.clock.runFor(LONG)
  await expect(overlay).toBeHidden()
  expect(await topmostAt(page, ELSEWHERE)).toBe('page')
})

for (const name of menuNames) {
  test(`a click on the title ${menus[name].title} loads ${menus[name].address}`, async ({ page }) => {
    const menu = megaMenu(page, name)
    await menu.title.hover()
    await page.clock.runFor(LONG)
    await expect(menu.panel).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await menu.title.click()
    await page.waitForURL(menus[name].address)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })
}

/** The menu whose title or panel is at this point. */
function entryAt(page: Page, { x, y }: Point): Promise<string> {
  return page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-menu]')?.dataset.menu ?? 'nobody',
    [x, y] as const,
  )
}

/** The layer of the page that a click at this point would hit. */
function topmostAt(page: Page, { x, y }: Point): Promise<string> {
  return page.evaluate(
    ([left, top]) => {
      const element = document.elementFromPoint(left, top)
      if (element?.closest('[data-overlay]')) return 'overlay'
      if (element?.closest('[data-menu-panel]')) return 'panel'
      return element?.closest('[data-header]') ? 'header' : 'page'
    },
    [x, y] as const,
  )
}
