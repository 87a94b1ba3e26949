import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { megaMenu } from '../../support/visiting/menus'

const [project] = read<{ slug: string }[]>('consolidated-projects')
const [report] = read<{ slug: string }[]>('insights-research-reports-a')

/** What mail tools, old links and browsers put behind the hash; most are no selector, and none is a section. */
const HASHES = ['#2-bhk', '#/', '#!x', '#section-2?utm_source=mail&utm_medium=x', '#घर', '#%', '#constructor', '#']
const PAGES = [
  '/',
  '/technology',
  `/projects/${project?.slug}`,
  '/projects',
  `/insights/research-reports/${report?.slug}`,
]

// The watch of every journey fails on an exception.
for (const path of PAGES) {
  test(`${path} opens with any hash, and its scripts go on`, { tag: ['@once', '@release'] }, async ({ page }) => {
    for (const hash of [...HASHES, '#:~:text=office']) {
      await page.goto('about:blank')
      await visit(page, path + hash)
      const { button, panel } = megaMenu(page, 'services')
      await button.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
    }
    // The same within the page.
    await visit(page, path)
    for (const hash of HASHES) await page.evaluate((to) => location.assign(to), hash)
    const box = page.getByRole('banner').getByRole('search').getByLabel('Looking for')
    await box.fill('land')
    await box.press('Enter')
    await expect(page).toHaveURL('/search-result?searchTextFromHeader=land')
  })
}
