import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stacks } from '../../support/services/stacks'
import { expect, test } from '../../support/test'

const served = join(import.meta.dirname, '../../../web/dist/client')

/** Headers that every response to a visitor must have. */
const headers = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
}

for (const [path, status] of [
  ['/', 200],
  ['/aca', 200],
  ['/no-such-page', 404],
  ['/newsletter', 200],
  ['/api/health', 200],
  ['/en/services', 308],
  ['/media/no-such-file.jpg', 404],
] as const) {
  test(`the response to ${path} has every security header`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status()).toBe(status)
    const found = response.headers()
    for (const [name, pattern] of Object.entries(headers)) {
      // Files of the media library have a stricter policy than pages.
      const own = name === 'content-security-policy' && path.startsWith('/media/')
      expect.soft(found[name] ?? '', name).toMatch(own ? /./ : pattern)
    }
    expect(found).not.toHaveProperty('x-powered-by')
    expect(found).not.toHaveProperty('server')
  })
}

test('the backend’s address and the secrets are in no page', async ({ request }) => {
  const { backend, secrets, dataDir } = stacks()
  const never = [backend, new URL(backend).host, ...secrets, dataDir, '/uploads/']
  for (const path of ['/', '/technology', '/aca', '/no-such-page', '/newsletter', '/about/contact-us']) {
    const response = await request.get(path)
    const text = `${JSON.stringify(response.headers())}\n${await response.text()}`
    for (const secret of never) expect.soft(text.includes(secret), `${secret.slice(0, 24)}… in ${path}`).toBe(false)
  }
})

test('no script or style contains a secret or the backend’s address', () => {
  const { backend, secrets } = stacks()
  const files = readdirSync(served, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|map)$/.test(name),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const name of files) {
    const text = readFileSync(join(served, name), 'utf8')
    for (const word of [backend, ...secrets, 'CONTENT_URL', 'CONTENT_READ_TOKEN', 'menu-images-mdms', '1337']) {
      expect.soft(text.includes(word), `${word.slice(0, 24)} in ${name}`).toBe(false)
    }
  }
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
})

test('the revalidation call is refused without the right signature', async ({ request }) => {
  const data = { models: ['page'], sentAt: Date.now() }
  expect((await request.post('/api/revalidate', { data })).status()).toBe(401)
  const signed = await request.post('/api/revalidate', { data, headers: { 'x-ashlar-signature': '00' } })
  expect(signed.status()).toBe(401)
  expect((await request.get('/api/revalidate')).status()).toBe(405)
})
