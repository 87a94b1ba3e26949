import { anchors, routes } from '../../support/expected/navigation-of-the-specification'
import { addressOf, menuStructures } from '../../support/expected/seeds'
import { type PageFacts, pageFacts } from '../../support/reading/html'
import { rawStatus } from '../../support/services/raw-request'
import { expect, test } from '../../support/test'

/** Every page of the site in a menu or the footer, without query and anchor. */
const seeded = menuStructures
  .flatMap(({ items }) => items.flatMap((item) => [item, ...item.subitems]))
  .filter(({ external, link }) => !external && link !== '')
  .map(({ link }) => addressOf(link).replace(/[?#].*$/, ''))

const paths = [...new Set([...routes, ...seeded])]

test('every page in the navigation answers 200, with a title, one heading and a description of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const all = new Map<string, PageFacts>()
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect.soft(response.status(), path).toBe(200)
    expect.soft(response.headers()['content-type'], path).toContain('text/html')
    const facts = await pageFacts(page, response)
    all.set(path, facts)
    expect.soft(facts.title, `title of ${path}`).not.toBe('')
    expect.soft(facts.headings, `first headings of ${path}`).toHaveLength(1)
    expect.soft(facts.headings[0], `heading of ${path}`).not.toBe('')
    expect.soft(facts.description.length, `description of ${path}`).toBeGreaterThan(40)
    expect.soft(new URL(facts.canonical, baseURL).pathname, `canonical address of ${path}`).toBe(path)
    expect.soft(facts.hasHeader, `header of ${path}`).toBe(path !== '/aca')
    expect.soft(facts.hasFooter, `footer of ${path}`).toBe(path !== '/aca')
    expect.soft(new Set(facts.ids).size, `ids of ${path}`).toBe(facts.ids.length)
  }
  for (const what of ['title', 'description'] as const) {
    const values = [...all.values()].map((facts) => facts[what])
    expect
      .soft(
        values.filter((value, index) => values.indexOf(value) !== index),
        `the same ${what}`,
      )
      .toEqual([])
  }
})

test('every anchor in the navigation is on its page', async ({ page, request }) => {
  for (const [path, names] of Object.entries(anchors)) {
    const { ids } = await pageFacts(page, await request.get(path))
    for (const name of names)
      expect
        .soft(
          ids.filter((id) => id === name),
          `${path}#${name}`,
        )
        .toHaveLength(1)
  }
})

test('a canonical address is absolute, with the site’s public origin', async ({ page, request }) => {
  const { canonical } = await pageFacts(page, await request.get('/careers'))
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/careers$/)
})

test('an address with a language segment redirects to the one without', async ({ request }) => {
  for (const [from, to] of [
    ['/en/services', '/services'],
    ['/en/services/residential', '/services/residential'],
    ['/en/services?a=1', '/services?a=1'],
    ['/en', '/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect.soft(response.status(), from).toBe(308)
    expect.soft(response.headers().location, from).toBe(to)
  }
})

test('the title of a calculator that cannot answer begins with that', async ({ request }) => {
  const titleOf = async (query: string) =>
    /<title>([^<]*)/.exec(await (await request.get(`/projects/calculators/emi?${query}`)).text())?.[1]
  expect(await titleOf('loan=50,00,000&rate=8.5&years=20')).not.toContain('Error')
  expect(await titleOf('loan=plenty&rate=8.5&years=20')).toMatch(/^Error: /)
})

test('the error pages have no address of their own', async ({ request }) => {
  for (const path of ['/errors/404', '/errors/503', '/en/errors/500', '/404', '/500']) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('no page has a second address that ends with .html', async ({ request }) => {
  for (const path of ['/index.html', '/services.html', '/projects/axle-bay.html', '/services/retail/index.html']) {
    expect.soft((await request.get(path)).status(), path).toBe(404)
  }
})

test('strange addresses never answer 5xx', async ({ baseURL }) => {
  for (const path of ['/%', '/%E0%A4%A', '/services/%00', `/${'a'.repeat(3000)}`, '/services//residential', '/..%2f']) {
    const status = await rawStatus(baseURL ?? '', path)
    expect.soft(status, path.slice(0, 40)).toBeLessThan(500)
    expect.soft(status, path.slice(0, 40)).toBeGreaterThanOrEqual(300)
  }
})
