import { elementCount, restyledByOpening } from '../../support/reading/restyled'
import { expect, test, visit } from '../../support/test'
import { megaMenu, menuNames } from '../../support/visiting/menus'

// A menu must be visible within 50 ms on a slow machine (`npm run bench menu`). A single selector that ends in `> *`
// next to a `:has()`, anywhere in the styles, makes every opening restyle the whole page; this has happened.
test('opening a menu restyles the menu, not the page', async ({ page }) => {
  await visit(page)
  const all = await elementCount(page)
  for (const name of menuNames) {
    const { button, panel } = megaMenu(page, name)
    await button.focus()
    await expect(panel).toHaveAttribute('data-warm', '')
    expect(await restyledByOpening(page, () => page.keyboard.press('Enter')), name).toBeLessThan(all / 4)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})
