import { audiences, menus } from '../../support/expected/navigation-of-the-specification'
import { settings } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'
import { megaMenu, menuNames } from '../../support/visiting/menus'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

for (const name of menuNames) {
  test(`the button beside ${menus[name].title} opens its panel and closes it`, async ({ page }) => {
    const { button, panel } = megaMenu(page, name)
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    await expect(panel.getByText(menus[name].heading, { exact: true })).toBeVisible()
    await expect(page.locator('[data-overlay]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })
}

for (const name of ['services', 'technology'] as const) {
  test(`the lists of all four audiences of ${menus[name].title} are under their names`, async ({ page }) => {
    const { button, panel } = megaMenu(page, name)
    await button.click()
    const lists = panel.getByRole('tabpanel')
    await expect(lists).toHaveCount(audiences.length)
    for (const [index, audience] of audiences.entries()) {
      const list = lists.nth(index)
      await expect(list).toBeVisible()
      await expect(list.getByText(audience, { exact: true })).toBeVisible()
      await expect(list.getByRole('link').first()).toBeVisible()
    }
    await lists.last().getByRole('link').first().scrollIntoViewIfNeeded()
    await lists.last().getByRole('link').first().click({ trial: true })
  })
}

test('titles and Careers are plain links', async ({ page }) => {
  await megaMenu(page, 'technology').title.click()
  await expect(page).toHaveURL('/technology')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
})

test('a film of About Us is a link to the film', async ({ page }) => {
  const { button, panel } = megaMenu(page, 'about')
  await button.click()
  const posters = panel.getByRole('link', { name: /^Play film/ })
  await expect(posters).toHaveCount(2)
  await expect(posters.first()).toHaveAttribute('href', /^\/media\/.+\.mp4/)
})

test('the search box works and leads to the results', async ({ page }) => {
  const search = page.getByRole('banner').getByRole('search')
  await expect(search.getByLabel('Looking for')).toBeVisible()
  await search.getByLabel('Looking for').fill('shops & land')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search-result?searchTextFromHeader=shops+%26+land')
})

test('without script too, /aca has no header and a missing page has one', async ({ page, watch }) => {
  watch.expect(/404/)
  await page.goto('/aca')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(settings.equalOpportunityStatement)
})

test('a page’s anchors work', async ({ page }) => {
  await page.goto('/technology#section-5')
  await expect
    .poll(() => page.locator('#section-5').evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(150)
})
