import { expect, test, visit } from '../../support/test'

// A browser may paint a page when half of it has arrived.
test('the first filters have their final height before the others have loaded', async ({ page }) => {
  await visit(page, '/projects')
  const groups = page.locator('[data-filter-group]')
  const lengths = () => groups.evaluateAll((all) => all.slice(0, 2).map((group) => group.getBoundingClientRect().width))
  const whole = await lengths()
  await groups.evaluateAll((all) => {
    const [, second] = all
    while (second?.nextSibling) second.nextSibling.remove()
  })
  await expect(groups).toHaveCount(2)
  expect(await lengths()).toEqual(whole)
})
