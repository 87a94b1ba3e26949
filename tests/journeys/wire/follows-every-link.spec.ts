import { type Crawl, crawl } from '../../support/reading/crawl'
import { faultsOfLinks, faultsOfPages, pagesOf } from '../../support/reading/crawl-rules'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { expect, test, visit } from '../../support/test'

/** Addresses of the whole site with the demonstration content; far more would mean an endless loop of links. */
const MOST_ADDRESSES = 1_500
const LEAST_PAGES = 120

let found: Crawl

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test('every link of the site works', async ({ request, baseURL }) => {
  found = await crawl(request, baseURL ?? '', { most: MOST_ADDRESSES })
  expect(faultsOfLinks(found)).toEqual([])
  expect(found.fragments.length).toBeGreaterThan(10)
  expect(pagesOf(found).length).toBeGreaterThan(LEAST_PAGES)
  expect((await request.storageState()).cookies, 'cookies of a visitor who only reads').toEqual([])
})

test('every page says truly what it is, and no two say the same', () => {
  expect(faultsOfPages(found)).toEqual([])
})

test('every page of the sitemap is linked, and every linked page is in the sitemap', async ({ request }) => {
  const told = await pathsOfSitemap(request)
  expect(told.length).toBeGreaterThan(LEAST_PAGES)
  const linked = pagesOf(found).filter(({ page }) => page.listed && !page.canonical.includes('?'))
  expect(
    told.filter((path) => !found.crawled.has(path)),
    'told, and nothing leads there',
  ).toEqual([])
  expect(
    linked.map(({ page }) => page.canonical).filter((path) => !told.includes(path)),
    'linked to, and not told',
  ).toEqual([])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m)
})

test('a page of each kind runs without an error', async ({ page }) => {
  // The fixture fails on a console error, an exception and a request to another host.
  const kinds = new Map(pagesOf(found).map(({ address }) => [kindOf(address), address]))
  expect(kinds.size).toBeGreaterThan(20)
  for (const address of kinds.values()) {
    if (address === '/aca') await page.goto(address)
    else await visit(page, address)
  }
})

/** The kind of an address: records of one type have pages of one kind, every other path is its own kind. */
function kindOf(address: string): string {
  const path = address.replace(/\?.*$/, '')
  return path.replace(/^(\/(?:projects|blog|careers|insights\/[a-z-]+|services))\/(?!bank$).+$/, '$1/*')
}
