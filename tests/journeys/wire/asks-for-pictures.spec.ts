import type { Page } from '@playwright/test'
import { rawStatus } from '../../support/services/raw-request'
import { expect, test } from '../../support/test'

/** The image component's own defaults, 'device widths 640 to 3840, quality 75', and its widths for small pictures. */
const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384]

test('pictures have the widths of the specification, and no others', async ({ page }) => {
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
    const { pathname } = new URL(address ?? '', page.url())
    const [, asked] = /^\/pictures\/(\d+)\/[^/]+$/.exec(pathname) ?? []
    expect([...SMALL_WIDTHS, ...DEVICE_WIDTHS], pathname).toContain(Number(asked))
    if (width !== null) expect(width).toBe(`${asked}w`)
  }
})

test('the largest picture loads first, and pictures below load late', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('main img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).toHaveAttribute('loading', 'eager')
  const others = page.locator('main img:not([loading=eager])')
  await expect(others).not.toHaveCount(0)
  for (const picture of await others.all()) await expect(picture).toHaveAttribute('loading', 'lazy')
})

/** Requests the first picture of the home page, in another width or with another change. */
async function firstPicture(
  page: Page,
): Promise<(change?: { width?: string; path?: string; query?: string }) => string> {
  await page.goto('/')
  const source = await page.locator('main img').first().getAttribute('src')
  return ({ width, path, query } = {}) => {
    const address = new URL(source ?? '', page.url())
    const [, , asked, ...file] = address.pathname.split('/')
    address.pathname = path ?? `/pictures/${width ?? asked}/${file.join('/')}`
    if (query !== undefined) address.search = query
    return address.href
  }
}

test('a picture is available in the smallest and the largest width, and in the best accepted format', async ({
  page,
}) => {
  const pictureAt = await firstPicture(page)
  for (const [accept, format] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    for (const width of [DEVICE_WIDTHS[0], DEVICE_WIDTHS.at(-1)]) {
      const ask = () => page.request.get(pictureAt({ width: `${width}` }), { headers: { accept } })
      const first = await ask()
      expect(first.status()).toBe(200)
      expect(first.headers()).toMatchObject({ vary: 'Accept, Save-Data' })
      // AVIF is made in the background; until then the response is WebP.
      await expect.poll(async () => (await ask()).headers()['content-type'], { timeout: 20_000 }).toBe(format)
      expect((await ask()).headers()['cache-control']).toContain('max-age=31536000')
    }
  }
})

test('a picture is never larger than its master', async ({ page }) => {
  const pictureAt = await firstPicture(page)
  const sizeAt = async (width: string) =>
    page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return picture.width
    }, pictureAt({ width }))
  const master = Number(await page.locator('main img').first().getAttribute('width'))
  expect(await sizeAt('640')).toBe(640)
  expect(await sizeAt('3840')).toBe(master)
})

test('with data saving on, a picture has about half as many pixels', async ({ page }) => {
  const pictureAt = await firstPicture(page)
  const sizeAt = async (width: string, saves: boolean) => {
    const headers = saves ? { 'Save-Data': 'on' } : {}
    return Number((await page.request.get(pictureAt({ width }), { headers })).headers()['content-length'])
  }
  expect(await sizeAt('1200', true)).toBe(await sizeAt('640', false))
  expect(await sizeAt('1200', true)).toBeLessThan(await sizeAt('1200', false))
  expect(await sizeAt('256', true)).toBe(await sizeAt('256', false))
})

test('invented widths, files and versions are refused', async ({ page }) => {
  const pictureAt = await firstPicture(page)
  const { pathname, search } = new URL(pictureAt())
  const file = pathname.split('/').at(-1)
  for (const address of [
    ...['641', '0', '100000', 'wide', '-640', '640.0', '0640'].map((width) => pictureAt({ width })),
    ...['', '?v=1', '?v=0.', `${search}x`, search.replace('v=', 'z=')].map((query) => pictureAt({ query })),
    ...['/pictures/640/other.jpg', `/pictures/640/a/${file}`, '/pictures/640/', '/pictures/640/..%2f..%2fadmin'].map(
      (path) => pictureAt({ path }),
    ),
  ]) {
    // An address with `..` in it is not a valid one.
    expect.soft([400, 404], address).toContain((await page.request.get(address)).status())
  }
})

test('a picture is resized once, for any number of requests and any extra parameters', async ({ page }) => {
  const pictureAt = await firstPicture(page)
  const { search } = new URL(pictureAt())
  const state = async (query = search) =>
    (await page.request.get(pictureAt({ query, width: '256' }))).headers()['x-cache']
  await state()
  // The file is written to the disk after the response.
  await expect.poll(() => state()).toBe('HIT')
  for (const z of ['1', '2', 'v']) expect(await state(`${search}&z=${z}`)).toBe('HIT')
})

test('the media library serves only its files', async ({ baseURL }) => {
  // With a raw client, because others normalize such addresses before they send them.
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
    // Some are redirected to their normalized form first.
    expect.soft([308, 400, 404], `${path} answers ${status}`).toContain(status)
  }
})

test('a film supports range requests', async ({ page }) => {
  await page.goto('/')
  const film = await page.locator('[data-film-src]').first().getAttribute('data-film-src')
  const part = await page.request.get(film ?? '', { headers: { range: 'bytes=100-199' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\/\d+$/)
  expect((await part.body()).length).toBe(100)
  const whole = await page.request.head(film ?? '')
  expect(whole.headers()).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
})

test('a range of a film ends with the film, and one behind its end is refused', async ({ page }) => {
  await page.goto('/')
  const film = (await page.locator('[data-film-src]').first().getAttribute('data-film-src')) ?? ''
  const size = Number((await page.request.head(film)).headers()['content-length'])
  const ask = async (range: string) => {
    const part = await page.request.get(film, { headers: { range } })
    return [part.status(), part.headers()['content-range'], (await part.body()).length]
  }
  const last = [206, `bytes ${size - 50}-${size - 1}/${size}`, 50]
  for (const range of [`bytes=${size - 50}-`, `bytes=${size - 50}-${size + 5_000}`, 'bytes=-50']) {
    expect(await ask(range), range).toEqual(last)
  }
  expect(await ask(`bytes=-${size + 1}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, size])
  for (const range of [`bytes=${size}-`, 'bytes=9999999999-', 'bytes=-0']) {
    expect((await ask(range))[0], range).toBe(416)
  }
  for (const range of ['bytes=5-2', 'bytes=1.5-2', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2']) {
    expect(await ask(range), range).toEqual([200, undefined, size])
  }
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
