import type { Locator, Page } from '@playwright/test'
import { serverHtml } from '../../support/reading/html'
import { expect, test, visit } from '../../support/test'
import { holdScripts } from '../../support/visiting/held-scripts'

/** Contains all characters that an address must escape. */
const WORDS = 'sea view & 3 bhk, पुणे + 100%?'

test('the box says what it is for', { tag: '@tablet' }, async ({ page }) => {
  await visit(page)
  const box = searchBox(page).getByLabel('Looking for')
  await expect(box).toBeVisible()
  await expect(box).toHaveAttribute('placeholder', 'Residential, Land, Commercial')
})

test('the box is not in the server’s HTML, but for visitors without script', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const { shown, noscript } = await serverHtml(page, await request.get('/'))
  expect(shown).not.toContain('Looking for')
  expect(shown).not.toContain('searchTextFromHeader')
  expect(noscript).toContain('Looking for')
  expect(noscript).toContain('placeholder="Residential, Land, Commercial"')
  expect(noscript).toContain('name="searchTextFromHeader"')
})

test('the space of the box is reserved before it appears', async ({ page }) => {
  // Scripts are held back, so they cannot draw it.
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const media = page.getByRole('link', { name: 'Media', exact: true }).first()
  await expect(media).toBeVisible()
  // Measured after the styles have been applied.
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
  await expect(searchBox(page)).toHaveCount(0)
  const before = await barGeometry(page)
  release()
  await expect(searchBox(page)).toBeVisible()
  expect(await barGeometry(page)).toEqual(before)
})

for (const way of ['Enter', 'the icon'] as const) {
  test(`${way} leads to the results, and the box is empty again`, async ({ page }) => {
    // Text that was in the box when the visitor left the page.
    await page.addInitScript(() => {
      addEventListener('pagehide', () => {
        sessionStorage.left = document.querySelector<HTMLInputElement>('[data-header] [type=search]')?.value
      })
    })
    await visit(page)
    const search = searchBox(page)
    const box = search.getByLabel('Looking for')
    await box.fill(WORDS)
    if (way === 'Enter') await box.press('Enter')
    else await search.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/search-result?*')
    const address = new URL(page.url())
    expect(address.pathname).toBe('/search-result')
    expect([...address.searchParams]).toEqual([['searchTextFromHeader', WORDS]])
    expect(address.search).toMatch(/^[!-~]+$/)
    await expect(page).toHaveTitle(`Results for “${WORDS}” | Ashlar`)
    expect(await page.evaluate(() => sessionStorage.left)).toBe('')
    await expect(box).toHaveValue('')
  })
}

test('suggestions that arrive while a search is sent do not keep its words', { tag: '@once' }, async ({ page }) => {
  await page.clock.install()
  await visit(page)
  const box = searchBox(page).getByLabel('Looking for')
  await expect(box).toBeVisible()
  const release = await holdScripts(page)
  const asked = page.waitForRequest('**/_astro/suggesting-search*.js')
  // Keeps the page open after the search is sent.
  await page.route('**/search-result?*', (route) => route.fulfill({ status: 204 }))
  await box.fill(WORDS)
  const suggestions = (await asked).url()
  await page.clock.pauseAt(Date.now() + 60_000)
  const sent = page.waitForRequest('**/search-result?*')
  await box.press('Enter')
  expect(new URL((await sent).url()).searchParams.get('searchTextFromHeader')).toBe(WORDS)
  release()
  // The page's own import of the module is answered before this one.
  await page.evaluate((url) => import(url), suggestions)
  await page.clock.runFor(1000)
  await expect(searchBox(page).getByRole('combobox', { name: 'Looking for' })).toHaveValue('')
})

test('coming back from the results finds an empty box', { tag: '@once' }, async ({ page }) => {
  await visit(page)
  const box = searchBox(page).getByLabel('Looking for')
  await box.fill('land')
  await box.press('Enter')
  await page.waitForURL('**/search-result?searchTextFromHeader=land')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(box).toHaveValue('')
})

/** The header's search box; a page of results has another one. */
function searchBox(page: Page): Locator {
  return page.getByRole('banner').getByRole('search')
}

/** Positions of all elements in the header, except the search box itself. */
function barGeometry(page: Page): Promise<number[][]> {
  return page.locator('[data-header]').evaluate((header) =>
    [...header.querySelectorAll(':scope a, :scope > div, :scope > div > div, :scope > div > div > *')]
      .filter((element) => !element.closest('form, [data-menu-panel]'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height]
      }),
  )
}
