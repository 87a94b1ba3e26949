import {
  aboutUsMenu,
  award,
  banner,
  careerPage,
  careerTestimonial,
  category,
  choice,
  city,
  contactOffice,
  creativeAgencyPage,
  csrPage,
  digitalAgencyPage,
  film,
  flatten,
  formerAddress,
  globalPartner,
  HOMEPAGE_PRESS_ITEMS,
  leader,
  menuImage,
  menuStructure,
  opening,
  page,
  pageHead,
  parseList,
  parseOne,
  postAuthor,
  postCategory,
  post as postShape,
  pressItem,
  project,
  projectCategory,
  projectPageBanner,
  projectPageSeo,
  type ReadCall,
  reads,
  researchReport,
  searchPage,
  service,
  servicePage,
  signpost,
  siteSettings,
  taxRate,
  technology,
  testimonial,
  vodcast,
} from '@ashlar/contract'
import { expect, it } from 'vitest'
import { contentModels } from '../../content/src/content-models'
import { get } from './call'
import { type Backend, describeOnEachDatabase } from './databases'
import { leavesOf, type Seed, seedsOf } from './seeds'

interface ListTest {
  /** What a record is parsed by. */
  schema: Parameters<typeof parseList<unknown>>[0]
  /** Name of the seed file. */
  seeds: string
  /** The seeds that a filter lets through. */
  only?: (seed: Seed) => boolean
  /** Attributes that only put the list in order and are not read. */
  unread?: readonly string[]
}

const inServices = (seed: Seed) => ['Residential', 'Commercial', 'Retail'].includes(String(seed.WhatService))

/** What each live list is parsed by, and the seeds it must bring back. A live row without an entry fails below. */
const LISTS = {
  menuImages: { schema: menuImage, seeds: 'menu-images-mdms' },
  aboutUsMenus: { schema: aboutUsMenu, seeds: 'about-us-menus' },
  menuStructures: { schema: menuStructure, seeds: 'menu-structures', unread: ['sequence'] },
  films: { schema: film, seeds: 'films' },
  pages: { schema: page, seeds: 'pages' },
  services: { schema: service, seeds: 'services', only: inServices },
  retailPageServices: { schema: service, seeds: 'services', only: (seed) => seed.PageName === 'Retail' },
  servicesMdms: { schema: servicePage, seeds: 'services-mdms' },
  exploreServices: { schema: signpost, seeds: 'explore-services' },
  homepageBanners: { schema: banner, seeds: 'homepage-banners' },
  allPressCoverage: { schema: pressItem, seeds: 'homepage-press-coverages' },
  inTheNewsCategories: { schema: category, seeds: 'in-the-news-categories' },
  testimonials: { schema: testimonial, seeds: 'testimonials' },
  consolidatedProjects: { schema: project, seeds: 'consolidated-projects' },
  projectCategories: { schema: projectCategory, seeds: 'project-categories' },
  bankProjectCategories: { schema: projectCategory, seeds: 'bank-project-categories' },
  researchReports: { schema: researchReport, seeds: 'insights-research-reports' },
  vodcasts: { schema: vodcast, seeds: 'vodcasts' },
  leaders: { schema: leader, seeds: 'leaders' },
  awards: { schema: award, seeds: 'awards' },
  technologyMdms: { schema: signpost, seeds: 'technology-mdms' },
  technologies: { schema: technology, seeds: 'technologies' },
  globalPartners: { schema: globalPartner, seeds: 'global-partners' },
  contactLists: { schema: contactOffice, seeds: 'contact-lists' },
  careerTestimonials: { schema: careerTestimonial, seeds: 'career-testimonials' },
  cities: { schema: city, seeds: 'cities' },
  jobTypes: { schema: category, seeds: 'job-types' },
  departments: { schema: category, seeds: 'departments' },
  openings: { schema: opening, seeds: 'openings' },
  sortDropdowns: { schema: choice, seeds: 'sort-dropdowns' },
  yearDropdowns: { schema: choice, seeds: 'year-dropdowns' },
  industryDropdowns: { schema: choice, seeds: 'industry-dropdowns' },
  areaConfigurationDropdowns: { schema: choice, seeds: 'area-configuration-dropdowns' },
  taxRates: { schema: taxRate, seeds: 'tax-rates' },
  formerAddresses: { schema: formerAddress, seeds: 'former-addresses' },
} satisfies Partial<Record<keyof typeof reads, ListTest>>

/** The same for types of which there is one record. */
const SINGLES = {
  siteSettings: { schema: siteSettings, seeds: 'site-settings' },
  projectPageSeo: { schema: projectPageSeo, seeds: 'project-page-seo' },
  projectPageBanner: { schema: projectPageBanner, seeds: 'project-page-banner' },
  knowledgeExchangeSeo: { schema: pageHead, seeds: 'knowledge-exchange-seo' },
  testimonialsSeo: { schema: pageHead, seeds: 'about-us-testimonials-seo' },
  awardsSeo: { schema: pageHead, seeds: 'about-us-awards-seo' },
  csrSeo: { schema: pageHead, seeds: 'about-us-csr-seo' },
  managementSeo: { schema: pageHead, seeds: 'about-us-management-seo' },
  csrPage: { schema: csrPage, seeds: 'csr-page' },
  contactSeo: { schema: pageHead, seeds: 'contact-seo' },
  careerSeo: { schema: pageHead, seeds: 'career-seo' },
  careerPage: { schema: careerPage, seeds: 'career-page' },
  searchPage: { schema: searchPage, seeds: 'search-page' },
  creativeAgencyPage: { schema: creativeAgencyPage, seeds: 'creative-agency-page' },
  digitalAgencyPage: { schema: digitalAgencyPage, seeds: 'digital-agency-page' },
} satisfies Partial<Record<keyof typeof reads, ListTest>>

/** Rows with tests of their own below. */
const OTHERS = [
  'pressCoverage',
  'consolidatedProject',
  'blogPosts',
  'blogPostsByCategory',
  'personalBlogFeed',
  'blogCategories',
  'blogAuthors',
]

const SHAPES = ['v4', 'flat'] as const
const live = Object.entries(reads).filter(([, call]) => call.status === 'live')

await describeOnEachDatabase('the reads of the catalogue', (backend) => {
  it('are all tested', () => {
    const tested = [...Object.keys(LISTS), ...Object.keys(SINGLES), ...OTHERS]
    expect(live.map(([name]) => name).sort()).toEqual(tested.sort())
  })

  for (const [name, test] of Object.entries<ListTest>(LISTS)) {
    it.each(SHAPES)(`${name} answers in the %s shape, with every word of every seed`, async (shape) => {
      const call: ReadCall = reads[name as keyof typeof LISTS]
      const { status, body } = await getAll(backend, call, shape)
      expect(status).toBe(200)
      const { records, dropped } = parseList(test.schema, body)
      expect(dropped).toEqual([])
      const seeds = seedsOf(test.seeds).filter(test.only ?? (() => true))
      expect(seeds).not.toEqual([])
      expect(records).toHaveLength(seeds.length)
      const stored = flatten(body) as Seed[]
      for (const seed of seeds) {
        const read = Object.entries(seed).filter(([attribute]) => !test.unread?.includes(attribute))
        expectSaid(Object.fromEntries(read), records[stored.findIndex(isRecordOf(call, seed))])
      }
    })
  }

  for (const [name, { schema, seeds }] of Object.entries<ListTest>(SINGLES)) {
    it.each(SHAPES)(`${name} answers in the %s shape, with every word of its seed`, async (shape) => {
      const { path, query }: ReadCall = reads[name as keyof typeof SINGLES]
      const { body } = await get(backend, path, { token: backend.stack.tokens.read, shape, query })
      for (const seed of seedsOf(seeds)) expectSaid(seed, parseOne(schema, body))
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
    const { records } = parseList(project, (await getAll(backend, reads.consolidatedProjects, shape)).body)
    const last = records.at(-1)
    expect(last?.id).toMatch(/^[a-z0-9]{20,}$/)
    const { path, query } = reads.consolidatedProject
    const alone = await get(backend, path.replace('{id}', last?.id ?? ''), {
      token: backend.stack.tokens.read,
      shape,
      query,
    })
    expect(parseOne(project, alone.body)).toEqual(last)
  })

  it('a project’s pictures have files, and its money is in numbers', async () => {
    const { records } = parseList(project, (await getAll(backend, reads.consolidatedProjects, 'v4')).body)
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

  it('blogPosts speak WordPress: newest first, entities encoded, pictures embedded, totals in headers', async () => {
    const { path, query } = reads.blogPosts
    const total = seedsOf('posts').length
    const { status, headers, body } = await get(backend, path, {
      token: backend.stack.tokens.read,
      query: { ...query, per_page: '2' },
    })
    expect(status).toBe(200)
    expect(headers.get('x-wp-total')).toBe(String(total))
    expect(headers.get('x-wp-totalpages')).toBe(String(Math.ceil(total / 2)))
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

  it.each([
    ['blogPostsByCategory', 'blogCategories', postCategory, 'categories', 'category'],
    ['personalBlogFeed', 'blogAuthors', postAuthor, 'author', 'author'],
  ] as const)('%s has the posts of each of %s', async (feed, names, schema, parameter, attribute) => {
    const token = backend.stack.tokens.read
    const { headers, body } = await get(backend, reads[names].path, { token, query: reads[names].query })
    const { records, dropped } = parseList<{ id: number }>(schema, body)
    expect(dropped).toEqual([])
    const seeded = new Map<unknown, number>()
    for (const seed of seedsOf('posts')) seeded.set(seed[attribute], (seeded.get(seed[attribute]) ?? 0) + 1)
    expect(headers.get('x-wp-total')).toBe(String(seeded.size))
    const counts: number[] = []
    for (const { id } of records) {
      const query = { ...reads[feed].query, per_page: '100', [parameter]: String(id) }
      const posts = parseList(postShape, (await get(backend, reads[feed].path, { token, query })).body).records
      for (const post of posts) expect([post.author, ...post.categories]).toContain(id)
      counts.push(posts.length)
    }
    expect(counts.sort()).toEqual([...seeded.values()].sort())
  })

  it('no posts are of a category that there is not, and a malformed id is refused', async () => {
    const token = backend.stack.tokens.read
    const ask = (categories: string) =>
      get(backend, reads.blogPostsByCategory.path, {
        token,
        query: { ...reads.blogPostsByCategory.query, categories },
      })
    expect(await ask('1')).toMatchObject({ status: 200, body: [] })
    expect(await ask('law')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } })
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

/** Tells the record of a seed by what tells it from others. */
function isRecordOf(call: ReadCall, seed: Seed): (record: Seed) => boolean {
  const { naturalKey = [] } = contentModels.find(({ model }) => call.models.includes(model)) ?? {}
  return (record) => naturalKey.every((name) => (record[name] ?? null) === (seed[name] ?? null))
}

/** Nothing that a seed says is lost on the way: by the database, by a shallow read, or by a schema that leaves it out. */
function expectSaid(seed: Seed, record: unknown): void {
  const said = new Set(leavesOf(record))
  expect(
    leavesOf(seed).filter((leaf) => !said.has(leaf)),
    `of ${seed.$key}`,
  ).toEqual([])
}
