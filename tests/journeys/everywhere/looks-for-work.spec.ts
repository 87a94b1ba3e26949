import type { Locator, Page } from '@playwright/test'
import { allOf } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

interface SeededOpening {
  slug: string
  title: string
  department: string
  jobType: string
  city: string
  /** Without it, the opening has no last day. */
  closesOn?: string
}

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const openings = allOf<SeededOpening>('openings')
const isClosed = ({ closesOn }: SeededOpening) => closesOn !== undefined && closesOn < today
const open = openings.filter((opening) => !isClosed(opening))
const closed = openings.find(isClosed)
const [one] = open

test('a visitor finds the openings of a city and a department, and the address says which', async ({ page }) => {
  await visit(page, '/careers')
  const filters = await openFilters(page)
  const list = page.getByRole('list', { name: 'Openings', exact: true })
  await expect(list.getByRole('heading')).toHaveCount(Math.min(open.length, 20))
  const like = open.filter(({ city, department }) => city === one?.city && department === one.department)
  await chooseCity(page, one?.city)
  await openFilters(page)
  await filters.getByLabel('Department').selectOption({ label: `${one?.department} (${like.length})` })
  await filters.getByRole('button', { name: 'Show openings' }).click()
  await expect(page).toHaveURL(/\/careers\?.*department=/)
  await expect(page).toHaveURL(/[?&]city=/)
  await expect(list.getByRole('heading')).toHaveText(like.map(({ title }) => title))
  await expect(page.getByRole('strong').filter({ hasText: `${like.length} opening` })).toBeVisible()
  await page.goBack()
  await expect(list.getByRole('heading')).toHaveCount(countOf('city', one?.city))
})

test('chosen filters are removed one by one, and an empty list says which one to remove', async ({ page }) => {
  const [mine, other] = apart()
  await visit(page, '/careers')
  const filters = await openFilters(page)
  const list = page.getByRole('list', { name: 'Openings', exact: true })
  const active = page.getByRole('list', { name: 'Active filters' })
  await expect(active).toHaveCount(0)
  await chooseCity(page, mine.city)
  await expect(active.getByRole('link')).toHaveText([`Remove ${mine.city}`, 'Clear all'])
  // The other department is shown with what it has in this city: nothing.
  await openFilters(page)
  await filters.getByLabel('Department').selectOption({ label: `${other.department} (0)` })
  await filters.getByRole('button', { name: 'Show openings' }).click()
  await expect(active.getByRole('link')).toHaveCount(3)
  await expect(list).toHaveCount(0)
  const nearest = page.getByRole('list', { name: 'Closest matches' }).getByRole('link')
  await expect(nearest).toHaveText([
    new RegExp(`^Any city ${countOf('department', other.department)} openings?$`),
    new RegExp(`^Any department ${countOf('city', mine.city)} openings?$`),
  ])
  await nearest.first().click()
  await expect(list.getByRole('heading')).toHaveCount(countOf('department', other.department))
  await expect(active.getByRole('link')).toHaveText([`Remove ${other.department}`, 'Clear all'])
  await active.getByRole('link', { name: `Remove ${other.department}` }).click()
  await expect(page).toHaveURL('/careers#openings')
  await expect(active).toHaveCount(0)
  await expect(list.getByRole('heading')).toHaveCount(Math.min(open.length, 20))
})

test('the city is asked for once', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/careers')
  await expect(page.getByRole('navigation', { name: 'Openings by city' })).toBeVisible()
  await expect((await openFilters(page)).getByLabel('City')).toHaveCount(0)
})

test('an opening says what it is and how to apply', async ({ page }) => {
  await visit(page, `/careers/${one?.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(one?.title ?? '')
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click()
  await expect(page.locator('#apply').getByRole('heading', { name: 'Apply' })).toBeInViewport()
  await expect(page.locator('#apply')).toContainText('résumé')
})

test('on a phone the way to apply is at hand down to the form, and covers nothing of it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen has it beside the facts')
  await visit(page, `/careers/${one?.slug}`)
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply', exact: true })
  const form = page.getByRole('form', { name: 'Apply' })
  await expect(apply).toBeInViewport({ ratio: 1 })
  await page.getByRole('heading', { name: 'You will', exact: true }).scrollIntoViewIfNeeded()
  await expect(apply).toBeInViewport({ ratio: 1 })
  await form.getByRole('textbox', { name: 'Phone' }).scrollIntoViewIfNeeded()
  const [button, fields] = await Promise.all([apply.boundingBox(), form.boundingBox()])
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(fields?.y ?? 0)
})

test('a closed opening says so, is not in lists, and links to open ones', async ({ page }) => {
  const response = await visit(page, `/careers/${closed?.slug}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'This opening has closed' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('#apply')).toHaveCount(0)
  const others = page.getByRole('list', { name: 'Open roles' })
  expect(open.map(({ title }) => title)).toContain(await others.getByRole('heading').first().textContent())
})

test('invalid parameters are ignored, and the visitor is told', async ({ page, request }) => {
  const response = await visit(page, '/careers?department=DROP&city=atlantis&page=-1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'atlantis' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/careers$/)
  expect((await request.get('/careers/no-such-opening')).status()).toBe(404)
})

test('a bank’s customer finds the projects that the bank has approved, and whom to ask', async ({ page }) => {
  await visit(page, '/projects')
  await page.getByRole('link', { name: 'Approved by banks' }).click()
  const { bank } = allOf<{ bank: string }>('bank-project-categories')[0] ?? { bank: '' }
  const own = allOf<{ name: string; banks?: string[] }>('consolidated-projects').filter(({ banks }) =>
    banks?.includes(bank),
  )
  await page.getByRole('navigation', { name: 'Bank' }).getByRole('link', { name: bank }).click()
  const list = page.getByRole('list', { name: 'Projects' })
  await expect(list.getByRole('heading')).toHaveCount(own.length)
  for (const { name } of own) await expect(list).toContainText(name)
  await expect(page.locator('#enquiry').getByRole('link').first()).toHaveAttribute('href', /^(mailto|tel):/)
})

/** Two openings such that nothing is open in the city of the first and the department of the second. */
function apart(): readonly [SeededOpening, SeededOpening] {
  for (const mine of open) {
    const here = open.filter(({ city }) => city === mine.city).map(({ department }) => department)
    const other = open.find(({ department }) => !here.includes(department))
    if (other) return [mine, other]
  }
  throw new Error('every department is in every city')
}

function countOf(field: 'city' | 'department', value: string | undefined): number {
  return open.filter((opening) => opening[field] === value).length
}

/** The one filter by city is the row of cities. */
async function chooseCity(page: Page, city: string | undefined): Promise<void> {
  const cities = page.getByRole('navigation', { name: 'Openings by city' })
  await cities.getByRole('link', { name: new RegExp(`^${city} ${countOf('city', city)} opening`) }).click()
  await expect(page).toHaveURL(/\/careers\?city=/)
}

/** On a phone the filters are folded, so that the first screen shows openings. */
async function openFilters(page: Page): Promise<Locator> {
  const fold = page.locator('summary').filter({ hasText: 'Filter the openings' })
  if (await fold.isVisible()) await fold.click()
  return page.getByRole('form', { name: 'Filter the openings' })
}

test('the first screen of a phone shows openings', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/careers')
  const first = page.getByRole('list', { name: 'Openings', exact: true }).getByRole('heading').first()
  expect((await first.boundingBox())?.y).toBeLessThan(600)
})
