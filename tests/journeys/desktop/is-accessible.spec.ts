import { expectAccessible } from '../../support/axe'
import { megaMenu, menuNames } from '../../support/menus'
import { menus } from '../../support/navigation-of-the-specification'
import { expect, test, visit } from '../../support/test'

for (const name of menuNames) {
  test(`axe finds nothing with the menu ${menus[name].title} open`, async ({ page }) => {
    await visit(page)
    const { button, panel } = megaMenu(page, name)
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await expectAccessible(page)
  })
}
