import { menus } from '../../support/expected/navigation-of-the-specification'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'
import { megaMenu, menuNames } from '../../support/visiting/menus'

for (const name of menuNames) {
  test(`axe finds no fault with the menu ${menus[name].title} open`, async ({ page }) => {
    await visit(page)
    const { button, panel } = megaMenu(page, name)
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await expectAccessible(page)
  })
}
