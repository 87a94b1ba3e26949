import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentModels } from '../../../content/src/content-models'
import { routes } from '../../support/expected/navigation-of-the-specification'
import { sendChangeNotice } from '../../support/services/change-notice'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { type StandInRecord, type StandInStrapi, startStandInStrapi } from '../../support/services/stand-in-strapi'
import { hostileAnswers } from './hostile-answers'

const SECRET = 'a-secret-of-a-site-on-a-described-backend'
const MENUS = '/api/menu-images-mdms'
/** A light page with the whole header; each query is rendered anew. */
const PAGE = '/about/management-team?need='

const ROUTES_WITH_QUERIES = ['/projects?propertytype=Residential', '/search-result?searchTextFromHeader=land']

const LISTS = [
  '/projects',
  '/about/management-team',
  '/about/client-testimonials',
  '/about/awards-and-recognition',
  '/insights/research-reports',
  '/insights/knowledge-exchange',
  '/in-the-news',
  '/rera',
  '/blog',
]

const MACHINES = [
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/robots.txt',
  '/llms.txt',
  '/feeds/press.xml',
  '/api/health/ready',
]

const card = (id: number, fields: Readonly<Record<string, unknown>>): StandInRecord => ({
  id,
  documentId: `card-${id}`,
  Sequence: id,
  Type: 'Projects',
  ImageTitle: `Card ${id}`,
  ImageDescription: null,
  ImageLink: '/projects',
  isExternal: false,
  Image: null,
  ...fields,
})

const GOOD = [card(1, { ImageTitle: 'Harbour Quarter' }), card(2, { Type: 'Technology', ImageTitle: 'Desk Finder' })]

let backend: StandInStrapi
let site: SiteInstance
let visits = 0

beforeAll(async () => {
  backend = await startStandInStrapi()
  backend.collections.set(MENUS, GOOD)
  backend.collections.set('/api/about-us-menus', [{ id: 1, video_Id: 'abcdefghijk' }])
  site = await startSite({
    CONTENT_URL: backend.url,
    CONTENT_READ_TOKEN: backend.token,
    REVALIDATE_SECRET: SECRET,
  })
}, 120_000)

afterAll(async () => {
  await site.stop()
  await backend.stop()
})

/** Visits a page that is made from what the backend answers now. */
async function visitAnew(models: readonly string[] = ['menu-images-mdm']): Promise<{ status: number; html: string }> {
  await sendChangeNotice(site.url, SECRET, models)
  visits++
  const response = await fetch(`${site.url}${PAGE}visit-${visits}`)
  return { status: response.status, html: await response.text() }
}

/** The header of a page whose menu cards are these. */
async function headerOf(cards: readonly StandInRecord[]): Promise<string> {
  backend.collections.set(MENUS, cards)
  const { html } = await visitAnew()
  return html.slice(0, html.indexOf('<main'))
}

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

describe('a site on a backend that has the described types alone', { timeout: 120_000 }, () => {
  it.each([...routes, ...ROUTES_WITH_QUERIES])(
    'answers %s with a title, a heading, the navigation and a way on',
    async (route) => {
      const response = await fetch(site.url + route)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).toMatch(/<title>[^<]{3,}<\/title>/)
      const main = mainOf(html)
      expect(main.match(/<h1[\s>]/g)).toHaveLength(1)
      // The heading and the list of a form's faults wait for the first fault.
      for (const [heading] of main.matchAll(/<h[1-6](?! [^>]*data-summary)[^>]*>[\s\S]*?<\/h[1-6]>/g)) {
        expect(heading.replace(/<[^>]*>/g, '').trim(), heading).not.toBe('')
      }
      expect(main, 'an empty list or section').not.toMatch(
        /<(section|ul(?! data-summary)|ol|dl|nav)[^>]*>\s*<\/\1>|<div class="page-width[^>]*><div[^>]*><\/div><\/div>/,
      )
      // The creative agency's page has neither header nor footer, but a way back.
      expect(html).toContain(route === '/aca' ? 'href="/"' : 'href="/about/contact-us"')
      if (route !== '/aca') expect(html).toContain('</footer>')
    },
  )

  it.each(LISTS)('says on %s in one sentence that nothing is there yet', async (route) => {
    const html = await (await fetch(site.url + route)).text()
    expect(html).toContain('Nothing has been published here yet.')
    expect(html).toContain('aria-label="From here"')
  })

  it('answers machines, and 404 for what nobody has', async () => {
    for (const path of MACHINES) expect((await fetch(site.url + path)).status, path).toBe(200)
    for (const path of ['/nowhere', '/projects/nothing', '/services/nothing', '/careers/nothing', '/blog/nothing']) {
      expect((await fetch(site.url + path)).status, path).toBe(404)
    }
  })

  it('tells the operator once of each type that is missing', async () => {
    await visitAnew(['leader', 'page'])
    const lines = site.log().split('\n')
    expect(lines.filter((line) => line.includes('"/api/leaders"') && line.includes('no content here'))).toHaveLength(1)
    const metrics = await (await fetch(`${site.url}/api/metrics`)).text()
    expect(metrics).toContain('site_content_missing{model="leader"} 1')
  })
})

describe('attributes as they come', { timeout: 60_000 }, () => {
  it.each([4, 5] as const)('are read in the format of Strapi %i', async (version) => {
    backend.version = version
    const image = { id: 9, url: '/uploads/quarter.jpg', alternativeText: null, width: '1600', height: '900' }
    const html = await headerOf([card(1, { ImageTitle: `Format ${version}`, Image: image })])
    expect(html).toContain(`Format ${version}`)
    expect(html).toMatch(/\/pictures\/\d+\/quarter\.jpg/)
    backend.version = 5
  })

  it.each([
    ['a sequence as text', { Sequence: '7' }],
    ['no sequence', { Sequence: null }],
    ['a type in small letters', { Type: 'projects' }],
    ['a type in capitals', { Type: 'PROJECTS' }],
    ['no address', { ImageLink: '' }],
    ['an address of null', { ImageLink: null }],
    ['an address without its slash', { ImageLink: 'projects' }],
    ['no flag', { isExternal: undefined }],
    ['a flag as text', { isExternal: 'true' }],
    ['a flag as number', { isExternal: 1 }],
    ['a description as number', { ImageDescription: 2026 }],
    ['a picture without data', { Image: { data: null } }],
    ['a picture that is a text', { Image: 'quarter.jpg' }],
    ['a field that nobody knows', { createdBy: { id: 1 }, localizations: [] }],
  ])('with %s show the card', async (name, fields) => {
    expect(await headerOf([card(1, { ImageTitle: name, ...fields })])).toContain(name)
  })

  it('keep the order of two cards with the same sequence, and drop a card without its title alone', async () => {
    const titles = ['First of two', 'Second of two']
    const cards = titles.map((ImageTitle, index) => card(index + 1, { ImageTitle, Sequence: 3 }))
    const html = await headerOf([...cards, card(3, { ImageTitle: null })])
    for (const title of titles) expect(html).toContain(title)
    expect(html.indexOf('First of two')).toBeLessThan(html.indexOf('Second of two'))
  })

  it.each([25, 100])('are read to the last of 130 records, %i a page', async (mostRecords) => {
    backend.mostRecords = mostRecords
    const cards = Array.from({ length: 130 }, (_, index) =>
      card(index + 1, { ImageTitle: `Number ${index + 1} of 130` }),
    )
    expect(await headerOf(cards)).toContain('Number 130 of 130')
    backend.mostRecords = 100
  })

  it('of several languages are read in English', async () => {
    const html = await headerOf([
      card(1, { documentId: 'same', locale: 'hi', ImageTitle: 'बंदरगाह' }),
      card(2, { documentId: 'same', locale: 'en', ImageTitle: 'Harbour in English' }),
    ])
    expect(html).toContain('Harbour in English')
    expect(html).not.toContain('बंदरगाह')
  })

  it('of a type without our other fields are asked for whole, then filtered and sorted here', async () => {
    const quote = (id: number, name: string, client_since: number) => ({
      id,
      quote: `Said by ${name}.`,
      name,
      client_since,
    })
    backend.collections.set('/api/testimonials', [quote(1, 'Zoya', 2011), quote(2, 'Arun', 2019)])
    await sendChangeNotice(site.url, SECRET, ['testimonial'])
    const html = await (await fetch(`${site.url}/about/client-testimonials?visit=fields`)).text()
    expect(html).toContain('Said by Zoya.')
    expect(html.indexOf('Said by Arun.')).toBeGreaterThan(0)
    expect(backend.asked.some((read) => read.startsWith('/api/testimonials?populate=*'))).toBe(true)
    backend.collections.delete('/api/testimonials')
  })
})

describe('a good list', { timeout: 60_000 }, () => {
  const TABLE = hostileAnswers(GOOD)

  beforeAll(async () => {
    expect(await headerOf(GOOD)).toContain('Harbour Quarter')
  }, 60_000)

  it('meets at least sixty hostile answers', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60)
  })

  it.each(TABLE)('outlasts %s', async (_name, answer) => {
    backend.answers.set(MENUS, answer)
    const { status, html } = await visitAnew()
    expect(status).toBe(200)
    expect(html).toContain('Harbour Quarter')
    expect(html).toContain('</footer>')
  })

  it('is current again when the answers are', async () => {
    backend.answers.delete(MENUS)
    expect(await headerOf([card(1, { ImageTitle: 'Back again' })])).toContain('Back again')
    // An empty list with its count is the truth.
    const html = await headerOf([])
    expect(html).not.toContain('Back again')
  })
})

describe('a site that was in use', { timeout: 120_000 }, () => {
  it('answers every page from what it knows, when its backend is away', async () => {
    await backend.stop()
    const models = contentModels.map(({ model }) => model)
    for (const route of routes) {
      await sendChangeNotice(site.url, SECRET, models)
      const response = await fetch(site.url + route)
      expect(response.status, route).toBe(200)
      if (route !== '/aca') expect(await response.text(), route).toContain('</footer>')
    }
  })
})
