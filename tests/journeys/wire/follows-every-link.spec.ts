import { settings } from '../../support/expected/seeds'
import { type Crawl, crawl } from '../../support/reading/crawl'
import { pathsOfSitemap } from '../../support/reading/sitemap'
import { expect, test, visit } from '../../support/test'

/** Addresses of the whole site with the demonstration content; far more would mean an endless loop of links. */
const MOST_ADDRESSES = 1_500
const LEAST_PAGES = 120
/** Characters. A shorter description says too little in the results of a search engine. */
const SHORTEST_DESCRIPTION = 40
/** As many characters as search engines show. */
const LONGEST_TITLE = 65
const LONGEST_DESCRIPTION = 160

let found: Crawl

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test('every link of the site works', async ({ request, baseURL }) => {
  found = await crawl(request, baseURL ?? '', MOST_ADDRESSES)
  const faults = [...found.crawled.values()]
    .filter(({ status }) => status !== 200)
    .map(({ status, address, from, location }) => `${from} leads to ${address}: ${status} ${location ?? ''}`)
  expect(faults, 'broken links, and links that lead on').toEqual([])
  expect(pages().length).toBeGreaterThan(LEAST_PAGES)
  expect((await request.storageState()).cookies, 'cookies of a visitor who only reads').toEqual([])
})

test('every fragment of a link exists on its page', () => {
  expect(found.fragments.length).toBeGreaterThan(10)
  const faults = found.fragments.filter(({ address, id }) => {
    const ids = found.crawled.get(address)?.page?.ids
    return ids !== undefined && !ids.includes(id)
  })
  expect(faults.map(({ from, address, id }) => `${from} leads to ${address}#${id}`)).toEqual([])
})

test('every page has a canonical address of its own, and that is a page too', () => {
  const faults = pages()
    .filter(({ page }) => page.listed)
    .filter(({ page }) => pages().find(({ address }) => address === page.canonical)?.page.canonical !== page.canonical)
  expect(faults.map(({ address, page }) => `${address} says it is ${page.canonical || 'nowhere'}`)).toEqual([])
})

test('no two pages share a title, and each is described and has one heading', () => {
  const faults: string[] = []
  const titles = new Map<string, string>()
  for (const { address, page } of pages().filter(({ page }) => page.listed && page.canonical)) {
    const other = titles.get(page.title)
    if (other !== undefined && other !== page.canonical) faults.push(`${address} and ${other} are both '${page.title}'`)
    titles.set(page.title, page.canonical)
    if (page.description.length < SHORTEST_DESCRIPTION) faults.push(`${address} is described as '${page.description}'`)
    if (page.headings !== 1) faults.push(`${address} has ${page.headings} first headings`)
    const doubled = page.ids.filter((id, index) => page.ids.indexOf(id) !== index)
    if (doubled.length > 0) faults.push(`${address} has ${doubled[0]} twice`)
  }
  expect(faults).toEqual([])
})

test('every title has the brand’s name, and titles and descriptions fit into search results', () => {
  const faults = pages().flatMap(({ address, page: { title, description } }) => [
    ...(title.includes(settings.brandName) ? [] : [`${address} is entitled '${title}'`]),
    ...(title.length > LONGEST_TITLE ? [`${address}: ${title.length} characters of '${title}'`] : []),
    ...(description.length > LONGEST_DESCRIPTION
      ? [`${address}: ${description.length} characters of '${description}'`]
      : []),
  ])
  expect(faults).toEqual([])
})

test('no page has structured data that it does not show', () => {
  expect(pages().flatMap(({ address, page }) => page.untrue.map((what) => `${address}: ${what}`))).toEqual([])
})

test('every page of the sitemap is linked, and every linked page is in the sitemap', async ({ request }) => {
  const told = await pathsOfSitemap(request)
  expect(told.length).toBeGreaterThan(LEAST_PAGES)
  const linked = pages().filter(({ page }) => page.listed && !page.canonical.includes('?'))
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
  const kinds = new Map(pages().map(({ address }) => [kindOf(address), address]))
  expect(kinds.size).toBeGreaterThan(20)
  for (const address of kinds.values()) {
    if (address === '/aca') await page.goto(address)
    else await visit(page, address)
  }
})

function pages() {
  return [...found.crawled.values()].flatMap((answer) => (answer.page ? [{ ...answer, page: answer.page }] : []))
}

/** The kind of an address: records of one type have pages of one kind, every other path is its own kind. */
function kindOf(address: string): string {
  const path = address.replace(/\?.*$/, '')
  return path.replace(/^(\/(?:projects|blog|careers|insights\/[a-z-]+|services))\/(?!bank$).+$/, '$1/*')
}
