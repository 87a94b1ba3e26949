import { registrations } from '../../support/expected/page-seeds'
import { expect, test, visit } from '../../support/test'

const PATH = '/rera'

test('every registration is listed under its state, with the regulator', async ({ page }) => {
  await visit(page, PATH)
  const main = page.getByRole('main')
  const states = [...new Set(registrations.map(({ state }) => state))].sort()
  await expect(main).toContainText(`${registrations.length} registrations in ${states.length} states`)
  for (const state of states) {
    const course = main.getByRole('region', { name: state, exact: true })
    const own = registrations.filter((registration) => registration.state === state)
    for (const { number } of own) await expect.soft(course.getByText(number, { exact: true })).toBeVisible()
    await expect.soft(course.locator(`a[href="${own[0]?.url}"]`)).toHaveAttribute('target', '_blank')
  }
})

test('a registration number can be looked up, and leads to its project', async ({ page }) => {
  const [one] = registrations
  if (!one) throw new Error('no registrations are seeded')
  await visit(page, PATH)
  const main = page.getByRole('main')
  await main.getByLabel('Number, project or developer').fill(one.number.toLowerCase())
  await main.getByRole('button', { name: 'Look up' }).click()
  await expect(page).toHaveURL(/\?number=/)
  await expect(main).toContainText(`1 registration of ${registrations.length}`)
  await main.getByRole('link', { name: one.name }).click()
  await expect(page).toHaveURL(`/projects/${one.slug}#rera`)
})

test('for an unknown number the page only says that we do not know it', { tag: '@once' }, async ({ page }) => {
  const response = await visit(page, `${PATH}?number=<b>'; DROP`)
  expect(response?.status()).toBe(200)
  const main = page.getByRole('main')
  await expect(main).toContainText('No registration of')
  await expect(main.getByRole('link', { name: 'tell us' })).toHaveAttribute('href', '/about/contact-us#grievances')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/rera$/)
})
