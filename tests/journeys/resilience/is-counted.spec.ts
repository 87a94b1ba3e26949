import type { Page } from '@playwright/test'
import { expectStrictPolicy } from '../../support/reading/content-policy'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { expect, test, untilIdle } from '../../support/test'

const TAG_MANAGER = 'www.googletagmanager.com'
const IDS = { TAG_MANAGER_ID: 'GTM-TEST1', TAG_MANAGER_ID_ACA: 'GTM-TEST2' }

/** Stands in for the tag manager, and records which container was requested. */
async function pretend(page: Page): Promise<(string | null)[]> {
  const asked: (string | null)[] = []
  await page.route(`https://${TAG_MANAGER}/**`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id'))
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' })
  })
  return asked
}

const question = (page: Page) => page.getByRole('region', { name: 'Counting visits' })

test('without PRODUCTION nobody is counted or asked', async ({ page }) => {
  const asked = await pretend(page)
  for (const path of ['/', '/aca']) {
    await page.goto(path)
    await untilIdle(page)
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
    await expect(question(page)).toHaveCount(0)
    expect(await page.content()).not.toContain('GTM-')
  }
  expect(asked).toEqual([])
})

const inProduction = test.extend<object, { production: SiteInstance }>({
  production: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ PRODUCTION: 'true', ...IDS })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ production }, use) => {
    await use(production.url)
  },
})

inProduction(
  'in production nothing is loaded before a yes, then one container, and /aca has its own',
  async ({ page, watch }) => {
    watch.allow(TAG_MANAGER)
    const asked = await pretend(page)
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    await untilIdle(page)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: /^Yes/ }).click()
    await expect(question(page)).toHaveCount(0)
    const script = page.locator('script[src*="googletagmanager"]')
    await expect(script).toHaveCount(1)
    await expect.poll(() => asked).toEqual([IDS.TAG_MANAGER_ID])
    await expect.poll(() => page.evaluate(() => 'tagManagerRan' in window)).toBe(true)
    // The consent is stored, and only this page uses the other container.
    await page.goto('/aca')
    await expect(script).toHaveCount(1)
    await expect.poll(() => asked).toEqual([IDS.TAG_MANAGER_ID, IDS.TAG_MANAGER_ID_ACA])
    await expect(question(page)).toHaveCount(0)
    await page.goto('/careers')
    await expect.poll(() => asked).toEqual([IDS.TAG_MANAGER_ID, IDS.TAG_MANAGER_ID_ACA, IDS.TAG_MANAGER_ID])
  },
)

inProduction('in production a no is kept and loads nothing', async ({ page }) => {
  const asked = await pretend(page)
  await page.goto('/aca')
  await page.getByRole('button', { name: /^No/ }).click()
  for (const path of ['/aca', '/']) {
    await page.goto(path)
    await untilIdle(page)
    await expect(question(page)).toHaveCount(0)
  }
  expect(asked).toEqual([])
})

inProduction('in production only a page that can be counted allows the tag manager', async ({ request }) => {
  for (const path of ['/', '/projects?city=nowhere', '/aca']) {
    const { 'content-security-policy': policy = '' } = (await request.get(path)).headers()
    expect.soft(policy, path).toMatch(/script-src [^;]*googletagmanager/)
    expect.soft(policy, path).toMatch(/connect-src [^;]*google-analytics/)
  }
  for (const path of ['/no-such-page', '/newsletter', '/enquiry/received']) {
    expectStrictPolicy(await request.get(path))
  }
  const message = 'data-consent="GTM-TEST1"'
  expectStrictPolicy(await request.post('/api/leads/enquiry', { form: { message }, maxRedirects: 0 }))
})

for (const PRODUCTION of ['TRUE', '1']) {
  test(`PRODUCTION=${PRODUCTION} is not production`, async ({ page, watch }) => {
    const site = await startSite({ PRODUCTION, ...IDS })
    try {
      watch.allow(new URL(site.url).host)
      const asked = await pretend(page)
      for (const path of ['/', '/aca']) {
        await page.goto(site.url + path)
        await untilIdle(page)
        await expect(question(page)).toHaveCount(0)
        await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)
      }
      expect(asked).toEqual([])
    } finally {
      await site.stop()
    }
  })
}
