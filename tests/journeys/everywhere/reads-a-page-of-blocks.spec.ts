import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'

interface SeededBlock {
  __component: string
  heading?: string
  projects?: string[]
  questions?: { question: string; answer: string }[]
}

const PATH = '/moving-your-office'
const { blocks = [] } =
  read<{ path: string; blocks?: SeededBlock[] }[]>('pages').find(({ path }) => path === PATH) ?? {}
const block = (kind: string) => blocks.find(({ __component }) => __component === `block.${kind}`)

test('a page of blocks shows each in its place, under one heading', async ({ page }) => {
  await visit(page, PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(block('hero')?.heading ?? 'none')
  const headings = blocks.slice(1).flatMap(({ heading }) => heading ?? [])
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  for (const slug of block('projects')?.projects ?? []) {
    await expect(page.getByRole('main').locator(`a[href="/projects/${slug}"]`)).toHaveCount(1)
  }
  const [asked] = block('questions')?.questions ?? []
  const answer = page.getByText(asked?.answer ?? 'none')
  // Parts above may still be laid out when it is pressed, and move it away.
  await expect(async () => {
    if (!(await answer.isVisible())) await page.getByText(asked?.question ?? 'none', { exact: true }).click()
    await expect(answer).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('main').getByRole('link', { name: 'Ask the leasing desk' }).click()
  await expect(page).toHaveURL(`${PATH}#ask`)
  await expect(page.getByRole('form', { name: 'Ask about a service' })).toBeInViewport()
})

/** On a phone and on a desktop, the walk asks the same of it. */
test('axe finds no fault on a page of blocks, and the page is no wider than the screen', {
  tag: '@release',
}, async ({ page }) => {
  await visit(page, PATH)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
})

test('a page of blocks is complete before any script has loaded', { tag: '@once' }, async ({ request }) => {
  const html = await (await request.get(PATH)).text()
  for (const { heading = '' } of blocks) expect(html).toContain(heading)
  for (const { question, answer } of block('questions')?.questions ?? []) {
    expect(html).toContain(question)
    expect(html.replaceAll('\u00a0', ' ')).toContain(answer.slice(0, 40))
  }
  expect(html).toContain('action="/api/leads/service"')
  expect(html).toContain('"@type":"FAQPage"')
})

test('a page of blocks is in the search and the sitemap, and its address works in capitals', { tag: '@once' }, async ({
  request,
}) => {
  const found = await (
    await request.get('/search-result?searchTextFromHeader=when+does+finance+ask+about+leaving')
  ).text()
  expect(found).toContain(PATH)
  const capitals = await request.get('/Moving-Your-Office', { maxRedirects: 0 })
  expect([capitals.status(), capitals.headers().location]).toEqual([308, PATH])
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain(`${PATH}</loc>`)
  expect((await request.get(`${PATH}/of-nothing`)).status()).toBe(404)
})
