import { press, pressCategories } from '../../support/expected/page-seeds'
import { expect, test, visit } from '../../support/test'

const PATH = '/in-the-news'

test('all press items are listed, newest first, page by page', async ({ page }) => {
  await visit(page, PATH)
  const main = page.getByRole('main')
  await expect(main).toContainText(`${press.length} pieces, page 1 of`)
  const titles: string[] = []
  for (;;) {
    titles.push(...(await main.getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents()))
    const next = main.getByRole('link', { name: 'Next' })
    if ((await next.count()) === 0) break
    const href = await next.getAttribute('href')
    await next.click()
    await expect(page).toHaveURL(href ?? '')
  }
  expect(titles.map((title) => title.replace(' (opens in a new tab)', ''))).toEqual(press.map(({ Title }) => Title))
})

test('it is filtered by category and year, and back keeps the place', async ({ page }) => {
  await visit(page, PATH)
  const main = page.getByRole('main')
  const [category] = pressCategories
  if (!category) throw new Error('no categories are seeded')
  const choice = (filter: string, title: string) =>
    main.getByRole('navigation', { name: filter }).getByRole('link', { name: new RegExp(`^${title} ?\\d+ pieces?$`) })
  await choice('Categories', category.title).click()
  await expect(page).toHaveURL(`${PATH}?category=${category.slug}#list`)
  await choice('Years', '2025').click()
  await expect(page).toHaveURL(`${PATH}?category=${category.slug}&year=2025#list`)
  const expected = press.filter((item) => item.category === category.title && item.Date.startsWith('2025'))
  await expect(main.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(expected.length)
  await expect(page).toHaveTitle(new RegExp(`${category.title}, 2025`))
  await page.goBack()
  await expect(page).toHaveURL(`${PATH}?category=${category.slug}#list`)
  await main.getByRole('list', { name: 'Active filters' }).getByRole('link').first().click()
  await expect(page).toHaveURL(`${PATH}#list`)
})

test('a headline leads to the paper, in a new tab', { tag: '@once' }, async ({ page }) => {
  await visit(page, PATH)
  const [newest] = press
  const link = page.getByRole('main').getByRole('link', { name: newest?.Title ?? '' })
  await expect(link).toHaveAttribute('href', newest?.Link ?? '')
  await expect(link).toHaveAttribute('target', '_blank')
})

for (const query of ['?page=-1', '?category=DROP', '?year=1066&page=x', '?category=a&category=b']) {
  test(`invalid parameters are ignored, and the page says so: ${query}`, { tag: '@once' }, async ({ page }) => {
    const response = await visit(page, `${PATH}${query}`)
    expect(response?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toBeVisible()
    await expect(main).toContainText(`${press.length} pieces`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/in-the-news(\?page=\d+)?$/)
  })
}
