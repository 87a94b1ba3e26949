import { posts, read, settings } from '../../support/expected/seeds'
import { STATED } from '../../support/expected/stated-pages'
import { readHtml } from '../../support/reading/crawl'
import { readJsonLd, valuesNotShown } from '../../support/reading/json-ld'
import { refusedStatements } from '../../support/reading/json-ld-rules'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { startSite } from '../../support/services/site-instance'
import { expect, test } from '../../support/test'

const [project] = read<{ slug: string }[]>('consolidated-projects')
const [report] = read<{ slug: string; title: string }[]>('insights-research-reports-a')
const [vodcast] = read<{ slug: string }[]>('vodcasts')
const [opening] = read<{ slug: string; title: string; closesOn: string }[]>('openings')

for (const [path, types] of Object.entries(STATED)) {
  test(`${path} states ${types.join(', ')} for machines, and nothing that it does not show`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const stated = readJsonLd(html).map((thing) => thing['@type'])
    expect(stated).toEqual(expect.arrayContaining([...types]))
    expect(valuesNotShown(html)).toEqual([])
    expect(refusedStatements(html)).toEqual([])
  })

  test(`${path} has a title with the brand’s name, and a description that fits into search results`, async ({
    request,
  }) => {
    const { title, description } = readHtml(await (await request.get(path)).text())
    expect(title).toContain(settings.brandName)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeLessThanOrEqual(160)
  })
}

const projectWords = read<Record<string, string>>('project-page-seo')
const careerWords = read<Record<string, string>>('career-seo')

interface WithWords {
  slug: string
  searchTitle?: string
  searchDescription?: string
  sharePicture?: { alt: string }
}
/** With how many of each show what editors can write for search engines and shared links. */
const withWords = [
  ['/projects', 2, read<WithWords[]>('consolidated-projects')],
  ['/insights/research-reports', 2, read<WithWords[]>('insights-research-reports-b')],
  ['/blog', 4, read<WithWords[]>('posts')],
] as const
const ownWords = withWords.flatMap(([list, , records]) =>
  records
    .filter(({ searchTitle }) => searchTitle !== undefined)
    .map(({ slug, searchTitle, searchDescription }) => [`${list}/${slug}`, searchTitle, searchDescription] as const),
)

for (const [list, least, records] of withWords) {
  test(`at least ${least} records of ${list} have a title, a description and a share picture of their own`, async ({
    request,
  }) => {
    const shared = records.filter((one) => one.searchTitle && one.searchDescription && one.sharePicture)
    expect(shared.length).toBeGreaterThanOrEqual(least)
    for (const { slug, sharePicture } of shared) {
      const html = await (await request.get(`${list}/${slug}`)).text()
      expect(html).toContain(`<meta property="og:image:alt" content="${sharePicture?.alt}"`)
    }
  })
}

for (const [path, title, description] of [
  ['/projects', projectWords.title, projectWords.description],
  ['/projects?propertytype=Residential', projectWords.residentialTitle, projectWords.residentialDescription],
  ['/projects?propertytype=Commercial', projectWords.commercialTitle, projectWords.commercialDescription],
  ['/careers', careerWords.title, careerWords.description],
  ...ownWords,
] as const) {
  test(`${path} has the title and the description that editors wrote for search engines`, async ({ request }) => {
    const shown = readHtml(await (await request.get(path)).text())
    expect(shown.title).toContain(title ?? 'a title in the seeds')
    expect(shown.description).toBe(description)
  })
}

test('the search that the home page states leads to results', async ({ request }) => {
  const things = readJsonLd(await (await request.get('/')).text())
  const search = things.find(({ '@type': type }) => type === 'WebSite')?.potentialAction as Record<string, string>
  expect(search['@type']).toBe('SearchAction')
  const { pathname, searchParams } = new URL((search.target ?? '').replace('{words}', 'office'))
  expect(await (await request.get(`${pathname}?${searchParams}`)).text()).toContain('Results for “office”')
})

test('structured data that is not shown is detected', () => {
  const html = (stated: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@graph': [stated] })}</script><h1>Reed House</h1><p>₹1.2 crore</p>`
  expect(valuesNotShown(html({ '@type': 'Offer', name: 'Reed House', price: 12_000_000 }))).toEqual([])
  expect(valuesNotShown(html({ '@type': 'Offer', name: 'Read House', price: 13_000_000 }))).toEqual([
    'Offer.name: Read House',
    'Offer.price: 13000000',
  ])
})

test('structured data that search engines refuse is detected', () => {
  const refused = (stated: object, locale = 'en-IN') =>
    refusedStatements(
      `<html lang="${locale}"><link rel="canonical" href="https://a.example/hi/x"><script type="application/ld+json">${JSON.stringify({ '@graph': [stated] })}</script>`,
    )
  const film = { '@type': 'VideoObject', name: 'A', contentUrl: 'https://a.example/a.mp4', inLanguage: 'en' }
  expect(refused({ ...film, uploadDate: '2026-09-14' })).toEqual([
    'VideoObject: thumbnailUrl is missing',
    'VideoObject.uploadDate is 2026-09-14',
  ])
  expect(refused({ '@type': 'Offer', price: '₹1 crore', availability: 'yes', itemOffered: { '@id': 'a' } })).toEqual([
    'Offer.price is ₹1 crore',
    'Offer.availability is yes',
  ])
  expect(
    refused({ '@type': 'Service', name: '', serviceType: 'A', provider: 'B', url: 'https://a.example/x' }, 'hi'),
  ).toEqual(['Service.name is ', 'Service.url is https://a.example/x on the page /hi/x'])
  expect(refused({ '@type': 'Castle' })).toEqual(['Castle: no rule for Castle'])
})

test('the sitemap has every project, report, conversation and post', async ({ request }) => {
  const slugsOf = (seed: string) => read<{ slug: string }[]>(seed).map(({ slug }) => slug)
  const listed = await pathsOfSitemap(request)
  for (const [under, slugs] of [
    ['/projects/', slugsOf('consolidated-projects')],
    [
      '/insights/research-reports/',
      [...slugsOf('insights-research-reports-a'), ...slugsOf('insights-research-reports-b')],
    ],
    ['/insights/knowledge-exchange/', slugsOf('vodcasts')],
    ['/blog/', slugsOf('posts')],
  ] as const) {
    expect(slugs.filter((slug) => !listed.includes(`${under}${slug}`))).toEqual([])
  }
})

test('the sitemap has a page of each kind, with dates and pictures', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  expect(index).toContain('<sitemapindex')
  for (const kind of ['pages', 'projects', 'reports', 'conversations', 'openings', 'posts']) {
    expect.soft(index).toContain(`/sitemaps/${kind}.xml</loc><lastmod>20`)
  }
  const response = await request.get('/sitemaps/projects.xml')
  expect(response.headers()['content-type']).toContain('application/xml')
  const xml = await response.text()
  expect(xml).toContain(`/projects/${project?.slug}</loc>`)
  const picture = /<image:loc>([^<]+)<\/image:loc>/.exec(xml)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await request.get(new URL(picture).pathname + new URL(picture).search)).headers()['content-type']).toMatch(
    /^image\//,
  )
  expect((await request.get('/sitemaps/nothing.xml')).status()).toBe(404)
})

test('texts and documents for machines have one address each, and are kept', async ({ request }) => {
  const texts = [
    ...['/llms.txt', '/robots.txt', '/sitemap.xml', '/sitemaps/projects.xml', '/sitemaps/pages.xml'],
    ...['/feeds/posts.xml', '/feeds/posts.json', '/feeds/openings.ics', '/.well-known/security.txt'],
    ...['/manifest.webmanifest', '/speculation-rules.json'],
  ]
  const documents = [
    ...[`/api/share-pictures/projects/${project?.slug}.jpg`, `/api/projects/${project?.slug}/brochure.pdf`],
    ...[`/api/research-reports/${report?.slug}/data.csv`, `/api/vodcasts/${vodcast?.slug}/captions.vtt`],
  ]
  for (const path of [...texts, ...documents]) {
    const invented = await request.get(`${path}?x=1`, { maxRedirects: 0 })
    expect.soft([invented.status(), invented.headers().location], path).toEqual([308, path])
  }
  for (const path of texts) {
    const { etag = 'none' } = (await request.get(path)).headers()
    const again = await request.get(path, { headers: { 'If-None-Match': etag } })
    expect.soft(again.status(), path).toBe(304)
  }
  expect((await request.get('/services.md?x=1')).status()).toBe(404)
  expect((await request.get('/services.md?utm_source=mail')).status()).toBe(200)
  const elsewhere = await request.get('/sitemaps/nothing.xml', { headers: { Accept: 'text/html' } })
  expect([elsewhere.status(), await elsewhere.text()]).toEqual([404, expect.stringContaining('There is no page')])
  expect((await request.post('/llms.txt')).status()).toBe(405)
})

const FEEDS = [
  { name: 'reports', page: '/insights/research-reports', title: report?.title ?? '' },
  { name: 'posts', page: '/blog', title: posts[0]?.title ?? '' },
  { name: 'press', page: '/in-the-news', title: '' },
  { name: 'openings', page: '/careers', title: opening?.title ?? '' },
] as const

for (const { name, page, title } of FEEDS) {
  test(`${page} has an RSS feed and a JSON Feed`, async ({ request }) => {
    const html = await (await request.get(page)).text()
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*href="/feeds/${name}\\.xml"`),
    )
    expect(html).toMatch(
      new RegExp(`<link rel="alternate" type="application/feed\\+json"[^>]*href="/feeds/${name}\\.json"`),
    )
    const rss = await request.get(`/feeds/${name}.xml`)
    expect(rss.headers()['content-type']).toContain('application/rss+xml')
    expect(await rss.text()).toContain('<rss version="2.0"')
    const json = await request.get(`/feeds/${name}.json`)
    expect(json.headers()['content-type']).toContain('application/feed+json')
    const feed = (await json.json()) as {
      version: string
      items: { title: string; url: string; date_modified: string }[]
    }
    expect(feed.version).toBe('https://jsonfeed.org/version/1')
    expect(feed.items.length).toBeGreaterThan(3)
    const days = feed.items.map(({ date_modified }) => date_modified)
    expect(days).toEqual(days.toSorted().reverse())
    expect(feed.items.some((item) => item.title.includes(title))).toBe(true)
  })
}

test('the last days for applications are a calendar', async ({ request }) => {
  const response = await request.get('/feeds/openings.ics')
  expect(response.headers()['content-type']).toContain('text/calendar')
  const calendar = await response.text()
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.replace(/\r\n /g, '')).toContain(`DTSTART;VALUE=DATE:${opening?.closesOn.replaceAll('-', '')}`)
  expect(await (await request.get('/feeds/openings.ics')).text()).toBe(calendar)
  expect((await request.get('/feeds/nothing.xml')).status()).toBe(404)
})

test('security.txt names a contact and is valid for months', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now() + 90 * 24 * 3600 * 1000)
  expect(expires).toBeLessThan(Date.now() + 366 * 24 * 3600 * 1000)
})

test('the key for search engines is shown only where the operator has set one', async ({ request }) => {
  const key = '0123456789abcdef'
  expect((await request.get(`/${key}.txt`)).status()).toBe(404)
  const site = await startSite({ INDEXNOW_KEY: key })
  try {
    const answer = await request.get(`${site.url}/${key}.txt`)
    expect(answer.headers()['content-type']).toContain('text/plain')
    expect(await answer.text()).toBe(key)
    expect((await request.get(`${site.url}/${key.replace('0', '1')}.txt`)).status()).toBe(404)
  } finally {
    await site.stop()
  }
})

test('llms.txt lists every page with its text in Markdown', async ({ request }) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const text = await response.text()
  expect(text).toMatch(new RegExp(`^# ${settings.brandName}\\n\\n> `))
  const told = [...text.matchAll(/^- \[.+\]\((\S+)\)/gm)].map(([, address = '']) => new URL(address).pathname)
  expect(told).toHaveLength((await pathsOfSitemap(request)).length)
  expect(told).toContain('/index.md')
  expect(told).toContain(`/projects/${project?.slug}.md`)
})

for (const path of ['/services/retail', `/insights/research-reports/${report?.slug}`, '/careers']) {
  test(`${path} has its text in Markdown, with its headings and links and without its forms`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md">`)
    const response = await request.get(`${path}.md`)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain('text/markdown')
    expect(response.headers().link).toMatch(new RegExp(`^<https?://[^>]+${path}>; rel="canonical"$`))
    const text = await response.text()
    expect(text.match(/^# .+/gm)).toHaveLength(1)
    expect(text.match(/^## .+/gm)?.length).toBeGreaterThan(2)
    expect(text).toMatch(/\]\(https?:\/\//)
    expect(text).not.toMatch(/<(?:form|input|svg|script|div)|\]\(\//)
  })
}

test('the home page has its text in Markdown, and an unknown page has none', async ({ request }) => {
  expect(await (await request.get('/index.md')).text()).toMatch(/^# /m)
  for (const path of ['/nowhere.md', '/projects/nowhere.md', '/enquiry/received.md', '/styleguide.md', '/.md']) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('every page says where the company is registered, how to reach it and who answers for complaints', async ({
  page,
}) => {
  await page.goto('/services/retail')
  const footer = page.getByRole('contentinfo')
  for (const words of [settings.registeredOffice, `CIN ${settings.cin}`, settings.grievanceOfficerName]) {
    await expect(footer).toContainText(words.replaceAll(' ', ' '))
  }
  await expect(footer.locator(`a[href="mailto:${settings.grievanceOfficerEmail}"]`)).toBeVisible()
  await footer.getByRole('link', { name: 'Our policy' }).click()
  await expect(page.getByRole('heading', { name: 'Equal opportunity' })).toBeInViewport()
})
