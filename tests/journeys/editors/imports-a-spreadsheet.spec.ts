import { expect, test } from '../../support/services/own-backend'

const HEADER = 'Name,Address,Kind of property,Status,City,Price from'
const sheet = (...rows: string[]) => ({
  name: 'projects.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\n')),
})

test('a spreadsheet is checked, corrected, imported as drafts, and undone', { tag: '@submission' }, async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Spreadsheets', exact: true }).click()
  const file = page.getByLabel('File to check')
  await file.setInputFiles(sheet('Quoin Court,,Castle,New launch,Pune,9000000'))
  await expect(page.getByRole('row').filter({ hasText: 'C2' })).toContainText('“Castle” is none of Residential')
  await expect(page.getByRole('button', { name: 'Import as drafts' })).toBeHidden()
  await file.setInputFiles(
    sheet('Quoin Court,,Residential,New launch,Pune,9000000', 'Quoin Yard,,Commercial,New launch,Pune,'),
  )
  await expect(page.getByText('No faults. The import makes 2 new drafts.')).toBeVisible()
  await page.getByRole('button', { name: 'Import as drafts' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'projects.csv' })
  await expect(line).toContainText('2 made, 0 changed')
  await expect(line.getByRole('link', { name: 'Open the list' })).toHaveAttribute('href', /sort=updatedAt:DESC$/)
  await line.getByRole('button', { name: 'Undo' }).click()
  await line.getByRole('button', { name: 'Really undo the import' }).click()
  await expect(line).toContainText('Undone: 2 records')
})

test('a table is downloaded', async ({ page }) => {
  await page.goto('/admin/content-sheets')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .xlsx' }).click()
  expect((await download).suggestedFilename()).toBe('projects.xlsx')
})

test('the list of pictures says where each is used', { tag: '@submission' }, async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Pictures in use', exact: true }).click()
  // The pictures that were uploaded last are first: the portraits.
  const use = page.getByRole('link', { name: /^Leader “/ })
  const row = page.getByRole('row').filter({ has: use }).first()
  await expect(row).toContainText('pixels')
  await row
    .getByRole('link', { name: /^Leader “/ })
    .first()
    .click()
  await expect(page.locator('[name="name"]')).toBeVisible()
})
