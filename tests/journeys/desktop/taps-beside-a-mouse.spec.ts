import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/test'
import { centreOf, megaMenu, menuNames } from '../../support/visiting/menus'

// A laptop with a mouse and a screen that is touched.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true })

/** The open menus, and what their buttons say of themselves. */
async function openMenus(page: Page): Promise<{ open: string[]; said: string[] }> {
  const open: string[] = []
  const said: string[] = []
  for (const name of menuNames) {
    const { button, panel } = megaMenu(page, name)
    if (await panel.isVisible()) open.push(name)
    if ((await button.getAttribute('aria-expanded')) === 'true') said.push(name)
  }
  return { open, said }
}

const only = (...names: string[]) => ({ open: names, said: names })

test('a tap opens one menu, a second one closes it, and no tap that opens leads away', async ({ page }) => {
  await visit(page)
  const services = megaMenu(page, 'services')
  const about = megaMenu(page, 'about')
  await services.button.tap()
  await expect.poll(() => openMenus(page)).toEqual(only('services'))
  await services.button.tap()
  await expect.poll(() => openMenus(page)).toEqual(only())
  await services.button.tap()
  await about.button.tap()
  await expect.poll(() => openMenus(page)).toEqual(only('about'))
  await page.touchscreen.tap(20, 780)
  await expect.poll(() => openMenus(page)).toEqual(only())
  await expect(page).toHaveURL('/')
})

test('a tap on a tab changes the list, and one on a link follows it', async ({ page }) => {
  await visit(page)
  const { button, tab, list } = megaMenu(page, 'services')
  await button.tap()
  await tab('Corporates').tap()
  await expect(tab('Corporates')).toHaveAttribute('aria-selected', 'true')
  await expect(list).toContainText('Leasing')
  await expect.poll(() => openMenus(page)).toEqual(only('services'))
  await list.getByRole('link').first().tap()
  await expect(page).not.toHaveURL('/')
})

test('mouse, finger and keyboard in turn leave one menu open, and it is the last one that was asked for', async ({
  page,
}) => {
  await visit(page)
  const services = megaMenu(page, 'services')
  const about = megaMenu(page, 'about')
  const { x, y } = await centreOf(services.title)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
  await expect.poll(() => openMenus(page)).toEqual(only('services'))
  await about.button.tap()
  await expect.poll(() => openMenus(page)).toEqual(only('about'))
  await page.touchscreen.tap(20, 780)
  await expect.poll(() => openMenus(page)).toEqual(only())
  await page.mouse.move(640, 700)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
  await expect.poll(() => openMenus(page)).toEqual(only('services'))
  await about.button.press('Enter')
  await expect.poll(() => openMenus(page)).toEqual(only('about'))
})
