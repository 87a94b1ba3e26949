import { read } from '../../support/expected/seeds'
import { WINDOWS } from '../../support/expected/windows'
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
const projects =
  read<{ name: string; city: string; flagship?: boolean; projectStatus: string }[]>('consolidated-projects')
const featured = projects.filter(({ flagship, projectStatus }) => flagship && projectStatus !== 'Sold out')

test('the first screen says what the company does, and all banners are visible at once', async ({ page }) => {
  await visit(page)
  const opening = page.getByRole('main').locator('> header')
  await expect(opening.getByRole('heading', { level: 1 })).toHaveText(banners[0]?.heading ?? '')
  for (const { heading } of banners.slice(1)) {
    await expect(opening.getByRole('link', { name: heading })).toBeVisible()
  }
  // Nothing moves by itself, so nothing needs a pause button.
  await expect(opening.locator('button')).toHaveCount(0)
})

test('in every window the first words stand clear of the header', { tag: '@once' }, async ({ page }) => {
  await visit(page)
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const header = await page.getByRole('banner').boundingBox()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const words = await heading.boundingBox()
    const clear = (words?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0)
    expect.soft(clear, `${width}x${height}`).toBeGreaterThanOrEqual(20)
    const lines = await page
      .getByRole('main')
      .locator('> header h2')
      .evaluateAll((titles) =>
        titles.map((title) => Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight))),
      )
    expect.soft(Math.max(...lines), `lines of a banner at ${width}x${height}`).toBeLessThanOrEqual(3)
  }
})

test('on a laptop all banners are whole in the first screen', { tag: '@once' }, async ({ page }) => {
  await visit(page)
  const others = page.getByRole('main').locator('> header').getByRole('listitem')
  for (const [width, height] of [
    [1366, 650],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(others).toHaveCount(banners.length - 1)
    for (const banner of await others.all()) await expect(banner).toBeInViewport({ ratio: 1 })
  }
})

test('the first screen leads to all projects and says how many there are', async ({ page }) => {
  await visit(page)
  const browse = page.getByRole('main').getByRole('link', { name: `Browse ${projects.length} projects` })
  await expect(browse).toBeInViewport({ ratio: 1 })
  await expect(browse).toHaveAttribute('href', '/projects')
})

test('each audience has a link of its own', async ({ page }) => {
  await visit(page)
  const audiences = page.locator('#audiences').getByRole('listitem')
  await expect(audiences).toHaveCount(4)
  const links = audiences.getByRole('link')
  await expect(links).toHaveCount(4)
  expect(new Set(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).size).toBe(4)
})

test('each audience is a whole tile, with a capital, and nothing in it needs a second line', async ({ page }) => {
  await visit(page)
  const tiles = page.locator('#audiences').getByRole('listitem')
  await expect(tiles.getByRole('link')).toHaveText(['Developer', 'Channel partner', 'Company', 'Buyer or owner'])
  for (const tile of await tiles.all()) {
    const lines = await tile
      .locator('h3, p')
      .evaluateAll((all) =>
        all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
      )
    expect(lines).toEqual([1, 1])
  }
  const href = await tiles.last().getByRole('link').getAttribute('href')
  await tiles.last().click()
  await expect(page).toHaveURL(href ?? '')
})

test('the page ends with its footer, and its chart fills its column', async ({ page }) => {
  await visit(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const below = await page
    .getByRole('contentinfo')
    .evaluate((footer) => document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().bottom)
  expect(Math.abs(below)).toBeLessThan(2)
  const [drawing, column] = await page
    .locator('#figures svg')
    .first()
    .evaluate((svg) => {
      const lines = [...svg.querySelectorAll('path[fill="none"]')].map((path) => path.getBoundingClientRect())
      const box = svg.getBoundingClientRect()
      return [Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left)), box.width]
    })
  expect((drawing ?? 0) / (column ?? 1)).toBeGreaterThan(0.95)
})

test('a picture of a product stands beside the list of products', async ({ page }) => {
  await visit(page)
  await expect(page.locator('#technology figure')).toContainText(/homes on the board/)
})

test('the newest ten press items are there, newest first', async ({ page }) => {
  await visit(page)
  const items = page.locator('#press li')
  await expect(items).toHaveCount(10)
  const texts = await items.allTextContents()
  for (const { Title } of press) expect(texts.join('\n')).toContain(Title)
  expect(texts[0]).toContain(press[0]?.Title ?? '')
})

test('projects, services, products and partners are the editors’ own', async ({ page }) => {
  await visit(page)
  const shown = await page.locator('#projects h3').allTextContents()
  expect(shown.length).toBeGreaterThan(2)
  const names = featured.map(({ name }) => name)
  for (const name of shown) expect(names).toContain(name)
  for (const [part, seeds] of [
    ['services', read<Titled[]>('explore-services')],
    ['technology', read<Titled[]>('technology-mdms')],
  ] as const) {
    await expect(page.locator(`#${part} h3:not(#audiences *)`)).toHaveText(
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

test('no report is on the page twice', async ({ page }) => {
  await visit(page)
  const reports = page.getByRole('main').locator('a[href^="/insights/research-reports/"]')
  const links = await reports.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links).size).toBe(links.length)
})

test('each available project is one click away', async ({ page }) => {
  await visit(page)
  const wall = page
    .locator('#projects')
    .getByRole('list')
    .filter({ hasText: featured[0]?.city ?? '' })
  for (const { name, projectStatus } of projects) {
    const stones = wall.getByRole('link', { name, exact: true })
    if (projectStatus === 'Sold out') await expect(stones, name).toHaveCount(0)
    else await expect(stones.first(), name).toBeVisible()
  }
})
