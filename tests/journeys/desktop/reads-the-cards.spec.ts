import { addressOf, cards, posts, settings } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { megaMenu } from '../../support/visiting/menus'

/** 'The first two blog posts as cards' (specification, section 9). */
const POSTS = 2

test.beforeEach(async ({ page }) => {
  await visit(page)
})

test('each card of Projects leads on with its title as propertytype', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'projects')
  await button.press('Enter')
  const links = panel.getByRole('link')
  await expect(links).toHaveCount(cards('Projects').length)
  for (const [index, card] of cards('Projects').entries()) {
    const link = links.nth(index)
    await expect(link).toContainText(card.ImageTitle)
    await expect(link).toContainText('Learn More')
    const address = new URL((await link.getAttribute('href')) ?? '', 'https://site.example')
    const stored = new URL(addressOf(card.ImageLink), 'https://site.example')
    expect(address.origin + address.pathname).toBe(stored.origin + stored.pathname)
    expect(address.searchParams.get('propertytype')).toBe(card.ImageTitle)
    if (card.isExternal) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    } else {
      await expect(link).not.toHaveAttribute('target')
    }
  }
})

test('the last card of Projects, and no other, has a left border', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'projects')
  await button.press('Enter')
  await expect(panel).toBeVisible()
  const borders = await panel
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).borderLeftWidth)))
  expect(borders).toHaveLength(cards('Projects').length)
  expect(borders.at(-1)).toBeGreaterThanOrEqual(1)
  expect(borders.slice(0, -1).every((width) => width === 0)).toBe(true)
})

test('each card of Technology leads to its stored link', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'technology')
  await button.press('Enter')
  for (const card of cards('Technology')) {
    const link = panel.getByRole('link').filter({ hasText: card.ImageDescription })
    await expect(link).toContainText(card.ImageTitle)
    await expect(link).toHaveAttribute('href', addressOf(card.ImageLink))
    if (card.isExternal) await expect(link).toHaveAttribute('target', '_blank')
    else await expect(link).not.toHaveAttribute('target')
    await expect(link.locator('img')).toBeVisible()
  }
})

test('every picture of every menu is loaded when its menu is open', async ({ page }) => {
  for (const name of ['projects', 'technology', 'about', 'insights'] as const) {
    const { button, panel } = megaMenu(page, name)
    await button.press('Enter')
    const pictures = panel.locator('img')
    await expect(pictures.first()).toBeVisible()
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    }
  }
})

test('Insights shows the two newest posts, each opening in a new tab', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'insights')
  await button.press('Enter')
  const found = panel.getByRole('link').filter({ hasText: 'View' })
  await expect(found).toHaveCount(POSTS)
  for (const [index, post] of posts.slice(0, POSTS).entries()) {
    const link = found.nth(index)
    await expect(link).toContainText(post.title)
    await expect(link.locator('time')).toHaveText(longDate(post.date))
    await expect(link.locator('img')).toBeVisible()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/)
    expect(await link.getAttribute('href')).toContain(post.slug)
  }
})

test('no title anywhere on the page shows an HTML entity', async ({ page }) => {
  // The titles of the oldest posts on the home page and in the menus contain ampersands and typographic quotes.
  await expect(page.locator('body')).not.toContainText(/&(?:#\d+|#x[\da-f]+|[a-z]+);/i)
})

test('Blogs leads to the address that the settings name, in a new tab', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'insights')
  await button.press('Enter')
  const blogs = panel.getByRole('link', { name: /^Blogs/ })
  await expect(blogs).toHaveAttribute('href', settings.externalAddresses.find(({ key }) => key === 'blogs')?.url ?? '')
  await expect(blogs).toHaveAttribute('target', '_blank')
})

/** DD MMMM YYYY in the group's time zone, computed without the product's own code. */
function longDate(iso: string): string {
  const months = 'January February March April May June July August September October November December'.split(' ')
  const india = new Date(Date.parse(iso) + 5.5 * 3_600_000)
  return `${String(india.getUTCDate()).padStart(2, '0')} ${months[india.getUTCMonth()]} ${india.getUTCFullYear()}`
}
