import { expectAccessible } from '../../support/reading/axe'
import { test, visit } from '../../support/test'
import { openDrawerList, openFirstDrawer, openSecondDrawer, openThirdDrawer } from '../../support/visiting/drawers'

test(`axe finds no fault with any of the drawers open`, async ({ page }) => {
  await visit(page)
  await openFirstDrawer(page)
  await expectAccessible(page)
  await openDrawerList(page, 'Insights')
  await expectAccessible(page)
  await openSecondDrawer(page, 'Services', 'Developers')
  await expectAccessible(page)
  await openThirdDrawer(page, 'Residential')
  await expectAccessible(page)
})
