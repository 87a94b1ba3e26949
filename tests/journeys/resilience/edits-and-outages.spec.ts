import type { APIRequestContext, APIResponse, Locator } from '@playwright/test'
import { films, settings, someRecord } from '../../support/expected/seeds'
import { expectStrictPolicy } from '../../support/reading/content-policy'
import { test } from '../../support/services/own-stack'
import { expect, visit } from '../../support/test'
import { Admin } from '../../support/visiting/admin'
import { megaMenu } from '../../support/visiting/menus'
import { someAddress } from '../../support/visiting/newsletter'

/** By a change notice: without one the old page would stay for a minute. How soon it is live, the bench measures. */
const SOON = { timeout: 45_000, intervals: [50] }

/** Their notices take the same way as those of the others. */
const MORE = { tag: '@release' }

test('a changed title is in the menu of the next visitor', MORE, async ({ page, request, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const card = await admin.find('card', { ImageTitle: 'Workspaces' })
  expect(await html(request)).not.toContain('Desks by the day')
  await admin.publish('card', card, { ImageTitle: 'Desks by the day' })
  await expect.poll(() => html(request), SOON).toContain('Desks by the day')
  await visit(page)
  const { button, panel } = megaMenu(page, 'technology')
  await button.press('Enter')
  await expect(panel.getByRole('link').filter({ hasText: 'Desks by the day' })).toBeVisible()
})

test('an unpublished card is gone, and back when it is published', MORE, async ({ page, request, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const card = await admin.find('card', { ImageTitle: 'Commercial', Type: 'Projects' })
  const words = String(card.ImageDescription)
  expect(await html(request)).toContain(words)
  await admin.unpublish('card', card)
  await expect.poll(() => html(request), SOON).not.toContain(words)
  await visit(page)
  const { button, panel } = megaMenu(page, 'projects')
  await button.press('Enter')
  await expect(panel.getByRole('link')).toHaveCount(2)
  await admin.publish('card', card)
  await expect.poll(() => html(request), SOON).toContain(words)
})

test('without a film from the editors the default one is shown', async ({ page, stack }) => {
  const admin = await Admin.signIn(stack.contentUrl)
  const chosen = await admin.find('aboutMenu')
  const [first, second] = films.map(({ title }) => title)
  const shown = async () => {
    await visit(page)
    const { button, panel } = megaMenu(page, 'about')
    await button.press('Enter')
    return panel.getByRole('link', { name: /^Play film/ }).allInnerTexts()
  }
  const containing = (...titles: unknown[]) => titles.map((title) => expect.stringContaining(String(title)))
  expect(await shown()).toEqual(containing(first, second))
  await admin.unpublish('aboutMenu', chosen)
  await expect.poll(shown).toEqual(containing(first, first))
  await admin.publish('aboutMenu', chosen)
  await expect.poll(shown).toEqual(containing(first, second))
})

test('a new post is the first of Insights, its title in plain characters', async ({ page, stack }) => {
  const title = 'Rent & yield: “gross” is not <net> – a note'
  const admin = await Admin.signIn(stack.contentUrl)
  await admin.create('post', { title, slug: 'rent-and-yield', date: new Date().toISOString(), content: 'A note.' })
  const newest = async () => {
    await visit(page)
    const { button, panel } = megaMenu(page, 'insights')
    await button.press('Enter')
    return panel.getByRole('link').filter({ hasText: 'View' }).first().textContent()
  }
  await expect.poll(newest).toContain(title)
  const { panel } = megaMenu(page, 'insights')
  await expect(panel.getByRole('link').filter({ hasText: 'View' })).toHaveCount(2)
})

test(
  'a block that editors add to the home page is below its statements, and disappears again',
  MORE,
  async ({ page, request, stack }) => {
    const admin = await Admin.signIn(stack.contentUrl)
    const home = await admin.find('page', { path: '/' })
    const words = 'Nobody shows you the keys before they show you the papers.'
    await admin.publish('page', home, { blocks: [{ __component: 'block.quote', quote: words, name: 'A. Rao' }] })
    await expect.poll(() => html(request), SOON).toContain(words)
    // It comes from a route of its own, and has the policy of every page.
    expectStrictPolicy(await request.get('/'))
    await visit(page)
    // Checks the styles too: the text of a quote is larger than that of a paragraph.
    const size = (text: Locator) => text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const quoted = page.getByRole('main').getByText(words)
    expect(await size(quoted)).toBeGreaterThan(await size(page.getByRole('main').locator('ul p').first()))
    await admin.publish('page', home, { blocks: [] })
    await expect.poll(() => html(request), SOON).not.toContain(words)
    // The page that shows them has no public address.
    expect((await request.get('/home-with-blocks')).status()).toBe(404)
  },
)

test('a page that was read stays available while the backend is away, and after a restart of the site, which reports what is stale', async ({
  page,
  request,
  stack,
  watch,
}) => {
  // At the end it waits for up to a minute.
  test.setTimeout(180_000)
  watch.expect(/503/)
  expect((await request.get('/services')).status()).toBe(200)
  await visit(page, '/services')
  const hero = page.locator('main img').first()
  const seen = new URL((await hero.getAttribute('src')) ?? '', page.url())
  expect((await request.get(seen.href)).status()).toBe(200)
  await stack.content.stop()
  try {
    // One page from the page cache, and one that must be rendered from cached responses.
    for (const path of ['/services', '/services?from=elsewhere']) expect((await request.get(path)).status()).toBe(200)
    await stack.site.stop()
    await stack.startSite()
    const response = await visit(page, '/services')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(settings.equalOpportunityStatement)
    const services = { name: '/api/services', since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) }
    await expect
      .poll(() => health(request))
      .toMatchObject({ status: 'stale', backend: 'away', stale: expect.arrayContaining([services]) })
    // A picture that was requested before is available in other sizes too, and so is the logo.
    seen.pathname = seen.pathname.replace(/^\/pictures\/\d+\//, '/pictures/384/')
    expect((await request.get(seen.href)).status()).toBe(200)
    const mark = await page.getByRole('banner').locator('a[href="/"] [style]').first().getAttribute('style')
    const [, address] = /url\("([^"]+)"\)/.exec(mark ?? '') ?? []
    expect((await request.get(String(address))).status()).toBe(200)
    expect((await request.get('/media/nobody-asked-for-it.jpg?v=1')).status()).toBe(503)
    // The cards come from the last good copies. Their pictures are missing when nobody had requested them before.
    const { button, panel } = megaMenu(page, 'projects')
    await button.press('Enter')
    await expect(panel.getByRole('link').first()).toContainText('Residential')
    // Whether it was read before or not, the site must not answer 404.
    expect([200, 503]).toContain((await request.get('/careers')).status())
    expect([200, 503]).toContain((await request.get(`/projects/${someRecord('consolidated-projects').slug}`)).status())
    expect((await subscribe(request)).status()).toBe(503)
  } finally {
    await stack.startBackend()
  }
  // When the backend answers again, so must the site.
  await expect.poll(async () => (await subscribe(request)).status(), { timeout: 60_000 }).toBe(200)
  // A read that nobody repeats counts as stale for another minute.
  await expect
    .poll(() => health(request), { timeout: 75_000 })
    .toMatchObject({ status: 'ok', backend: 'answers', stale: [] })
})

/** The state that the site reports of itself. */
async function health(request: APIRequestContext): Promise<unknown> {
  return (await request.get('/api/health')).json()
}

/** The home page as the next visitor gets it. */
async function html(request: APIRequestContext): Promise<string> {
  return (await request.get('/')).text()
}

function subscribe(request: APIRequestContext): Promise<APIResponse> {
  const data = { subscribedEmail: someAddress() }
  return request.post('/api/newsletter', { data, headers: { Accept: 'application/json' } })
}
