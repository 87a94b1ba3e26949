import { digitalAgency } from '../../support/expected/product-seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'

test('/ada shows the result of each work first, with its source, and ends with its contact', async ({ page }) => {
  await visit(page, '/ada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(digitalAgency.heading)
  for (const { title, result, resultLabel, source } of digitalAgency.works) {
    const work = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    const [before, after] = result.split(' to ')
    for (const words of [before ?? '', after ?? '', resultLabel, source]) await expect(work).toContainText(words)
  }
  for (const { title, measure } of digitalAgency.services) {
    await expect(page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: measure })).toHaveCount(1)
  }
  const enquiry = page.locator('#enquiry')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/ada#enquiry')
  await expect(enquiry).toBeInViewport()
  await expect(enquiry.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(enquiry.getByRole('link', { name: digitalAgency.email })).toHaveAttribute(
    'href',
    `mailto:${digitalAgency.email}`,
  )
  await expect(enquiry.getByRole('link', { name: digitalAgency.phone })).toHaveAttribute('href', /^tel:\+91\d+$/)
})

test('a bar is as long as its number', async ({ page }) => {
  await visit(page, '/ada')
  const work = page.getByRole('article').filter({ hasText: '8.4\u00a0s' })
  const [before, after] = await work
    .locator('[style*="width"]')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
  expect((after ?? 0) / (before ?? 1)).toBeCloseTo(1.6 / 8.4, 2)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: axe finds no fault on /ada`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, '/ada')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  })
}
