import { pageFacts } from '../../support/reading/html'
import { rawStatus } from '../../support/services/raw-request'
import { expect, test } from '../../support/test'

test('a canonical address is absolute, with the site’s public origin', async ({ page, request }) => {
  const { canonical } = await pageFacts(page, await request.get('/careers'))
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/careers$/)
})

test('an address with a language segment redirects to the one without', async ({ request }) => {
  for (const [from, to] of [
    ['/en/services', '/services'],
    ['/en/services/residential', '/services/residential'],
    ['/en/services?a=1', '/services?a=1'],
    ['/en', '/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect.soft(response.status(), from).toBe(308)
    expect.soft(response.headers().location, from).toBe(to)
  }
})

test('the title of a calculator that cannot answer begins with that', async ({ request }) => {
  const titleOf = async (query: string) =>
    /<title>([^<]*)/.exec(await (await request.get(`/projects/calculators/emi?${query}`)).text())?.[1]
  expect(await titleOf('loan=50,00,000&rate=8.5&years=20')).not.toContain('Error')
  expect(await titleOf('loan=plenty&rate=8.5&years=20')).toMatch(/^Error: /)
})

test('the error pages have no address of their own', async ({ request }) => {
  for (const path of ['/errors/404', '/errors/503', '/en/errors/500', '/404', '/500']) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('no page has a second address that ends with .html', async ({ request }) => {
  for (const path of ['/index.html', '/services.html', '/projects/axle-bay.html', '/services/retail/index.html']) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('strange addresses never answer 5xx', async ({ baseURL }) => {
  for (const path of ['/%', '/%E0%A4%A', '/services/%00', `/${'a'.repeat(3000)}`, '/services//residential', '/..%2f']) {
    const status = await rawStatus(baseURL ?? '', path)
    expect.soft(status, path.slice(0, 40)).toBeLessThan(500)
    expect.soft(status, path.slice(0, 40)).toBeGreaterThanOrEqual(300)
  }
})
