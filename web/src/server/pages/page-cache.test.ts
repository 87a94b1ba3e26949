import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { PageMissing } from '@/routing/errors'
import { expanded, type MadePage, PageCache } from './page-cache'

const MINUTE = 60_000

function made(html: string, more: Partial<MadePage> = {}): MadePage {
  return { status: 200, headers: {}, html, tags: new Set(['page']), freshFor: 60, keep: true, ...more }
}

/** A page whose rendering ends when the test says so. */
function late() {
  let give: (page: MadePage) => void = () => undefined
  let begun = 0
  return {
    make: () => {
      begun++
      return new Promise<MadePage>((resolve) => {
        give = resolve
      })
    },
    give: (page: MadePage) => give(page),
    begun: () => begun,
  }
}

describe('a kept page', () => {
  it('is compressed once, and has one ETag and the same text in every encoding', async () => {
    const pages = new PageCache()
    const page = await pages.get('/', async () => made('<p>₹ stones</p>'))
    expect(brotliDecompressSync(page.br).toString()).toBe('<p>₹ stones</p>')
    expect(gunzipSync(page.gzip).toString()).toBe('<p>₹ stones</p>')
    expect((await expanded(page)).toString()).toBe('<p>₹ stones</p>')
    expect(pages.fresh('/')).toBe(page)
    expect(page.etag).toMatch(/^W\/"[\w-]+"$/)
  })

  it('is rendered once for concurrent requests', async () => {
    const pages = new PageCache()
    const { make, give, begun } = late()
    const visits = [pages.get('/', make), pages.get('/', make), pages.get('/', make)]
    give(made('one'))
    const [first, ...others] = await Promise.all(visits)
    expect(others).toEqual([first, first])
    expect(begun()).toBe(1)
  })

  it('is not kept when it must not be, or is stale at once', async () => {
    const pages = new PageCache()
    await pages.get('/mine', async () => made('mine', { keep: false }))
    await pages.get('/old', async () => made('old', { freshFor: 0 }))
    await pages.makeAlone(async () => made('alone'))
    expect([pages.fresh('/mine'), pages.fresh('/old'), pages.bytes]).toEqual([null, null, 0])
  })

  it('is sent once more after its time, and rendered again in the background', async () => {
    const pages = new PageCache()
    await pages.get('/', async () => made('old'))
    const later = Date.now() + 2 * MINUTE
    expect(pages.fresh('/', later)).toBeNull()
    let renewed: Promise<MadePage> = Promise.reject(new Error('nobody made it'))
    renewed.catch(() => undefined)
    const shown = await pages.get('/', () => (renewed = Promise.resolve(made('new'))), later)
    expect((await expanded(shown)).toString()).toBe('old')
    await renewed
    await expect.poll(async () => (await expanded(await pages.get('/', async () => made('x')))).toString()).toBe('new')
  })

  it('is dropped when it is found to be missing, and stays after another failure', async () => {
    const pages = new PageCache()
    await pages.get('/a', async () => made('a'))
    await pages.get('/b', async () => made('b'))
    const later = Date.now() + 2 * MINUTE
    await pages.get('/a', () => Promise.reject(new PageMissing('/a')), later)
    await pages.get('/b', () => Promise.reject(new Error('the backend is away')), later)
    await expect.poll(() => pages.fresh('/a')).toBeNull()
    expect(pages.fresh('/b')).not.toBeNull()
  })

  it('is evicted when room is needed, the least recently used first', async () => {
    const one = await new PageCache().get('/', async () => made('x'.repeat(50)))
    const size = one.br.byteLength + one.gzip.byteLength
    const pages = new PageCache(2 * size)
    for (const key of ['/a', '/b']) await pages.get(key, async () => made('x'.repeat(50)))
    pages.fresh('/a')
    await pages.get('/c', async () => made('x'.repeat(50)))
    expect(['/a', '/b', '/c'].map((key) => pages.fresh(key) !== null)).toEqual([true, false, true])
    expect(pages.bytes).toBe(2 * size)
  })
})

describe('a change notice', () => {
  it('drops the pages that were made from its models, and no others', async () => {
    const pages = new PageCache()
    await pages.get('/a', async () => made('a', { tags: new Set(['page', 'post']) }))
    await pages.get('/b', async () => made('b', { tags: new Set(['project']) }))
    pages.drop(['post'])
    expect(pages.fresh('/a')).toBeNull()
    expect(pages.fresh('/b')).not.toBeNull()
  })

  it('makes rendering start again, and later requests do not get the old page', async () => {
    const pages = new PageCache()
    const before = late()
    const early = pages.get('/', before.make)
    pages.drop(['page'])
    const after = pages.get('/', async () => made('new'))
    expect((await expanded(await after)).toString()).toBe('new')
    before.give(made('old'))
    await expect.poll(before.begun).toBe(2)
    before.give(made('new'))
    expect((await expanded(await early)).toString()).toBe('new')
  })

  it('about other models lets a page that is being rendered be kept', async () => {
    const pages = new PageCache()
    const { make, give, begun } = late()
    const page = pages.get('/', make)
    pages.drop(['opening'])
    give(made('one'))
    await page
    expect(begun()).toBe(1)
    expect(pages.fresh('/')).not.toBeNull()
  })
})
