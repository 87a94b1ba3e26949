import { pageStates } from '../../support/expected/page-states'
import { expectAccessible } from '../../support/reading/axe'
import { test, untilIdle } from '../../support/test'
import { isFor, templates } from '../../visual/templates'

for (const width of [390, 1440]) {
  const screen = width < 1000 ? 'a narrow' : 'a wide'
  test.describe(`on ${screen} screen`, { tag: width < 1000 ? '@once' : ['@once', '@release'] }, () => {
    test.use({ viewport: { width, height: width < 1000 ? 844 : 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const template of templates.filter((candidate) => isFor(candidate, width))) {
      test(`axe finds no fault on ${template.name}`, async ({ page, watch }) => {
        watch.expect(/404/)
        await page.goto(template.path)
        await untilIdle(page)
        await template.open?.(page)
        await expectAccessible(page)
      })
    }

    for (const { path } of pageStates) {
      test(`axe finds no fault on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expectAccessible(page)
      })
    }
  })
}
