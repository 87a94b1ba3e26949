import type { Page } from '@playwright/test'
import { posts } from '../../support/expected/seeds'
import { startFaultyProxy } from '../../support/services/faulty-proxy'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { stacks } from '../../support/services/stacks'
import { expect, test, untilIdle, visit } from '../../support/test'

/** A report that the browser sends when its page becomes hidden. */
const isReport = (address: string) => new URL(address).pathname === '/api/vitals'

interface Beacons {
  beacon: Blob
}

/**
 * Hides the page, as when the visitor goes to another tab. A test cannot see what a browser sends while it leaves a
 * page.
 */
async function putAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** On a site that measures every visit. */
const measured = test.extend<object, { everyVisit: SiteInstance }>({
  everyVisit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await startSite({ VITALS_SAMPLE: '1' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ everyVisit }, use) => {
    await use(everyVisit.url)
  },
})

measured(
  'a visit is reported once, with the places of its script errors, without a cookie or an address, and counts on the public page',
  async ({ page, everyVisit }) => {
    // Playwright does not show the body of a beacon, so the page records it.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator)
      navigator.sendBeacon = (url, beacon) => {
        Object.assign(window, { beacon })
        return send(url, beacon)
      }
    })
    const loaded = page.waitForResponse((response) => response.url().includes('measure-vitals'))
    await visit(page, '/services/retail?near=home')
    let isLoaded = false
    const finished = loaded.then(async (response) => {
      await response.finished()
      isLoaded = true
    })
    // The script waits for a sign of a visitor and must then load itself.
    let across = 100
    await expect
      .poll(async () => {
        across += 5
        await page.mouse.move(across, 300)
        return isLoaded
      })
      .toBe(true)
    await finished
    const told = page.waitForRequest((request) => isReport(request.url()))
    await page.evaluate(() => {
      for (const filename of [`${location.origin}/_astro/site.Abc1.js`, 'https://elsewhere.example/extension.js']) {
        const error = new TypeError('meera@ashlar.example is no number')
        dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename, lineno: 3, colno: 14 }))
      }
    })
    await putAway(page)
    const report = await told
    expect(report.headers().cookie).toBeUndefined()
    const body: unknown = await page.evaluate(async () =>
      JSON.parse(await (window as unknown as Beacons).beacon.text()),
    )
    const fault = { name: 'TypeError', script: '/_astro/site.Abc1.js', line: 3, column: 14 }
    expect(body).toMatchObject({ lcp: expect.any(Number) })
    expect(body).toHaveProperty('faults', [fault])
    expect(Object.keys(body as object).filter((name) => !['lcp', 'cls', 'inp', 'faults'].includes(name))).toEqual([])
    await expect(async () => {
      await page.goto(`${everyVisit.url}/figures`)
      await expect(page.getByRole('main')).toContainText('measured visit', { timeout: 1_000 })
    }).toPass()
  },
)

measured('a browser that asks not to be tracked is not measured', async ({ page, everyVisit }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, '/services')
  await untilIdle(page)
  await page.goto(`${everyVisit.url}/about/contact-us`)
  expect(asked.filter((address) => isReport(address) || address.includes('measure-vitals'))).toEqual([])
})

measured('an invalid report is refused, and a header is enough to opt out', async ({ request, everyVisit }) => {
  const post = (data: unknown, headers = {}) => request.post(`${everyVisit.url}/api/vitals`, { data, headers })
  expect((await post({ lcp: 1, faults: [] }, { 'Sec-GPC': '1' })).status()).toBe(204)
  expect((await post({ lcp: 1, faults: [], page: '/a' })).status()).toBe(400)
  expect((await post({ lcp: 1, faults: [], more: 'x'.repeat(4_000) })).status()).toBe(413)
})

test('the public page says how many requests the site answered and failed', async ({ request }) => {
  const backend = await startFaultyProxy(stacks().backend)
  const site = await startSite({ CONTENT_URL: backend.url })
  try {
    backend.fault = 'stopped'
    expect((await request.get(`${site.url}/blog/${posts[0]?.slug}`)).status()).toBe(503)
    backend.fault = null
    // The site tries a backend that failed again after a few seconds.
    await expect
      .poll(async () => (await request.get(`${site.url}/figures`)).text(), { timeout: 20_000 })
      .toMatch(/Of .*\d.* requests for pages, pictures and files .*, all but .*[1-9]/)
  } finally {
    await site.stop()
    await backend.stop()
  }
})

test('a page without figures says so', async ({ request }) => {
  const site = await startSite({ VITALS_SAMPLE: '0' })
  try {
    const response = await request.get(`${site.url}/figures`)
    expect(response.headers()['server-timing']).not.toContain('vitals')
    expect(await response.text()).toContain('Nothing has been measured')
    expect((await request.post(`${site.url}/api/vitals`, { data: { faults: [] } })).status()).toBe(404)
  } finally {
    await site.stop()
  }
})
