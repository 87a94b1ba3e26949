import { expect, test } from '../../support/test'

for (const [address, at] of [
  ['/PROJECTS', '/projects'],
  ['/Projects?city=pune&utm_source=print', '/projects?city=pune&utm_source=print'],
  ['/About/Contact-Us', '/about/contact-us'],
  ['/projects?page=99', '/projects?page='],
  ['/projects?city=pune&page=99', '/projects?city=pune'],
  ['/insights/research-reports?page=99', '/insights/research-reports'],
  ['/blog?page=99', '/blog'],
  ['/in-the-news?page=99', '/in-the-news'],
  ['/careers?page=99', '/careers'],
] as const) {
  test(`${address} redirects to ${at}`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([303, 308]).toContain(response.status())
    const { location = '' } = response.headers()
    expect(location.startsWith(at)).toBe(true)
    expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200)
  })
}

test('a built file of another build is missing, and is not redirected', async ({ request }) => {
  const response = await request.get('/_astro/Page.Of.Another.Build.js', { maxRedirects: 0 })
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-store')
})

for (const [address, robots] of [
  ['/projects', null],
  ['/projects?city=pune', null],
  ['/projects?page=2', null],
  ['/projects?city=pune&sort=price-asc', 'noindex'],
  ['/projects?city=pune&city=mumbai', 'noindex'],
  ['/projects?price-max=20000000', 'noindex'],
  ['/insights/research-reports?city=pune&industry=retail', 'noindex'],
] as const) {
  test(`${address} is ${robots ? 'not ' : ''}for search engines`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    expect(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null).toBe(robots)
    expect(html).toMatch(/<link rel="canonical"/)
  })
}

for (const address of [
  '/no-such.pdf',
  '/no-such.html',
  '/projects/no-such.jpg',
  '/no/such/file.tar.gz',
  '/no-such.md',
]) {
  test(`${address} answers with an error page under our name, without script`, async ({ request }) => {
    const response = await request.get(address, { headers: { Accept: 'text/html' } })
    expect(response.status()).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>There is no page at this address/)
    expect(html).toMatch(/<title>[^<]+\| Ashlar<\/title>/)
  })
}

for (const address of ['/media/no-such.png', '/api/no-such', '/_astro/no-such.js', '/%E0%A4%A']) {
  test(`${address} answers with an error page when a person opens it`, async ({ request }) => {
    const response = await request.get(address, { headers: { Accept: 'text/html,application/xhtml+xml' } })
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>There is no page at this address/)
  })
}
