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

for (const address of ['/%61pi/health/live', '/ap%69/health/live', '/%61%70%69/health/live']) {
  test(`${address} redirects to the endpoint`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, '/api/health/live'])
  })
}

for (const address of [
  '/%2561pi/health/live',
  '/%25252561pi/health/live',
  '/%5Capi/health/live',
  '/a%09pi/health/live',
  '/a%0Api/health/live',
  '/x/%252e%252e/api/health/live',
]) {
  test(`${address} is no endpoint, and none of its checks can be avoided by it`, async ({ request }) => {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404)
  })
}

for (const address of [
  '/_image',
  '/_image?href=/icons/512.png&w=20&f=webp',
  '/_image/?href=http%3A%2F%2F127.0.0.1%2F&w=20&f=webp',
  '/_server-islands/x',
  '/_server-islands/x?e=&p=&s=',
]) {
  test(`${address}, an address of the framework itself, is a missing page`, async ({ request }) => {
    const response = await request.get(address)
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/<h1[^>]*>There is no page at this address/)
  })
}

test('a Host header that is no host is refused, and no route answers for the address in it', async ({ request }) => {
  for (const Host of ['a?', 'a/services/retail?', 'a/nobody-has-this-page?', 'a b']) {
    const response = await request.get('/api/health/live', { headers: { Host } })
    expect([response.status(), await response.text()], Host).toEqual([400, ''])
  }
})

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

for (const address of ['/api/no-such', '/api/leads', '/api/leads/enquiry/no-such', '/api/projects/heron-bend']) {
  test(`${address}, which no endpoint has, answers a machine in one line`, async ({ request }) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await request.fetch(address, { method, headers: { Accept: 'application/json' } })
      expect([response.status(), await response.text()], method).toEqual([404, 'There is nothing at this address.'])
    }
  })
}
