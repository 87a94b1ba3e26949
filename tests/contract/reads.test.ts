import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  aboutUsMenu,
  film,
  menuImage,
  menuStructure,
  page,
  parseList,
  parseOne,
  post as postShape,
  type ReadCall,
  reads,
  siteSettings,
} from '@ashlar/contract'
import { expect, it } from 'vitest'
import { get } from './call'
import { type Backend, describeOnEachDatabase } from './databases'

const SEED = join(import.meta.dirname, '../../content/seed')

function seeded(file: string): unknown[] {
  const value: unknown = JSON.parse(readFileSync(join(SEED, file), 'utf8'))
  return Array.isArray(value) ? value : [value]
}

/** What each live read is parsed by, and the seeds it must bring back. A live row without an entry fails below. */
const LISTS = {
  menuImages: { schema: menuImage, seeds: 'menu-images-mdms.json' },
  aboutUsMenus: { schema: aboutUsMenu, seeds: 'about-us-menus.json' },
  menuStructures: { schema: menuStructure, seeds: 'menu-structures.json' },
  films: { schema: film, seeds: 'films.json' },
  pages: { schema: page, seeds: 'pages.json' },
} as const

const live = Object.entries(reads).filter(([, call]) => call.status === 'live')

await describeOnEachDatabase('the reads of the catalogue', (backend) => {
  it('are all tested', () => {
    const tested = [...Object.keys(LISTS), 'siteSettings', 'blogPosts']
    expect(live.map(([name]) => name).sort()).toEqual(tested.sort())
  })

  for (const [name, { schema, seeds }] of Object.entries(LISTS)) {
    const call: ReadCall = reads[name as keyof typeof LISTS]
    it.each(['v4', 'flat'] as const)(`${name} answers in the %s shape, with every seed`, async (shape) => {
      const { status, body } = await getAll(backend, call, shape)
      expect(status).toBe(200)
      const { records, dropped } = parseList<unknown>(schema, body)
      expect(dropped).toEqual([])
      expect(records).toHaveLength(seeded(seeds).length)
    })
  }

  it.each(['v4', 'flat'] as const)('siteSettings answers in the %s shape, with logos and addresses', async (shape) => {
    const { path, query } = reads.siteSettings
    const { body } = await get(backend, path, { token: backend.stack.tokens.read, shape, query })
    const settings = parseOne(siteSettings, body)
    expect(settings).toMatchObject({ brandName: 'Ashlar', fixedVideoId: 'film:ashlar-in-courses' })
    expect(settings?.advisors.map(({ logo }) => logo?.url)).toEqual([
      expect.stringMatching(/^\/uploads\/.+\.svg$/),
      expect.stringMatching(/^\/uploads\/.+\.svg$/),
    ])
    expect(settings?.externalAddresses.length).toBeGreaterThan(5)
    expect(settings?.offices).toHaveLength(9)
  })

  it('menuImages come by Sequence, with their pictures', async () => {
    const { body } = await getAll(backend, reads.menuImages, 'v4')
    const { records } = parseList(menuImage, body)
    expect(records.map(({ sequence }) => sequence)).toEqual([...records.keys()].map((index) => index + 1))
    for (const { picture } of records)
      expect(picture).toMatchObject({ url: expect.stringMatching(/^\/uploads\//), width: 1600 })
  })

  it('a picture of the media library is served', async () => {
    const { body } = await getAll(backend, reads.menuImages, 'v4')
    const url = parseList(menuImage, body).records[0]?.picture?.url ?? ''
    const response = await fetch(new URL(url, backend.stack.contentUrl))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    await response.body?.cancel()
  })

  it('blogPosts speak WordPress: newest first, entities encoded, pictures embedded, totals in headers', async () => {
    const { path, query } = reads.blogPosts
    const { status, headers, body } = await get(backend, path, {
      token: backend.stack.tokens.read,
      query: { ...query, per_page: '2' },
    })
    expect(status).toBe(200)
    expect(headers.get('x-wp-total')).toBe(String(seeded('posts.json').length))
    expect(headers.get('x-wp-totalpages')).toBe('3')
    const { records, dropped } = parseList(postShape, body)
    expect(dropped).toEqual([])
    expect(records).toHaveLength(2)
    expect(records.map(({ date }) => date)).toEqual(
      records
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    expect(records[0]?.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    expect(records[0]?.picture?.width).toBe(1600)
    const all = await get(backend, path, { token: backend.stack.tokens.read, query: { per_page: '100' } })
    expect(JSON.stringify(all.body)).toMatch(/&#038;|&amp;/)
    expect(JSON.stringify(all.body)).not.toContain('_embedded')
  })

  it.each(live.map(([name, call]) => [name, call] as const))(
    '%s is refused without the read token',
    async (_, call) => {
      expect((await get(backend, call.path)).status).toBeOneOf([401, 403])
      expect((await get(backend, call.path, { token: backend.stack.tokens.create })).status).toBe(403)
      expect((await get(backend, call.path, { token: 'made-up' })).status).toBe(401)
    },
  )
})

/** As the site reads a list: to its end. */
async function getAll(backend: Backend, call: ReadCall, shape: 'v4' | 'flat') {
  const query = { ...call.query, 'pagination[page]': '1', 'pagination[pageSize]': '100' }
  return get(backend, call.path, { token: backend.stack.tokens.read, shape, query })
}
