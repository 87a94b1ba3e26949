import { read } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'

const projects = read<{ city: string }[]>('consolidated-projects')

test('the filters are a plain form', async ({ page }) => {
  const count = projects.filter(({ city }) => city === 'Pune').length
  await page.goto('/projects')
  const form = page.getByRole('form', { name: 'Filter the projects' })
  await form.locator('summary').filter({ hasText: 'City and locality' }).click()
  await form.getByRole('checkbox', { name: new RegExp(`^Pune ${count} `) }).check()
  await form.getByRole('button', { name: 'Show projects' }).click()
  await page.waitForURL(/city=pune/)
  await expect(page.locator('#count')).toHaveText(`${count} projects`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projects\/in\/pune$/)
  await page.getByRole('link', { name: 'Remove Pune' }).click()
  await expect(page.locator('#count')).toHaveText(`${projects.length} projects`)
})

test('the filters of the reports are a plain form, each removed by a link', async ({ page }) => {
  const reports = ['a', 'b'].flatMap((part) => read<{ city: string }[]>(`insights-research-reports-${part}`))
  const inPune = reports.filter(({ city }) => city === 'Pune').length
  await page.goto('/insights/research-reports')
  const form = page.getByRole('form', { name: 'Filter the reports' })
  await form.getByLabel('City').selectOption({ label: `Pune (${inPune})` })
  await form.getByRole('button', { name: 'Show reports' }).click()
  await page.waitForURL(/city=Pune/)
  const count = page.getByRole('heading', { level: 2 }).first()
  await expect(count).toHaveText(`${inPune} ${inPune === 1 ? 'report' : 'reports'}`)
  await page.getByRole('link', { name: 'Remove Pune' }).click()
  await expect(count).toHaveText(`${reports.length} reports`)
})
