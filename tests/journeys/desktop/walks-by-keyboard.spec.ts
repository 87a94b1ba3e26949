import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { focusIsSeen } from '../../support/visiting/focus'
import { leadForm } from '../../support/visiting/leads'

const projects = read<{ slug: string }[]>('consolidated-projects').map(({ slug }) => slug)

test('the focus is always visible among filters and cards, and never under the header', async ({ page }) => {
  await page.goto('/projects')
  const forwards = await focusIsSeen(page, 60)
  expect(forwards.length).toBeGreaterThan(40)
  expect(forwards.filter(({ seen, marked }) => !(seen && marked))).toEqual([])
  const back = await focusIsSeen(page, 30, 'Shift+Tab')
  expect(back.filter(({ seen }) => !seen)).toEqual([])
})

test('a form that is sent empty with Enter says so at its top, on the screen, and in the page title', async ({
  page,
}) => {
  await page.goto('/about/contact-us')
  await page.locator('html[data-forms-ready]').waitFor({ state: 'attached' })
  const { field, summary } = leadForm(page, 'enquiry')
  await field('name').press('Enter')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(summary.locator('a:focus')).toBeInViewport({ ratio: 1 })
})

test('Enter before the form’s script has loaded shows our messages, not the browser’s', async ({ page, watch }) => {
  watch.expect(/422/)
  await page.route('**/_astro/*.js', (route) => route.abort())
  watch.expect(/Failed to load resource|ERR_FAILED/)
  await page.goto('/about/contact-us')
  const { field } = leadForm(page, 'enquiry')
  await field('name').press('Enter')
  await expect(page.getByRole('alert')).toContainText('fields to check')
  await expect(page).toHaveTitle(/^Error: /)
})

test('the header says which page this is', async ({ page }) => {
  await visit(page, '/careers')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page')
  await expect(header.locator('[aria-current]')).toHaveCount(1)
  await page.goto(`/projects/${projects[0]}`)
  await expect(header.locator('[data-menu="projects"] [data-menu-title]')).toHaveAttribute('aria-current', 'true')
})

test('suggestions belong to the search', async ({ page }) => {
  await visit(page)
  await page.getByLabel('Looking for').fill('pune')
  await expect(page.getByRole('search').getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
})

test('the list announces the change after a filter, an order and a page, and nothing else does', async ({ page }) => {
  await visit(page, '/projects')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('main [role=status]'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: /2$/ }).click()
  await expect.poll(said).toEqual([expect.stringMatching(/page 2 of \d+$/)])
  await page.getByLabel('Sort by').selectOption({ index: 1 })
  await expect.poll(async () => (await said()).length).toBe(2)
  expect((await said())[1]).toMatch(/sorted by .+, page 1 of/)
})

for (const [path, list] of [
  ['/projects?page=2', 'nav[aria-label="Pages"]'],
  ['/blog', 'main ul:has(> li > a[aria-current])'],
] as const) {
  test(`in forced colours the current entry of a list differs from the others: ${path}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, path)
    const looksOf = (links: Element[]) =>
      links.map((link) => {
        const { borderBottom, backgroundColor, textDecorationLine } = getComputedStyle(link)
        return [borderBottom, backgroundColor, textDecorationLine].join()
      })
    const place = page.locator(list).filter({ visible: true }).first()
    const [current] = await place.locator('a[aria-current]').evaluateAll(looksOf)
    const others = await place.locator('a:not([aria-current])').evaluateAll(looksOf)
    expect(others.length).toBeGreaterThan(0)
    expect(others).not.toContain(current)
  })
}

test('in forced colours the kinds of project on the wall of the home page differ, as its key says', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page)
  const borderOf = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((stone, pseudo) => {
        const { borderTopStyle, borderTopWidth, borderLeftStyle, borderLeftWidth } = getComputedStyle(stone, pseudo)
        return [borderTopWidth, borderTopStyle, borderLeftWidth, borderLeftStyle].join(' ')
      }, part)
  const wall = 'main ul:has(> li > ul > li > a[data-kind])'
  const stones = [`${wall} a[href]:not([data-kind])`, `${wall} a[data-kind=work]`, `${wall} a[data-kind=new]`]
  const key = ['home', 'work', 'new'].map((kind) => `main ul:has(+ ${wall.slice(5)}) > li[data-kind=${kind}]`)
  const [ofStones, ofKey] = await Promise.all([
    Promise.all(stones.map((stone) => borderOf(stone))),
    Promise.all(key.map((entry) => borderOf(entry, '::before'))),
  ])
  expect(new Set(ofStones).size).toBe(3)
  expect(ofKey).toEqual(ofStones)
})

test('in forced colours the chosen tab of a menu differs from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit(page)
  await page.locator('[data-menu="services"] [data-menu-button]').press('Enter')
  const colours = await page
    .locator('[data-menu="services"] [role=tab]')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor))
  expect(colours.length).toBeGreaterThan(2)
  expect(colours.filter((colour) => colour === colours[0])).toHaveLength(1)
})
