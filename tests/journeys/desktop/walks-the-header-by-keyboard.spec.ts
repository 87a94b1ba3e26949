import { menus } from '../../support/expected/navigation-of-the-specification'
import { settings } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { menuNames } from '../../support/visiting/menus'

test('Tab reaches every control of the header in reading order', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('search')).toBeVisible()
  const walk = [
    page.getByRole('link', { name: 'Skip to the content' }),
    page.getByRole('link', { name: 'Media', exact: true }).first(),
    page.getByRole('link', { name: 'Contact', exact: true }),
    page.getByLabel('Looking for'),
    page.getByRole('search').getByRole('button', { name: 'Search' }),
    page.getByRole('link', { name: `${settings.brandName}, home` }),
    ...menuNames.flatMap((name) => [
      page.locator(`[data-menu="${name}"] [data-menu-title]`),
      page.getByRole('button', { name: `${menus[name].title} menu` }),
    ]),
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }),
  ]
  for (const stop of walk) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
    await expect(stop).toBeInViewport()
  }
  // No menu has opened on the way.
  await expect(page.locator(':popover-open, [data-menu][data-open]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('the first Tab shows the link past the header, and the link works', async ({ page }) => {
  await visit(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
})

test('every stop of the header shows that it has the focus', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('search')).toBeVisible()
  // The search box contains a hidden field for its form, which no key reaches.
  const stops = await page.locator(':is([data-header] :is(a, button, input)):not([tabindex="-1"])').all()
  let seen = 0
  for (const stop of stops) {
    if (!(await stop.isVisible())) continue
    await stop.focus()
    // Focus set by a script is visible only after a key was pressed.
    await page.keyboard.press('Shift')
    const outline = await stop.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline, `outline of ${await stop.evaluate((element) => element.outerHTML.slice(0, 120))}`).not.toBe('none')
    seen += 1
  }
  expect(seen).toBeGreaterThan(10)
})
