import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe'
import { read } from '../../support/seeds'
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

test('odd figures are named, and everything typed stays', async ({ page }) => {
  await visit(page, '/projects/calculators/emi?loan=plenty&rate=-8&years=900')
  const summary = page.getByRole('alert').filter({ hasText: '3 figures need another look' })
  await expect(summary).toBeFocused()
  await expect(page.getByLabel('Loan')).toHaveValue('plenty')
  await summary.getByRole('link', { name: 'Years' }).click()
  await expect(page.getByLabel('Years')).toBeFocused()
  await expect(answer(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('a state without a rate is left out of the sum, with its source; a typed rate counts', async ({ page }) => {
  const unread = rates.find(({ charge, rate }) => charge === 'Stamp duty' && rate === undefined)
  await visit(page, '/projects/calculators/all-in-cost')
  await page.getByLabel('Price').fill('1 cr')
  await page.getByLabel('State').selectOption({ label: unread?.state ?? '' })
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(answer(page)).toContainText('₹1,00,00,000')
  await expect(answer(page).getByRole('row', { name: /Stamp duty/ })).toContainText(unread?.source ?? '')
  await page.getByLabel('Stamp duty').fill('6')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(answer(page).getByRole('row', { name: /Stamp duty/ })).toContainText('₹6,00,000')
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

test('what an income carries leads to the homes at that price', async ({ page }) => {
  await visit(page, '/projects/calculators/affordability?income=3+lakh&rate=8.5&own=40+lakh')
  await answer(page).getByRole('link', { name: 'Homes up to this price' }).click()
  await expect(page).toHaveURL(/\/projects\?propertytype=Residential&price-max=\d+/)
  await expect(page.locator('main h3').first()).toBeVisible()
})

test('a project’s page begins the sum with its own price', async ({ page }) => {
  await visit(page, `/projects/${project?.slug}`)
  const form = page.getByRole('form', { name: 'Monthly instalment' })
  await form.getByLabel('Interest').fill('8.4')
  await form.getByRole('button').click()
  await expect(answer(page)).toContainText('Instalment a month')
})
