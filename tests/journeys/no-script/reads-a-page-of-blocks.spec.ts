import { expect, test } from '../../support/test'

test('a page of blocks opens its answers and links to its film and its form', async ({ page }) => {
  await page.goto('/moving-your-office')
  await page.getByText('Who pays you?', { exact: true }).click()
  await expect(page.getByText(/By custom the landlord/)).toBeVisible()
  await expect(page.getByRole('main').locator('a[data-film-kind]')).toHaveAttribute('href', /\.mp4/)
  await expect(
    page.getByRole('form', { name: 'Ask about a service' }).getByRole('button', { name: 'Send the enquiry' }),
  ).toBeVisible()
})
