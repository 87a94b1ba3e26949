import { read } from '../../support/seeds'
import { expect, test, visit } from '../../support/test'

interface Titled {
  title: string
  sequence: number
}

const banners = read<{ heading: string; sequence: number }[]>('homepage-banners').sort(
  (a, b) => a.sequence - b.sequence,
)
const press = read<{ Title: string; Date: string }[]>('homepage-press-coverages')
  .sort((a, b) => b.Date.localeCompare(a.Date))
  .slice(0, 10)
const projects = read<{ name: string; flagship?: boolean; projectStatus: string }[]>('consolidated-projects')
const featured = projects.filter(({ flagship, projectStatus }) => flagship && projectStatus !== 'Sold out')

test('the first screen says what the house is for, and all banners can be seen at once', async ({ page }) => {
  await visit(page)
  const opening = page.getByRole('main').locator('> header')
  await expect(opening.getByRole('heading', { level: 1 })).toHaveText(banners[0]?.heading ?? '')
  for (const { heading } of banners.slice(1)) {
    await expect(opening.getByRole('link', { name: heading })).toBeVisible()
  }
  // Nothing turns by itself, and nothing has to be paused.
  await expect(opening.locator('button')).toHaveCount(0)
})

test('the first screen leads to all projects and says how many there are', async ({ page }) => {
  await visit(page)
  const browse = page.getByRole('main').getByRole('link', { name: `Browse ${projects.length} projects` })
  await expect(browse).toBeInViewport({ ratio: 1 })
  await expect(browse).toHaveAttribute('href', '/projects')
})

test('each kind of visitor has a way on', async ({ page }) => {
  await visit(page)
  const audiences = page.locator('#audiences > div > ul > li')
  await expect(audiences).toHaveCount(4)
  for (const audience of await audiences.all()) {
    expect(await audience.getByRole('link').count()).toBeGreaterThan(1)
  }
})

test('the newest ten of the papers are there, the newest first', async ({ page }) => {
  await visit(page)
  const items = page.locator('#press li')
  await expect(items).toHaveCount(10)
  const texts = await items.allInnerTexts()
  for (const { Title } of press) expect(texts.join('\n')).toContain(Title)
  expect(texts[0]).toContain(press[0]?.Title ?? '')
})

test('projects, services, products and partners are the editors’ own', async ({ page }) => {
  await visit(page)
  const shown = await page.locator('#projects h3').allInnerTexts()
  expect(shown.length).toBeGreaterThan(3)
  const names = featured.map(({ name }) => name)
  for (const name of shown) expect(names).toContain(name)
  for (const [part, seeds] of [
    ['services', read<Titled[]>('explore-services')],
    ['technology', read<Titled[]>('technology-mdms')],
  ] as const) {
    await expect(page.locator(`#${part} h3`)).toHaveText(
      [...seeds].sort((a, b) => a.sequence - b.sequence).map(({ title }) => title),
    )
  }
  await expect(page.locator('#partners h3')).toHaveCount(read<unknown[]>('global-partners').length)
})

test('every figure names where and when it was published', async ({ page }) => {
  await visit(page)
  const sources = page.locator('#figures dd a')
  expect(await sources.count()).toBeGreaterThan(2)
  for (const source of await sources.all()) {
    await expect(source).toHaveText(/, \d{2}\s\w+\s\d{4}$/)
    await expect(source).toHaveAttribute('href', /^\/insights\/research-reports\/[a-z0-9-]+$/)
  }
})
