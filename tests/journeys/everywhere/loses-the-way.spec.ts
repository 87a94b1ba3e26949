import { expect, test, visit } from '../../support/test'

test.beforeEach(({ watch }) => {
  watch.expect(/404/)
})

test('an address without a page answers 404 with links, with header and footer', { tag: '@tablet' }, async ({
  page,
}) => {
  const response = await visit(page, '/there-is/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible()
  await main.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/services')
})

test('the search of the 404 page leads to the results', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/nowhere')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('land')
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search-result?searchTextFromHeader=land')
})

test('for a truncated private link the page says that the link is incomplete', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/your-enquiry', '/your-enquiry?link=ASH-0000-0000.cut']) {
    const response = await visit(page, path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This private link leads nowhere')
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toBeVisible()
  }
})
