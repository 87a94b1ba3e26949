import { isDeepStrictEqual } from 'node:util'
import {
  flatten,
  HOMEPAGE_PRESS_ITEMS,
  isRecord,
  menuImage,
  parseList,
  parseOne,
  pressItem,
  project,
  projectSummary,
  type ReadCall,
  reads,
  siteSettings,
} from '@ashlar/contract'
import { expect, it } from 'vitest'
import { contentModels } from '../../../content/src/content-models'
import { get } from '../call'
import { type Backend, describeOnEachDatabase } from '../databases'
import { testBlogReads } from './blog-reads'
import { LISTS, type ListTest, OTHERS, SINGLES } from './catalogue-table'
import { booleansOf, differencesOf, leavesOf, type Seed, seedsOf, withFlippedBoolean, withoutAttributes } from './seeds'

const SHAPES = ['v4', 'flat'] as const
const rows = Object.entries(reads)

describeOnEachDatabase('the reads of the catalogue', (backend) => {
  it('are all tested', () => {
    const tested = [...Object.keys(LISTS), ...Object.keys(SINGLES), ...OTHERS]
    expect(rows.map(([name]) => name).sort()).toEqual(tested.sort())
  })

  for (const [name, test] of Object.entries<ListTest>(LISTS)) {
    it.each(SHAPES)(`${name} answers in the %s shape, with all that every seed says in its place`, async (shape) => {
      const call: ReadCall = { ...reads[name as keyof typeof LISTS], ...(test.query && { query: test.query }) }
      const { status, body } = await getAll(backend, call, shape)
      expect(status).toBe(200)
      const { records, dropped } = parseList(test.schema, body)
      expect(dropped).toEqual([])
      const seeds = seedsOf(test.seeds).filter(test.only ?? (() => true))
      expect(seeds).not.toEqual([])
      expect(records).toHaveLength(seeds.length)
      const stored = flatten(body) as Seed[]
      for (const seed of seeds) {
        const at = stored.findIndex(isRecordOf(call, seed))
        expectAnswered(seed, stored[at])
        expectRead(seed, stored[at], records[at], test)
      }
    })
  }

  for (const [name, test] of Object.entries<ListTest>(SINGLES)) {
    it.each(SHAPES)(`${name} answers in the %s shape, with all that its seed says in its place`, async (shape) => {
      const { path, query }: ReadCall = reads[name as keyof typeof SINGLES]
      const { body } = await get(backend, path, { token: backend.stack.tokens.read, shape, query })
      const stored = flatten(body)
      for (const seed of seedsOf(test.seeds)) {
        expectAnswered(seed, stored)
        expectRead(seed, stored, parseOne(test.schema, body), test)
      }
    })
  }

  it('siteSettings have logos', async () => {
    const { path, query } = reads.siteSettings
    const { body } = await get(backend, path, { token: backend.stack.tokens.read, query })
    expect(parseOne(siteSettings, body)?.advisors.map(({ logo }) => logo?.url)).toEqual([
      expect.stringMatching(/^\/uploads\/.+\.svg$/),
      expect.stringMatching(/^\/uploads\/.+\.svg$/),
    ])
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

  it('pressCoverage is the newest ten', async () => {
    const { path, query } = reads.pressCoverage
    const { body } = await get(backend, path, { token: backend.stack.tokens.read, query })
    const dates = seedsOf('homepage-press-coverages').map((seed) => String(seed.Date))
    const newest = dates.toSorted().toReversed().slice(0, HOMEPAGE_PRESS_ITEMS)
    expect(parseList(pressItem, body).records.map(({ date }) => date)).toEqual(newest)
  })

  it.each(SHAPES)('consolidatedProject answers by id in the %s shape, as the list does', async (shape) => {
    const { records } = parseList(
      projectSummary.schema,
      (await getAll(backend, reads.consolidatedProjects, shape)).body,
    )
    const last = records.at(-1)
    expect(last?.id).toMatch(/^[a-z0-9]{20,}$/)
    const { path, query } = reads.consolidatedProject
    const alone = await get(backend, path.replace('{id}', last?.id ?? ''), {
      token: backend.stack.tokens.read,
      shape,
      query,
    })
    expect(parseOne(projectSummary.schema, alone.body)).toEqual(last)
  })

  it('a project’s pictures have files, and its money is in numbers', async () => {
    const whole = { ...reads.consolidatedProjects, query: reads.consolidatedProject.query }
    const { records } = parseList(project, (await getAll(backend, whole, 'v4')).body)
    for (const { slug, pictures } of records) {
      const seed = seedsOf('consolidated-projects').find((candidate) => candidate.slug === slug)
      expect(pictures).toHaveLength(Array.isArray(seed?.pictures) ? seed.pictures.length : 0)
      for (const { picture } of pictures) expect(picture.url).toMatch(/^\/uploads\//)
    }
    const homes = records.filter(({ priceFrom }) => priceFrom !== null)
    expect(homes).not.toEqual([])
    for (const { priceFrom, costComponents } of homes) {
      expect(priceFrom).toBeTypeOf('number')
      expect(costComponents.length).toBeGreaterThan(2)
    }
  })

  it('an id that names no project is not found', async () => {
    const { path, query } = reads.consolidatedProject
    const { status } = await get(backend, path.replace('{id}', 'nobody'), { token: backend.stack.tokens.read, query })
    expect(status).toBe(404)
  })

  it.each(['1e309', '-1e309', 'Infinity', 'NaN', 'many'])(
    'a filter with %s, which is no number of its field, is refused',
    async (value) => {
      const { path } = reads.consolidatedProjects
      for (const field of ['priceFrom', 'carpetAreaFrom', 'sequence', 'latitude']) {
        for (const filter of [`filters[${field}][$gt]`, `filters[$or][0][${field}][$in][0]`]) {
          const query = { [filter]: value }
          const { status } = await get(backend, path, { token: backend.stack.tokens.read, query })
          expect([filter, status]).toEqual([filter, 400])
        }
      }
    },
  )

  testBlogReads(backend)

  it.each(rows)('%s is refused without the read token', async (_, call) => {
    expect((await get(backend, call.path)).status).toBeOneOf([401, 403])
    expect((await get(backend, call.path, { token: backend.stack.tokens.create })).status).toBe(403)
    expect((await get(backend, call.path, { token: 'made-up' })).status).toBe(401)
  })
})

/** Reads a whole list with all its pages, as the site does. */
async function getAll(backend: Backend, call: ReadCall, shape: 'v4' | 'flat') {
  const records: unknown[] = []
  for (let page = 1; ; page++) {
    const query = { ...call.query, 'pagination[page]': `${page}`, 'pagination[pageSize]': '100' }
    const { status, body } = await get(backend, call.path, { token: backend.stack.tokens.read, shape, query })
    if (!(isRecord(body) && Array.isArray(body.data) && isRecord(body.meta) && isRecord(body.meta.pagination)))
      return { status, body }
    records.push(...body.data)
    if (page >= Number(body.meta.pagination.pageCount)) return { status, body: { ...body, data: records } }
  }
}

/** Finds the record of a seed by its natural key. */
function isRecordOf(call: ReadCall, seed: Seed): (record: Seed) => boolean {
  const { naturalKey = [] } = contentModels.find(({ model }) => call.models.includes(model)) ?? {}
  return (record) => naturalKey.every((name) => (record[name] ?? null) === (seed[name] ?? null))
}

/**
 * Checks that no value of a seed is lost or exchanged, either by the database or by a query that is not deep enough.
 */
function expectAnswered(seed: Seed, stored: unknown): void {
  expect(differencesOf(seed, stored), `of ${seed.$key}`).toEqual([])
}

/**
 * Checks that the schema leaves out no value of a seed: the parsed record contains every word, and every boolean
 * changes something in it. Which field a word goes to is tested together with the schema.
 */
function expectRead(seed: Seed, stored: unknown, record: unknown, { schema, unread = [] }: ListTest): void {
  const read = withoutAttributes(seed, unread)
  const said = new Set(leavesOf(record))
  expect(
    leavesOf(read).filter((leaf) => !said.has(leaf)),
    `of ${seed.$key}`,
  ).toEqual([])
  const lost = booleansOf(read)
    .filter((path) => isDeepStrictEqual(parseOne(schema, withFlippedBoolean(stored, path)), record))
    .map((path) => path.filter((name) => !/^\d+$/.test(name)).join('.'))
  expect(
    lost.filter((attribute) => !unread.includes(attribute)),
    `of ${seed.$key}`,
  ).toEqual([])
}
