import { read } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'

const projects = read<{ slug: string; name: string }[]>('consolidated-projects')

test('ticked projects are shown side by side, and another can be added', async ({ page }) => {
  await page.goto('/projects')
  const ticks = page.getByRole('checkbox', { name: /^Compare / })
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  await page.getByRole('form', { name: 'Compare' }).getByRole('button').click()
  await expect(page.locator('thead th')).toHaveCount(2)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.locator('thead th')).toHaveCount(3)
  for (const name of await page.locator('thead th > a:first-child').allTextContents())
    expect(projects.map((project) => project.name)).toContain(name)
})

test('the cost of a lease is worked out', async ({ page }) => {
  await page.goto('/projects/calculators/office-lease')
  await page.getByLabel('Chargeable area, sq ft').fill('10,000')
  await page.getByLabel('Rent, ₹ a sq ft').fill('100')
  await page.getByLabel('Term in years').fill('3')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('section#result')).toContainText('₹3,60,00,000')
})
