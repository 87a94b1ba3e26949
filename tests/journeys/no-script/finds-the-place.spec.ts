import { expect, test } from '../../support/test'

test('where the map would be, each project leads to a sketch of its place', async ({ page }) => {
  await page.goto('/projects?city=pune')
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of the projects' })
  // In Playwright's browser with script, the content of `noscript` has no roles although it is on the page.
  const links = map.locator('noscript li a')
  await expect(links.first()).toBeVisible()
  await expect(links).toHaveCount(await page.locator('#project-list article[data-project]').count())
  const name = await links.first().textContent()
  await links.first().click()
  await expect(page.getByRole('img', { name: `Sketch of where ${name} stands` })).toBeVisible()
})
