import { anchors, routes } from '../../support/expected/navigation-of-the-specification'
import { pageStates, pagesBeside } from '../../support/expected/page-states'
import { crawl } from '../../support/reading/crawl'
import { faultsOfLinks, faultsOfPages, pagesOf } from '../../support/reading/crawl-rules'
import { nuErrors, nuMissing } from '../../support/reading/nu'
import { expect, test } from '../../support/test'
import { templates } from '../../visual/templates'

/** Far more would mean an endless loop of links. */
const MOST_ADDRESSES = 1_500

/** The links of the style guide are specimens. */
const STYLE_GUIDE = '/styleguide'

const pages = templates.filter(({ status, open }) => !status && !open).map(({ path }) => path)
const states = pageStates.map(({ path }) => path)

test.describe.configure({ timeout: 300_000 })

test('what the pages link to is there, and every page says truly what it is', async ({ request, baseURL }) => {
  const starts = [...new Set([...routes, ...pages, ...states])].filter((path) => path !== STYLE_GUIDE)
  const found = await crawl(request, baseURL ?? '', { starts, depth: 1, most: MOST_ADDRESSES })
  expect(faultsOfLinks(found)).toEqual([])
  expect(faultsOfPages(found)).toEqual([])
  const idsOf = (path: string) => found.crawled.get(path)?.page?.ids ?? []
  const lost = Object.entries(anchors).flatMap(([path, names]) => names.filter((name) => !idsOf(path).includes(name)))
  expect(lost, 'anchors of the specification').toEqual([])
  expect(pagesOf(found).length).toBeGreaterThan(120)
  expect((await request.storageState()).cookies, 'cookies of a visitor who only reads').toEqual([])
})

test('the pages are valid HTML', async ({ request }) => {
  const missing = nuMissing()
  test.skip(missing !== null, missing ?? '')
  const html = new Map<string, string>()
  for (const path of [...pages, ...states, ...pagesBeside, '/nowhere', '/nowhere.txt', '/%', '/your-enquiry?token=no'])
    html.set(path, await (await request.get(path)).text())
  expect(await nuErrors(html)).toEqual([])
})
