import { expect, test, visit } from '../../support/test'

test('the filters are a dialog that keeps the focus, applies each choice and returns the focus', async ({ page }) => {
  await visit(page, '/projects')
  const open = page.getByRole('button', { name: /^Filters/ })
  await expect(open).toHaveAttribute('aria-haspopup', 'dialog')
  await open.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText('Filters', { exact: true }), 'its name, which is said then').toBeFocused()
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press(press < 25 ? 'Tab' : 'Shift+Tab')
    // The browser's own controls may have the focus, the page behind never.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await sheet.locator('summary').first().click()
  const pune = sheet.getByRole('checkbox', { name: /^Pune/ })
  await pune.check()
  await expect(page).toHaveURL(/city=pune/)
  await expect(sheet.getByRole('button', { name: /^Show \d+ projects?$/ })).toBeVisible()
  await expect(pune).toBeChecked()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(/city=pune/)

  await open.click()
  // Its group has closed, because the focus left it.
  await sheet.locator('summary').first().click()
  await expect(pune).toBeChecked()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.locator('#count')).toBeFocused()
})
