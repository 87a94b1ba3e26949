import { menus } from '../../support/expected/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'
import { megaMenu, menuNames, recordPanels } from '../../support/visiting/menus'

test.beforeEach(async ({ page }) => {
  await visit(page)
})

for (const name of menuNames) {
  test(`the button beside ${menus[name].title} opens and closes its menu`, async ({ page }) => {
    const { button, panel } = megaMenu(page, name)
    const log = await recordPanels(page)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (const press of [() => button.press('Enter'), () => button.press('Space'), () => button.click()]) {
      await press()
      await expect(panel).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(button).toBeFocused()
    }
    expect(await log()).toEqual(
      Array(3)
        .fill([`${name} open`, `${name} closed`])
        .flat(),
    )
  })
}

test('a second press on the button closes the menu', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'services')
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await button.press('Enter')
  await expect(panel).toBeHidden()
})

test('a second press closes the menu on a page that has just loaded', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 1
  })
  await visit(page)
  const { button, panel } = megaMenu(page, 'services')
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await button.press('Enter')
  await expect(panel).toBeHidden()
})

test('a press elsewhere closes the menu', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'about')
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await page.mouse.click(20, 850)
  await expect(panel).toBeHidden()
})

test('Escape in the panel closes it and returns the focus', async ({ page }) => {
  const { button, panel, list } = megaMenu(page, 'services')
  await button.press('Enter')
  await list.getByRole('link').nth(3).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('Tab goes from the button into the panel, and out of it to the next title', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'insights')
  await button.press('Enter')
  await expect(panel).toBeVisible()
  const links = panel.getByRole('link')
  const count = await links.count()
  for (let index = 0; index < count; index++) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })).toBeFocused()
  await expect(panel).toBeHidden()
})

test('Shift and Tab leads back out of the panel to its button', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'insights')
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
})

test('opening one menu closes the other', async ({ page }) => {
  const services = megaMenu(page, 'services')
  const technology = megaMenu(page, 'technology')
  await services.button.press('Enter')
  await technology.button.press('Enter')
  await expect(technology.panel).toBeVisible()
  await expect(services.panel).toBeHidden()
  await expect(services.button).toHaveAttribute('aria-expanded', 'false')
})

test('with reduced motion a menu is complete at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page)
  const { button, panel } = megaMenu(page, 'projects')
  await button.focus()
  await expect(panel).toHaveAttribute('data-warm', '')
  // Checked in one task, before any frame: an element that is hidden now would be missing in the menu's first frame.
  const hidden = await panel.evaluate((menu: HTMLElement) => {
    menu.parentElement?.querySelector('button')?.click()
    const words = [...menu.querySelectorAll('*')]
    return words.filter((word) => getComputedStyle(word).visibility !== 'visible').length
  })
  expect(hidden).toBe(0)
})
