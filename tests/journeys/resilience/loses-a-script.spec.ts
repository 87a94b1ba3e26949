import { expect, test, untilIdle, visit } from '../../support/test'

test('a script that does not load leaves the page usable, and works as soon as it loads', async ({ page, watch }) => {
  watch.expect(/404/)
  await visit(page, '/projects')
  await untilIdle(page)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect(heading).toBeTruthy()
  const scripts = await page
    .locator('script[src*="/_astro/"]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src))
  const shared = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/_astro\/[^?]+\.js$/.test(name) ? [name] : [])),
  )
  const all = [...new Set([...scripts, ...shared])]
  expect(all.length).toBeGreaterThan(1)
  for (const src of all) {
    let asked = 0
    // With any query.
    await page.route(`${src}*`, (route) =>
      asked++ > 0 ? route.continue() : route.fulfill({ status: 404, contentType: 'text/html', body: 'no' }),
    )
    await page.goto('/projects', { waitUntil: 'load' })
    // Some scripts load after the page, when the browser is idle.
    await expect.poll(() => asked, src).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.locator('html[data-drawers-ready]'), src).toBeAttached()
    await expect(page.getByLabel('Looking for'), src).toBeVisible()
    await page.unroute(`${src}*`)
  }
})
