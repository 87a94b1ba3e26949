import { expect, test } from '../../support/test'

/** Long enough for the framework to have begun, and to be waiting for this script. */
const LATE_MS = 900

test('a script that fails when the page waits for it leaves the page as it is, and works once it comes', async ({
  page,
  watch,
}) => {
  test.setTimeout(240_000)
  watch.expect(/404/)
  await page.goto('/services', { waitUntil: 'networkidle' })
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  expect(heading).toBeTruthy()
  const scripts = await page
    .locator('script[async][src*="/_next/static/"]')
    .evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src))
  expect(scripts.length).toBeGreaterThan(3)
  for (const src of scripts) {
    let asked = 0
    await page.route(src, async (route) => {
      if (asked++ > 0) return route.continue()
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'no' })
    })
    await page.goto('/services', { waitUntil: 'load' })
    expect(asked, src).toBe(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.locator('html[data-drawers-ready]'), src).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await expect(page.getByLabel('Looking for')).toBeVisible()
    await page.unroute(src)
  }
})
