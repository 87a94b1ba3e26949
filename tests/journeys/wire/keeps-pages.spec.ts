import type { APIRequestContext } from '@playwright/test'
import { expectStrictPolicy } from '../../support/reading/content-policy'
import { rawAnswer } from '../../support/services/raw-request'
import { expect, test } from '../../support/test'

/** Requests a page as a browser does, and again when it is cached. */
async function askTwice(request: APIRequestContext, path: string) {
  await request.get(path)
  return request.get(path, { maxRedirects: 0 })
}

test('a page is the same in every encoding, with one ETag', async ({ baseURL, request }) => {
  await request.get('/services')
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => rawAnswer(`${baseURL}/services`, { 'Accept-Encoding': encoding })),
  )
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  for (const { headers, bytes } of answers) {
    expect(headers.vary).toBe('Accept-Encoding')
    expect(Number(headers['content-length'])).toBe(bytes)
  }
})

test('a browser that has the page gets a 304', async ({ request }) => {
  const { etag = '' } = (await askTwice(request, '/services')).headers()
  for (const known of [etag, `"other", ${etag}`]) {
    const answer = await request.get('/services', { headers: { 'If-None-Match': known } })
    expect(answer.status()).toBe(304)
    expect((await answer.body()).byteLength).toBe(0)
    expect(answer.headers()).toMatchObject({ etag, vary: 'Accept-Encoding' })
  }
  expect((await request.get('/services', { headers: { 'If-None-Match': '"other"' } })).status()).toBe(200)
})

test('HEAD answers the headers of GET, and no body', async ({ request }) => {
  const whole = (await askTwice(request, '/services')).headers()
  const head = await request.head('/services')
  expect(head.status()).toBe(200)
  expect((await head.body()).byteLength).toBe(0)
  for (const name of ['etag', 'content-type', 'cache-control', 'content-security-policy']) {
    expect(head.headers()[name], name).toBe(whole[name])
  }
  expect((await request.head('/no-such-page')).status()).toBe(404)
})

test('only a page at its canonical address is public; campaign parameters change nothing', async ({ request }) => {
  const policyOf = async (path: string) => (await askTwice(request, path)).headers()['cache-control']
  for (const path of [
    ...['/services', '/projects', '/services?utm_source=mail&gclid=1', '/projects?city=pune'],
    ...['/?gad_source=1&gbraid=x', '/services?srsltid=1', '/projects?city=pune&msclkid=1&_gl=x&mc_eid=y&igshid=z'],
    // A parameter that a page does not read is no reason to render it again.
    ...['/services?a=1', '/blog?utm_id=1'],
  ]) {
    expect.soft(await policyOf(path), path).toMatch(/^public, max-age=0, s-maxage=1/)
  }
  for (const path of ['/projects?a=1', '/projects?city=nowhere', '/search-result?searchTextFromHeader=land']) {
    expect.soft(await policyOf(path), path).toMatch(/^private/)
  }
  for (const path of ['/no-such-page', '/newsletter', '/enquiry/received']) {
    expect.soft(await policyOf(path), path).toBe('no-store')
  }
})

test('a private page is isolated from windows of other sites', async ({ request }) => {
  const openerPolicyOf = async (path: string) => (await request.get(path)).headers()['cross-origin-opener-policy']
  for (const path of ['/newsletter', '/enquiry/received']) {
    expect.soft(await openerPolicyOf(path), path).toBe('same-origin')
  }
  // On a public page this header would make a phone start another process.
  expect(await openerPolicyOf('/projects')).toBeUndefined()
})

test('only scripts and style sheets of the build run', async ({ page, request, watch }) => {
  // Among them a page of editors, with a block of every kind.
  for (const path of ['/', '/projects', '/moving-your-office', '/aca', '/no-such-page']) {
    expectStrictPolicy(await request.get(path))
  }
  watch.expect(/TrustedScript|Content Security Policy/)
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.strangerRan = true')
    document.head.append(script)
    return 'strangerRan' in window
  })
  expect(ran).toBe(false)
})

test('a refused form is shown again with the headers of a page of one visitor', async ({ request }) => {
  const words = '<section data-consent="GTM-TEST1"><script>alert(1)</script>'
  const answer = await request.post('/api/leads/enquiry', { form: { message: words }, maxRedirects: 0 })
  expect(answer.status()).toBe(422)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expectStrictPolicy(answer)
  const html = await answer.text()
  expect(html).toContain('alert(1)')
  expect(html).not.toContain(words)
})
