import type { APIResponse } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'

const projects = read<{ slug: string; name: string }[]>('consolidated-projects')
const reports = [
  ...read<{ slug: string; title: string }[]>('insights-research-reports-a'),
  ...read<{ slug: string; title: string }[]>('insights-research-reports-b'),
]

/** The documents that are tested; each takes a second to render. */
const SAMPLES = [
  { page: `/projects/${projects[0]?.slug}`, pdf: `/api/projects/${projects[0]?.slug}/brochure.pdf`, pages: 3 },
  {
    page: `/insights/research-reports/${reports[0]?.slug}`,
    pdf: `/api/research-reports/${reports[0]?.slug}/report.pdf`,
    pages: 5,
  },
]

for (const { page: path, pdf, pages } of SAMPLES) {
  test(`${path} leads to its PDF, of several pages, with text that can be searched`, async ({ page, request }) => {
    await page.goto(path)
    await expect(page.locator(`a[href="${pdf}"]`).first()).toBeVisible()
    const response = await request.get(pdf)
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' })
    expect(response.headers()['content-disposition']).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/)
    const text = (await response.body()).toString('latin1')
    expect(text.slice(0, 5)).toBe('%PDF-')
    expect(Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(text)?.[1])).toBeGreaterThanOrEqual(pages)
    // Each font maps its glyphs to characters; without that, a reader could neither search nor copy.
    expect(text.match(/\/ToUnicode/g)?.length).toBe(text.match(/\/Subtype \/Type0/g)?.length)
  })

  test(`${pdf} is not sent again while it has not changed`, async ({ request }) => {
    const first = await request.get(pdf)
    const tag = first.headers().etag ?? ''
    expect(tag).not.toBe('')
    expect((await request.get(pdf, { headers: { 'if-none-match': tag } })).status()).toBe(304)
  })
}

test('an unknown record has no document', async ({ request }) => {
  for (const path of [
    '/api/projects/nowhere/brochure.pdf',
    '/api/research-reports/nothing/report.pdf',
    '/api/share-pictures/nowhere.jpg',
    '/api/share-pictures/projects/nowhere.jpg',
    '/api/share-pictures/home.png',
  ]) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

const SHARED = [
  '/',
  '/services',
  '/services/retail',
  '/about/who-we-are',
  '/careers',
  SAMPLES[0]?.page ?? '',
  SAMPLES[1]?.page ?? '',
  `/blog/${read<{ slug: string }[]>('posts')[0]?.slug}`,
  `/insights/knowledge-exchange/${read<{ slug: string }[]>('vodcasts')[0]?.slug}`,
]

for (const path of SHARED) {
  test(`${path} has its own picture for sharing`, async ({ page, request, baseURL }) => {
    await page.goto(path)
    const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(await content('og:title')).not.toBe('')
    expect((await content('og:description'))?.length).toBeGreaterThan(20)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const picture = new URL((await content('og:image')) ?? '', baseURL)
    const response = await request.get(picture.pathname)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/jpeg')
    const body = await response.body()
    expect(body.length).toBeLessThan(300 * 1024)
    expect(sizeOf(body)).toEqual({ width: 1200, height: 630 })
    await expectToBeKept(request.get(picture.pathname), body)
  })
}

async function expectToBeKept(again: Promise<APIResponse>, body: Buffer): Promise<void> {
  expect((await (await again).body()).equals(body)).toBe(true)
}

/** Width and height of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): { width: number; height: number } {
  for (let at = 2; at < jpeg.length; ) {
    const marker = jpeg.readUInt16BE(at)
    if (marker >= 0xffc0 && marker <= 0xffc2)
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  throw new Error('this is no JPEG')
}
