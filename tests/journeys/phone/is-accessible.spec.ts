import { expectAccessible } from '../../support/reading/axe'
import { test, visit } from '../../support/test'
import { openFirst, openSecond, openThird, unfold } from '../../support/visiting/drawers'

test(`axe finds no fault with any of the drawers open`, async ({ page }) => {
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
