import { audiences } from '../../support/expected/navigation-of-the-specification'
import { addressOf, cards } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { megaMenu } from '../../support/visiting/menus'

test.beforeEach(async ({ page }) => {
  await visit(page)
})

for (const name of ['services', 'technology'] as const) {
  test(`${name}: the first audience is chosen at each opening`, async ({ page }) => {
    const { button, panel, tab, list } = megaMenu(page, name)
    await button.press('Enter')
    await expect(panel.getByRole('tab')).toHaveText([...audiences])
    await expect(tab('Developers')).toHaveAttribute('aria-selected', 'true')
    await expect(list).toHaveAccessibleName('Developers')
    await tab('Consumers').focus()
    await expect(list).toHaveAccessibleName('Consumers')
    await page.keyboard.press('Escape')
    await button.press('Enter')
    await expect(list).toHaveAccessibleName('Developers')
  })

  test(`${name}: hovering chooses an audience`, async ({ page }) => {
    const { button, tab, list } = megaMenu(page, name)
    await button.press('Enter')
    for (const audience of [...audiences].reverse()) {
      await tab(audience).hover()
      await expect(list).toHaveAccessibleName(audience)
      await expect(tab(audience)).toHaveAttribute('aria-selected', 'true')
    }
  })
}

test('focus chooses an audience', async ({ page }) => {
  const { button, panel, tab, list } = megaMenu(page, 'services')
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await expect(tab('Developers')).toBeFocused()
  await tab('Corporates').focus()
  await expect(list).toHaveAccessibleName('Corporates')
  await expect(panel.getByRole('tab', { selected: true })).toHaveText(['Corporates'])
})

test('arrow keys, Home and End choose an audience and wrap around', async ({ page }) => {
  const { button, tab, list } = megaMenu(page, 'services')
  await button.press('Enter')
  await page.keyboard.press('Tab')
  for (const [key, audience] of [
    ['ArrowDown', 'Channel Partners'],
    ['ArrowDown', 'Corporates'],
    ['ArrowUp', 'Channel Partners'],
    ['End', 'Consumers'],
    ['ArrowDown', 'Developers'],
    ['ArrowUp', 'Consumers'],
    ['Home', 'Developers'],
    ['ArrowRight', 'Channel Partners'],
    ['ArrowLeft', 'Developers'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(tab(audience)).toBeFocused()
    await expect(list).toHaveAccessibleName(audience)
  }
})

test('Tab goes from the chosen audience to its list, and only the chosen audience is a tab stop', async ({ page }) => {
  const { button, tab, list } = megaMenu(page, 'services')
  await button.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(tab('Consumers')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link').first()).toBeFocused()
  await expect(list).toHaveAccessibleName('Consumers')
  await page.keyboard.press('Shift+Tab')
  await expect(tab('Consumers')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(button).toBeFocused()
})

test('the panel beside the list shows picture, text and link of the chosen audience', async ({ page }) => {
  const { button, tab, list } = megaMenu(page, 'services')
  await button.press('Enter')
  for (const [index, audience] of audiences.entries()) {
    const card = cards('Services')[index]
    if (!card) throw new Error('the seeds have four cards for Services')
    await tab(audience).hover()
    await expect(list).toHaveAccessibleName(audience)
    const side = list.getByRole('link').filter({ hasText: card.ImageTitle })
    await expect(side).toHaveAttribute('href', addressOf(card.ImageLink))
    await expect(side).toContainText(card.ImageDescription)
    await expect(side.getByText('View', { exact: true })).toBeVisible()
    const picture = side.locator('img')
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})
