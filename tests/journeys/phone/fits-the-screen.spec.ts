import { expect, test } from '../../support/test'
import { templates } from '../../visual/templates'

/** The narrowest screen of the design, and the narrowest that is still sold. */
const WIDTHS = [390, 320]

for (const { name, path } of templates.filter(({ open }) => open === undefined)) {
  test(`${name} is no wider than a phone`, async ({ page, watch }) => {
    watch.expect(/404/)
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      // On a phone a page that is too wide makes the layout wider than the screen: everything is set too small.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })
}
