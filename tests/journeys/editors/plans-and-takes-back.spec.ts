import { dayInIndia } from '@ashlar/contract'
import { expect, openForm, press, test } from '../../support/services/own-backend'
import { Admin } from '../../support/visiting/admin'

test('an earlier version is compared with the draft, and restored', { tag: '@submission' }, async ({ page, stack }) => {
  await openForm(page, stack, 'page', { path: '/services/hospitality' })
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
  await expect(dialog.locator('del')).toHaveText('the')
  await expect(dialog.locator('ins')).toHaveText('a quiet')
  await dialog.getByRole('button', { name: 'Restore to draft' }).click()
  await expect(dialog).toBeHidden()
  await expect(heading).toHaveValue('Homes near the river')
  await expect(saved).toHaveCount(3)
  // The form knows its version, so the next save is no conflict.
  await heading.fill('Homes near the bridge')
  expect(await press(page, 'Save')).toBe(200)
})

test('two versions are compared, and one field alone is restored', { tag: '@submission' }, async ({ page, stack }) => {
  await openForm(page, stack, 'page', { path: '/services/land-services' })
  const [heading, lead] = [page.locator('[name="heading"]'), page.locator('[name="lead"]')]
  await expect(heading).toBeVisible()
  const saved = page
    .getByRole('complementary')
    .filter({ hasText: 'History' })
    .getByRole('button', { name: /^Saved/ })
  const texts = [
    ['Desks by the lake', 'Light from two sides.'],
    ['Desks by the sea', 'Light from two sides.'],
    ['Desks by the sea', 'Light from three sides.'],
  ] as const
  for (const [index, [first, second]] of texts.entries()) {
    await heading.fill(first)
    await lead.fill(second)
    expect(await press(page, 'Save')).toBe(200)
    await expect(saved).toHaveCount(index + 1)
  }
  await saved.nth(0).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The draft says the same.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Compare with' }).press('Enter')
  await page
    .getByRole('option', { name: /^Saved/ })
    .nth(1)
    .click()
  await expect(dialog.getByRole('region')).toHaveCount(2)
  const changed = dialog.getByRole('region', { name: 'Heading' })
  await expect(changed.locator('del')).toHaveText('lake')
  await expect(changed.locator('ins')).toHaveText('sea')
  // The newer heading is in the draft already, so the older one alone can be restored.
  await changed.getByRole('button', { name: /^Restore this field: Heading/ }).press('Enter')
  await expect(dialog.getByText('Restored to the draft: Heading.')).toBeVisible()
  await expect(changed.getByRole('button', { name: /^Restore this field: Heading/ })).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(heading).toHaveValue('Desks by the lake')
  await expect(lead).toHaveValue('Light from three sides.')
  await expect(saved).toHaveCount(4)
  // What is typed and not saved is not lost by restoring.
  await heading.fill('Desks by the river')
  await saved.nth(3).click()
  await expect(dialog.getByText(/Save or discard them first/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Restore this field: Lead/i })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Restore to draft' })).toBeDisabled()
})

test('a publication is planned beside the form, is listed on the home page, and is cancelled', {
  tag: '@submission',
}, async ({ page, stack }) => {
  await openForm(page, stack, 'page', { path: '/services/retail' })
  const panel = page.getByRole('complementary').filter({ hasText: 'Review and plan' })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await panel.getByLabel('Publish on').fill('01/03/2021 10:30')
  await panel.getByRole('button', { name: 'Plan publication' }).press('Enter')
  await expect(panel.getByRole('alert').filter({ hasText: 'That time has passed' })).toBeVisible()
  await panel.getByLabel('Publish on').fill(`${day}T09:30`)
  await expect(panel.getByText(/9:30 am\. Indian time/)).toBeVisible()
  await panel.getByRole('button', { name: 'Plan publication' }).click()
  await expect(panel.getByText(/^Will be published on .*9:30/i)).toBeVisible()
  const form = page.url()
  await page.goto('/admin/plan-calendar?month=2026-01')
  await expect(page.getByText(/^Nothing goes live or comes down in January 2026/)).toBeVisible()
  await page.getByRole('button', { name: 'This month' }).click()
  if (!day.startsWith(dayInIndia().slice(0, 7))) await page.getByRole('button', { name: 'Next month' }).press('Enter')
  const planned = page.getByRole('listitem').filter({ hasText: '/services/retail' })
  await expect(planned).toContainText('Goes live 9:30 am')
  await planned.getByRole('link').click()
  await expect(page).toHaveURL(form)
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
