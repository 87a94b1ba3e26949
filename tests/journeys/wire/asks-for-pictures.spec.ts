import { rawStatus } from '../../support/raw-request'
import { expect, test } from '../../support/test'

/** The image component's own defaults, 'device widths 640 to 3840, quality 75', and its widths for small pictures. */
const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384]
const QUALITY = '75'

test('pictures are offered in the widths and the quality of the specification, and in no other', async ({ page }) => {
  await page.goto('/')
  const sources = await page.locator('img[srcset]').evaluateAll((images) =>
    images.flatMap((image) => [
      ...(image.getAttribute('srcset') ?? '').split(', ').map((copy) => {
        const [address, width] = copy.split(' ')
        return { address, width }
      }),
      { address: image.getAttribute('src'), width: null },
    ]),
  )
  expect(sources.length).toBeGreaterThan(20)
  for (const { address, width } of sources) {
    const { pathname, searchParams } = new URL(address ?? '', page.url())
    expect(pathname).toBe('/_next/image')
    expect(searchParams.get('q')).toBe(QUALITY)
    expect([...SMALL_WIDTHS, ...DEVICE_WIDTHS]).toContain(Number(searchParams.get('w')))
    if (width !== null) expect(width).toBe(`${searchParams.get('w')}w`)
    expect(searchParams.get('url')).toMatch(/^\/media\//)
  }
})

test('the largest picture is fetched first, and pictures below are fetched late', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('main img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).toHaveAttribute('loading', 'eager')
  const others = page.locator('main img:not([loading=eager])')
  await expect(others).not.toHaveCount(0)
  for (const picture of await others.all()) await expect(picture).toHaveAttribute('loading', 'lazy')
})

test('the optimiser gives the smallest and the largest width, and refuses what is not offered', async ({ page }) => {
  await page.goto('/')
  const source = await page.locator('main img').first().getAttribute('src')
  const ask = (change: Record<string, string>, accept = 'image/webp,*/*') => {
    const address = new URL(source ?? '', page.url())
    for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value)
    return page.request.get(address.href, { headers: { accept } })
  }
  for (const width of [DEVICE_WIDTHS[0], DEVICE_WIDTHS.at(-1)]) {
    const response = await ask({ w: `${width}` })
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/webp')
    expect(response.headers()['cache-control']).toContain('max-age=31536000')
  }
  for (const refused of [
    { w: '641' },
    { w: '0' },
    { w: '100000' },
    { w: 'wide' },
    { q: '80' },
    { q: '100' },
    { url: 'https://example.com/a.jpg' },
    { url: '//example.com/a.jpg' },
    { url: '/api/health' },
    { url: '/_next/image?url=/media/a.jpg&w=640&q=75' },
    { url: '/media/../api/health' },
  ]) {
    expect.soft((await ask(refused)).status(), JSON.stringify(refused)).toBe(400)
  }
})

test('a picture is resized once, however often it is asked for', async ({ page }) => {
  await page.goto('/')
  const address = new URL((await page.locator('main img').first().getAttribute('src')) ?? '', page.url())
  const state = async () => (await page.request.get(address.href)).headers()['x-nextjs-cache']
  await state()
  // It is written to the disk after it was sent.
  await expect.poll(state).toBe('HIT')
})

test('the media library gives nothing but its files', async ({ baseURL }) => {
  // A client of its own kind: others tidy such addresses up before they send them.
  for (const path of [
    '/media/..%2f..%2fadmin',
    '/media/%2e%2e/%2e%2e/admin',
    '/media/%2e%2e%2f%2e%2e%2f_health',
    '/media/..%5c..%5cadmin',
    '/media/../admin',
    '/media//admin',
    '/media/%00',
    '/media/',
    '/media/blog/wp-json/wp/v2/posts',
    '/media/http%3A%2F%2Fexample.com%2F',
  ]) {
    const status = await rawStatus(baseURL ?? '', path)
    // Some are first led to their tidy form.
    expect.soft([308, 400, 404], `${path} answers ${status}`).toContain(status)
  }
})

test('a film can be sought in', async ({ page }) => {
  await page.goto('/')
  const film = await page.locator('[data-film-src]').first().getAttribute('data-film-src')
  const part = await page.request.get(film ?? '', { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect((await part.body()).length).toBe(100)
  const whole = await page.request.head(film ?? '')
  expect(whole.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
})

test('a drawing opened by its own address cannot run script as a page of the site', async ({ page }) => {
  await page.goto('/')
  const logo = await page.locator('footer img[src$=".svg"], footer img[src*=".svg?"]').first().getAttribute('src')
  const response = await page.request.get(logo ?? '')
  expect(response.headers()['content-type']).toContain('image/svg+xml')
  const policy = response.headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
  expect(policy).not.toContain('script-src')
})
