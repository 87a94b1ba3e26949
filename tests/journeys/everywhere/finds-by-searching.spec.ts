import type { Locator, Page } from '@playwright/test'
import { read, someRecord } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

const projects = read<{ slug: string; name: string }[]>('consolidated-projects')
const searchPage = read<{ emptyHeading: string; popular: { name: string }[] }>('search-page')
const vodcast = read<{ slug: string; transcript: { at: number; text: string }[] }[]>('vodcasts')[0]
const project = projects[0]
if (!project || !vodcast) throw new Error('the seeds hold no projects or no vodcasts')

function results(words: string, more = ''): string {
  return `/search-result?${new URLSearchParams({ searchTextFromHeader: words })}${more}`
}

test('a misspelt name finds its page, and the correction is shown', async ({ page }) => {
  await visit(page, results(`${project.name.slice(0, -1)}ee`))
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(project.name)
  await expect(page.getByRole('main').getByText('Did you mean')).toBeVisible()
})

test('a search for a home links to the filtered list of projects', async ({ page }) => {
  await visit(page, results('3 bhk under 2 crore in pune'))
  const list = page.getByRole('link', { name: /projects?: .*3 BHK.*Pune/ })
  await expect(list).toBeVisible()
  const address = new URL((await list.getAttribute('href')) ?? '', 'http://site')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    city: 'pune',
    configuration: '3-bhk',
    'price-max': '20000000',
  })
  await list.click()
  await page.waitForURL('**/projects?**')
  await expect(page.getByRole('main')).toContainText('3 BHK')
})

test('words of a film are found with their time, and are marked', async ({ page }) => {
  const moment = vodcast.transcript[1]
  if (!moment) throw new Error('nobody speaks')
  const words = moment.text.split(/\s+/).slice(0, 9).join(' ')
  await visit(page, results(words))
  const main = page.getByRole('main')
  await expect(main.locator(`a[href$="${vodcast.slug}#t-${moment.at}"]`).first()).toBeVisible()
  await expect(main.locator('mark').first()).toBeVisible()
  // Read out, the marks would cut each result in pieces.
  await expect(main.locator('mark:not([role=presentation])')).toHaveCount(0)
})

test('results can be filtered by kind, and the address can be shared', { tag: '@once' }, async ({ page }) => {
  await visit(page, results('pune'))
  const kinds = page.getByRole('navigation', { name: 'Kinds of result' })
  await kinds.getByRole('link', { name: /^Projects/ }).click()
  await page.waitForURL('**kind=projects**')
  await expect(kinds.getByRole('link', { name: /^Projects/ })).toHaveAttribute('aria-current', 'page')
  for (const link of await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').all()) {
    expect(await link.getAttribute('href')).toMatch(/^\/projects\//)
  }
})

test('the words of a search stand in its field, and a cross empties it', { tag: '@once' }, async ({ page }) => {
  await visit(page, results('stamp duty'))
  const again = page.getByRole('main').getByRole('search')
  await expect(again.getByRole('searchbox')).toHaveValue('stamp duty')
  await again.getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/search-result')
  await expect(again.getByRole('searchbox')).toHaveValue('')
  await expect(again.getByRole('link')).toHaveCount(0)
})

test('a search without results offers links, and the input stays plain text', { tag: '@once' }, async ({ page }) => {
  const words = '<script>alert(1)</script> zzqxv'
  await visit(page, results('zzqxv'))
  await expect(page.getByRole('heading', { name: searchPage.emptyHeading })).toBeVisible()
  for (const { name } of searchPage.popular) await expect(page.getByRole('link', { name }).last()).toBeVisible()
  await page.goto(results(words))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
})

test('invalid parameters in the address are reported, with status 200', { tag: '@once' }, async ({ page }) => {
  const response = await visit(page, results('pune', '&kind=DROP&page=-1'))
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('status')).toContainText('DROP')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('suggestions appear while typing, and the keyboard opens the best page', async ({ page }) => {
  const box = await typed(page, project.name.slice(0, 6))
  const first = page.getByRole('option').first()
  await expect(first).toContainText(project.name)
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await box.press('Enter')
  await page.waitForURL(`**/projects/${project.slug}`)
})

test('a search is remembered on the device until it is forgotten', { tag: '@once' }, async ({ page }) => {
  const box = await typed(page, 'ring road')
  await box.press('Enter')
  await page.waitForURL('**/search-result?**')
  const again = await typed(page, '')
  await again.press('ArrowDown')
  await expect(page.getByRole('option', { name: /ring road/ })).toBeVisible()
  await page.getByRole('option', { name: 'Clear recent searches' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
})

test('the single key can be switched off on the page of results, and stays so', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/search-result')
  const tick = page.getByRole('checkbox', { name: 'The / key leads to the search box on every page' })
  await expect(tick).toBeChecked()
  await tick.uncheck()
  await visit(page, '/privacy-policy')
  await page.keyboard.press('/')
  await expect(boxOf(page)).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(boxOf(page)).toBeFocused()
})

for (const keys of ['/', 'Control+k']) {
  test(`${keys} moves the focus to the box, from far down the page too`, { tag: '@once' }, async ({ page }) => {
    await visit(page, '/privacy-policy')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('[data-header]')).toHaveAttribute('data-compact', '')
    await page.keyboard.press(keys)
    const box = boxOf(page)
    await expect(box).toBeFocused()
    await expect(box).toBeInViewport()
    await expect(box).toHaveValue('')
  })
}

test('the endpoint reports what is wrong with a query', { tag: '@once' }, async ({ request }) => {
  expect((await request.get('/api/search/suggest')).status()).toBe(400)
  expect((await request.get(`/api/search/suggest?q=${'x'.repeat(300)}`)).status()).toBe(400)
  const good = await request.get(`/api/search/suggest?q=${encodeURIComponent(String(someRecord('leaders').name))}`)
  expect(good.status()).toBe(200)
  expect(good.headers()['cache-control']).toContain('max-age=1')
  expect((await good.json()).suggestions[0].title).toBe(someRecord('leaders').name)
})

function boxOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('search').getByLabel('Looking for')
}

/** Types into the header's search box after its suggestions have loaded. */
async function typed(page: Page, words: string): Promise<Locator> {
  if (page.url() === 'about:blank') await visit(page)
  const box = boxOf(page)
  await box.click()
  await expect(box).toHaveRole('combobox')
  await box.pressSequentially(words)
  return box
}
