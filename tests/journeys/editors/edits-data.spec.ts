import type { Page } from '@playwright/test'
import { expect, press, test } from '../../support/services/own-backend'

const PROJECTS = '/admin/content-manager/collection-types/api::consolidated-project.consolidated-project'

async function openProject(page: Page, name: string): Promise<void> {
  await page.goto(`${PROJECTS}?filters[$and][0][name][$eq]=${name}`)
  await page.getByText(name, { exact: true }).first().click()
  await expect(page.locator('[name="name"]')).toBeVisible()
}

test('a list of words is edited by keyboard, a line at a time', async ({ page }) => {
  await openProject(page, 'Samphire House')
  await page.getByRole('button', { name: 'Features', exact: true }).click()
  const amenities = page.getByRole('group', { name: 'Amenities' })
  const lines = amenities.getByRole('textbox')
  const before = await lines.count()
  await lines.last().press('Enter')
  await page.keyboard.type('Kite roof')
  await expect(lines.last()).toHaveValue('Kite roof')
  await amenities.getByRole('button', { name: `Move amenity ${before + 1} up` }).press('Enter')
  await expect(lines.nth(before - 1)).toHaveValue('Kite roof')
  await amenities.getByRole('button', { name: 'Remove amenity 1', exact: true }).press('Enter')
  await expect(lines).toHaveCount(before)
  expect(await press(page, 'Publish')).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Features', exact: true }).click()
  await expect(lines.nth(before - 2)).toHaveValue('Kite roof')
})

test('a field that names a record offers the published ones, and says when there is none', async ({ page }) => {
  await openProject(page, 'Samphire House')
  const city = page.getByRole('combobox', { name: /^City/ })
  const offered = () =>
    city.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
  await expect.poll(offered).toEqual(expect.arrayContaining(['Mumbai', 'Pune']))
  await city.fill('Atlantis')
  await expect(page.getByText('Nothing published has this name').first()).toBeVisible()
  await city.fill('Mumbai')
  await expect(page.getByText('Nothing published has this name')).toBeHidden()
})

test('a link offers the pages of the site, and says what it leads to', async ({ page }) => {
  await page.goto('/admin/content-manager/collection-types/api::homepage-banner.homepage-banner')
  await page.getByText('Property advice, laid course by course', { exact: true }).click()
  const link = page.locator('[name="link"]')
  const offered = () =>
    link.evaluate((input: HTMLInputElement) => [...(input.list?.options ?? [])].map(({ value }) => value))
  await expect.poll(offered).toEqual(expect.arrayContaining(['/careers', 'external:blogs']))
  await link.fill('/servces')
  await expect(page.getByText('Nothing published is there.')).toBeVisible()
  expect(await press(page, 'Save')).toBe(200)
  await expect(page.getByText('Link: no published page is at /servces.')).toBeVisible()
  await link.fill('/careers#openings')
  await expect(page.getByText('Nothing published is there.')).toBeHidden()
  expect(await press(page, 'Save')).toBe(200)
  await expect(page.getByText('no published page is at')).toBeHidden()
})

test('a plan is edited as rows beside its drawing, and as JSON', async ({ page }) => {
  await openProject(page, 'Samphire House')
  await page.getByRole('button', { name: 'Prices and units', exact: true }).click()
  await page.getByRole('button', { name: '4 BHK', exact: true }).click()
  const plan = page.getByRole('group', { name: 'Plan' })
  const drawing = plan.getByRole('img', { name: /Drawing of 19 rooms/ })
  await expect(drawing).toBeVisible()
  await plan.getByRole('textbox', { name: 'Name of room 1', exact: true }).fill('Guest room')
  await plan.getByRole('spinbutton', { name: 'Width, ft of room 1', exact: true }).fill('13.5')
  await expect(drawing.getByText('Guest room')).toBeAttached()
  await expect(drawing.locator('rect').first()).toHaveAttribute('width', '13.5')
  await plan.getByRole('button', { name: 'Add a room' }).click()
  await expect(plan.getByRole('img', { name: /Drawing of 20 rooms/ })).toBeVisible()
  await plan.getByRole('button', { name: 'Remove room 20' }).click()
  await page.getByRole('button', { name: 'Edit as JSON' }).click()
  await expect(page.getByText('"Guest room"')).toBeVisible()
  await page.getByRole('button', { name: 'Edit as a table' }).click()
  await expect(drawing).toBeVisible()
  expect(await press(page, 'Save')).toBe(200)
})

test('the numbers of a report are a table that a spreadsheet takes', async ({ page }) => {
  await page.goto('/admin/content-manager/collection-types/api::insights-research-report.insights-research-report')
  await page.getByText('Bengaluru’s office record belongs to a few tenants').first().click()
  await page.getByRole('button', { name: 'Charts and numbers', exact: true }).click()
  await expect(page.getByText('No permissions to see this field')).toBeHidden()
  const numbers = page.getByRole('textbox', { name: 'Numbers' })
  await expect(numbers).toHaveValue(/\t/)
  const rows = (await numbers.inputValue()).split('\n')
  await numbers.fill([...rows, 'one cell'].join('\n'))
  await expect(page.getByRole('alert').filter({ hasText: `Line ${rows.length + 1} has 1 cells` })).toBeVisible()
  await numbers.fill([...rows, rows.at(-1)].join('\n'))
  expect(await press(page, 'Save')).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Charts and numbers', exact: true }).click()
  await expect(numbers).toHaveValue([...rows, rows.at(-1)].join('\n'))
})
