import { expect, press, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'

const PAGES = '/admin/content-manager/collection-types/api::page.page'

test('an earlier version is compared with the draft, and restored', { tag: '@submission' }, async ({ page }) => {
  await page.goto(`${PAGES}?filters[$and][0][path][$eq]=/services/hospitality`)
  await page.getByRole('gridcell', { name: '/services/hospitality', exact: true }).click()
  const heading = page.locator('[name="heading"]')
  await expect(heading).toBeVisible()
  await heading.fill('Homes near the river')
  expect(await press(page, 'Save')).toBe(200)
  const history = page.getByRole('complementary').filter({ hasText: 'History' })
  await expect(history.getByRole('button', { name: /^Saved/ })).toHaveCount(1)
  await heading.fill('Homes near a quiet river')
  expect(await press(page, 'Save')).toBe(200)
  const saved = history.getByRole('button', { name: /^Saved/ })
  await expect(saved).toHaveCount(2)
  await saved.nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('del')).toHaveText('a quiet')
  await expect(dialog.locator('ins')).toHaveText('the')
  await dialog.getByRole('button', { name: 'Restore to draft' }).click()
  await expect(dialog).toBeHidden()
  await expect(heading).toHaveValue('Homes near the river')
  await expect(saved).toHaveCount(3)
  // The form knows its version, so the next save is no conflict.
  await heading.fill('Homes near the bridge')
  expect(await press(page, 'Save')).toBe(200)
})

test('a publication is planned beside the form, is listed on the home page, and is cancelled', {
  tag: '@submission',
}, async ({ page }) => {
  await page.goto(`${PAGES}?filters[$and][0][path][$eq]=/services/retail`)
  await page.getByRole('gridcell', { name: '/services/retail', exact: true }).click()
  const panel = page.getByRole('complementary').filter({ hasText: 'Review and plan' })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await panel.getByLabel('Publish on').fill(`${day}T09:30`)
  await panel.getByRole('button', { name: 'Plan publication' }).click()
  await expect(panel.getByText(/^Will be published on .*9:30/i)).toBeVisible()
  const form = page.url()
  await page.goto('/admin')
  await expect(page.getByText(/^Will be published on .*9:30/i)).toBeVisible()
  await page.goto(form)
  await panel.getByRole('button', { name: 'Call off' }).click()
  await expect(panel.getByText(/^Will be published/)).toBeHidden()
})

test('a deleted record is restored from the bin', { tag: '@submission' }, async ({ page, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const opening = await admin.find('opening')
  const title = String(opening.title)
  await admin.delete('opening', opening)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('[name="title"]')).toHaveValue(title)
})
