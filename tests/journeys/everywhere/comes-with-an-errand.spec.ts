import { allOf } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { fillIn, formVisits, leadForm, openForm, someNetworkAddress } from '../../support/visiting/leads'
import { screensDownTo, TapCounter } from '../../support/visiting/visitor-effort'

/**
 * The most frequent tasks of visitors, measured in taps and screens: from the home page, and from a search engine's
 * result.
 */

interface SeededProject {
  name: string
  slug: string
  propertyType: string
}
const projects = allOf<SeededProject>('consolidated-projects')
const isHome = (name: string | null) =>
  projects.some((project) => project.name === name && project.propertyType === 'Residential')

test('a home buyer reaches the list of homes with one tap, and a home with two', async ({ page }) => {
  await visit(page)
  const hand = new TapCounter(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Find a home' }).first())
  await expect(page).toHaveURL(/\/projects\?propertytype=Residential/)
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('heading')
  for (const name of await cards.allTextContents()) expect(isHome(name), name).toBe(true)
  expect(await screensDownTo(cards.first())).toBeLessThan(2)
  await hand.tap(cards.first().getByRole('link'))
  await expect(page).toHaveURL(/\/projects\/[a-z0-9-]+$/)
  expect(hand.taps).toBe(2)
})

test('the list of all projects begins with homes, which most visitors want', async ({ page }) => {
  await visit(page, '/projects')
  const names = await page.getByRole('list', { name: 'Projects' }).getByRole('heading').allTextContents()
  expect(names.slice(0, 3).every(isHome), names.slice(0, 3).join(', ')).toBe(true)
})

test('a tenant who types “office bengaluru rent” finds offices in Bengaluru first', async ({ page }) => {
  await visit(page)
  await page.goto('/search-result?searchTextFromHeader=office+bengaluru+rent')
  const hand = new TapCounter(page)
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /Commercial.*Bengaluru|Offices?.*Bengaluru/ })
    .first()
  expect(await screensDownTo(first)).toBeLessThan(1)
  await hand.tap(first)
  await expect(page).toHaveURL(/\/projects\?.*city=bengaluru/)
  await expect(page).toHaveURL(/propertytype=Commercial/)
  expect(hand.taps).toBe(1)
})

test('“Book a workspace brief” opens the form of that service', async ({ page }) => {
  await visit(page, '/services/commercial-leasing-and-advisory')
  const hand = new TapCounter(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Book a workspace brief' }).first())
  const form = leadForm(page, 'service')
  await expect(form.field('service')).toHaveValue('commercial-leasing-and-advisory')
  await expect(form.root).toBeInViewport()
  expect(hand.taps).toBe(1)
})

test('from a search engine, a developer reaches the form of the service with one tap', async ({ page }) => {
  await visit(page, '/services/sales-marketing')
  const hand = new TapCounter(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Ask for a launch plan' }).first())
  const form = leadForm(page, 'service')
  await expect(form.field('service')).toHaveValue('sales-marketing')
  await expect(form.root).toBeInViewport()
  expect(hand.taps).toBe(1)
})

test('a developer reaches the form from the home page with two taps', async ({ page }) => {
  await visit(page)
  const hand = new TapCounter(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Launch a project' }).first())
  await expect(page).toHaveURL('/services/sales-marketing')
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Ask for a launch plan' }).first())
  await expect(leadForm(page, 'service').root).toBeInViewport()
  expect(hand.taps).toBe(2)
})

for (const [visitor, propertyType] of [
  ['a home buyer', 'Residential'],
  ['a tenant', 'Commercial'],
] as const) {
  test(`from a search engine, ${visitor} asks about a project with one tap`, async ({ page }) => {
    const landed = projects.find((project) => project.propertyType === propertyType)
    await visit(page, `/projects/${landed?.slug}`)
    const hand = new TapCounter(page)
    const ask = page.getByRole('main').getByRole('link', { name: /^(Ask about this project|Enquire)$/ })
    const shown = ask.filter({ visible: true }).first()
    await expect(shown).toBeInViewport()
    await hand.tap(shown)
    await expect(leadForm(page, 'project').field('name')).toBeInViewport()
    expect(hand.taps).toBe(1)
  })
}

test('from a search engine, a job seeker reaches the application with one tap', async ({ page }) => {
  await visit(page, formVisits.find(({ form }) => form === 'application')?.path)
  const hand = new TapCounter(page)
  await hand.tap(page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).first())
  await expect(leadForm(page, 'application').field('name')).toBeInViewport()
  expect(hand.taps).toBe(1)
})

test('a job seeker has the filters and the first opening on the first screen', async ({ page }) => {
  await visit(page, '/careers')
  const form = page.getByRole('form', { name: 'Filter the openings' })
  const fold = page.locator('summary').filter({ hasText: 'Filter the openings' })
  expect(await screensDownTo(form.or(fold).filter({ visible: true }))).toBeLessThan(0.8)
  const openings = page.getByRole('list', { name: 'Openings', exact: true })
  expect(await screensDownTo(openings.getByRole('listitem').first())).toBeLessThan(1)
})

for (const form of ['enquiry', 'project', 'service'] as const) {
  test(`after sending ${form}, helpful links come before the private page`, { tag: '@once' }, async ({
    page,
    context,
  }) => {
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() })
    const way = formVisits.find((one) => one.form === form)
    if (!way) throw new Error(`no form ${form}`)
    await visit(page, way.path)
    await openForm(page, way)
    await fillIn(page, way)
    await leadForm(page, form).button.click()
    await expect(page).toHaveURL('/enquiry/received')
    const parts = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(parts.first()).toHaveText('While you wait')
    await expect(parts.last()).toHaveText('Change or erase what you sent')
    const next = page.getByRole('main').getByRole('link').first()
    await next.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).pathname).not.toContain('your-enquiry')
  })
}
