import { expect, test } from '../../support/services/own-backend'

test('a record is found from any page by keyboard, and opened', { tag: '@submission' }, async ({ page }) => {
  await page.goto('/admin/record-bin')
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Words or address' })
  await expect(field).toBeFocused()
  await page.keyboard.type('/services/retail')
  const results = page.getByRole('list', { name: 'Found records' }).getByRole('listitem')
  await expect(results.first()).toContainText('Page')
  await expect(results.first()).toContainText('Published')
  // Pressed again, the words are ready to be replaced.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('nothing-of-this-name')
  await expect(page.getByText('No record that you may read has this word.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('samphire house')
  const found = page.getByRole('link', { name: 'Samphire House', exact: true }).first()
  await expect(found).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[name="name"]')).toHaveValue('Samphire House')
  // Words that are not saved are not lost.
  await page.locator('[name="name"]').fill('Samphire Court')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.locator('[name="name"]')).toHaveValue('Samphire Court')
})

test('the search opens at every width, by keyboard and by touch', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Words or address' })
  for (const [width, path] of [
    [820, 'record-bin'],
    [390, 'content-manager/collection-types/api::city.city'],
    [390, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(field, `${path} at ${width}`).toBeFocused()
    await page.goBack()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Search' }).click()
    await expect(field).toBeVisible()
  }
  // Words that are not saved are not lost.
  await page.goto('/admin/content-manager/single-types/api::site-setting.site-setting')
  const words = page.locator('main input[type="text"]').first()
  await words.fill('Words that are not saved')
  await page.keyboard.press('Control+k')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(words).toHaveValue('Words that are not saved')
  await page.keyboard.press('Control+k')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(field).toBeFocused()
})
