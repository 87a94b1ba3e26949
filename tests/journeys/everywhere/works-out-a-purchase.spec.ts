import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'

interface SeededRate {
  title: string
  charge: string
  state?: string
  rate?: number
  source: string
}

interface SeededProject {
  slug: string
  projectStatus: string
  priceFrom: number | null
}

const rates = read<SeededRate[]>('tax-rates')
const project = read<SeededProject[]>('consolidated-projects').find(
  ({ projectStatus, priceFrom }) => projectStatus !== 'Sold out' && priceFrom !== null,
)
const answer = (page: Page) => page.locator('section#result')

test('the instalment of a loan has an address that can be sent on', async ({ page }) => {
  await visit(page, '/projects/calculators')
  await page.locator('main a[href="/projects/calculators/emi"]').click()
  await page.getByLabel('Loan').fill('50 lakh')
  await page.getByLabel('Interest').fill('8.5')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(answer(page)).toContainText('₹43,391')
  await expect(page.getByRole('table', { name: 'Repayment by year' }).locator('tbody tr')).toHaveCount(20)
  await visit(page, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(answer(page)).toContainText('₹43,391')
  await expectAccessible(page)
})

test('invalid numbers are reported, and all input stays', async ({ page }) => {
  await visit(page, '/projects/calculators/emi?loan=plenty&rate=-8&years=900')
  const summary = page.getByRole('alert').filter({ hasText: '3 figures to check' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Loan')).toHaveValue('plenty')
  await summary.getByRole('link', { name: 'Years' }).click()
  await expect(page.getByLabel('Years')).toBeFocused()
  await expect(answer(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('missing rates are named together with the sum; a typed rate is used', async ({ page }) => {
  const isOf = (charge: string, state: string) => rates.find((rate) => rate.charge === charge && rate.state === state)
  const duty = rates.find(({ charge, state }) => charge === 'Stamp duty' && !isOf('Registration', state ?? ''))
  await visit(page, '/projects/calculators/all-in-cost')
  await page.getByLabel('Price').fill('50 lakh')
  await page.getByLabel('State').selectOption({ label: duty?.state ?? '' })
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(answer(page)).toContainText('Not included: registration and GST')
  await expect(answer(page).getByRole('row', { name: /^Stamp duty/ })).toContainText(duty?.source ?? '')
  await expect(answer(page).getByRole('row', { name: /^Total, without registration and GST/ })).toBeVisible()
  await page.getByLabel('Registration').fill('1')
  await page.getByLabel('Another GST rate').fill('0')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(answer(page).getByRole('row', { name: /^Registration/ })).toContainText('₹50,000')
  await expect(answer(page)).not.toContainText('Not included')
})

test('in Maharashtra the result is never the price alone', async ({ page }) => {
  await visit(page, '/projects/calculators/all-in-cost?price=1+cr&state=maharashtra-pune')
  await expect(answer(page)).toContainText('₹1,07,30,000')
  await expect(answer(page)).not.toContainText('₹0')
})

test('a published rate is shown with its source and counted', async ({ page }) => {
  const gst = rates.find(({ charge, rate }) => charge === 'GST' && rate !== undefined && rate > 0)
  await visit(page, '/projects/calculators/all-in-cost')
  await page.getByLabel('Price').fill('40 lakh')
  await page.getByLabel('GST', { exact: true }).selectOption({ label: `${gst?.title}: ${gst?.rate}\u00a0%` })
  await page.getByRole('button', { name: 'Calculate' }).click()
  const row = answer(page).getByRole('row', { name: /^GST/ })
  await expect(row).toContainText(`₹${new Intl.NumberFormat('en-IN').format(40_000 * (gst?.rate ?? 0))}`)
  await expect(row).toContainText(gst?.source ?? '')
})

test('the affordable price leads to homes at that price', async ({ page }) => {
  await visit(page, '/projects/calculators/affordability?income=3+lakh&rate=8.5&own=40+lakh')
  await answer(page).getByRole('link', { name: 'Homes up to this price' }).click()
  await expect(page).toHaveURL(/\/projects\?propertytype=Residential&price-max=\d+/)
  await expect(page.locator('main h3').first()).toBeVisible()
})

test('the instalment form on a project’s page starts with its price', async ({ page }) => {
  await visit(page, `/projects/${project?.slug}`)
  const form = page.getByRole('form', { name: 'Monthly instalment' })
  // Closed on a phone.
  const fold = page.locator('summary').filter({ hasText: 'Loan, interest and years', visible: true })
  for (const summary of await fold.all()) await summary.click()
  await form.getByLabel('Interest').fill('8.4')
  await form.getByRole('button').click()
  await expect(answer(page)).toContainText('Instalment a month')
})
