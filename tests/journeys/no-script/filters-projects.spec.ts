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
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projects\?city=pune$/)
  await page.getByRole('link', { name: 'Remove Pune' }).click()
  await expect(page.locator('#count')).toHaveText(`${projects.length} projects`)
})
