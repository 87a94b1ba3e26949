import { expectAccessible } from '../../support/axe'
import { openFirst, openSecond, openThird, unfold } from '../../support/drawers'
import { test, visit } from '../../support/test'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`${colorScheme}: axe finds nothing with any of the drawers open`, async ({ page }) => {
      await visit(page)
      await openFirst(page)
      await expectAccessible(page)
      await unfold(page, 'Insights')
      await expectAccessible(page)
      await openSecond(page, 'Services', 'Developers')
      await expectAccessible(page)
      await openThird(page, 'Residential')
      await expectAccessible(page)
    })
  })
}
