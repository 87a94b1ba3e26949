import { expectAccessible } from '../../support/reading/axe'
import { test } from '../../support/services/hindi-site'
import { expect, untilIdle } from '../../support/test'
import { isFor, templates, waitForWholePage } from '../../visual/templates'

for (const width of [390, 1440]) {
  test.describe(`in Hindi, ${width} px wide`, { tag: '@release' }, () => {
    test.use({ viewport: { width, height: width < 1000 ? 844 : 900 }, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, path } of templates.filter((template) => isFor(template, width) && !template.open)) {
      test(`axe finds no fault on ${name}`, async ({ page, watch }) => {
        watch.expect(/404/)
        await page.goto(`/hi${path === '/' ? '' : path}`)
        await untilIdle(page)
        await expectAccessible(page)
      })
    }
  })
}

test.describe('in Hindi, 320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const { name, path } of templates.filter((template) => isFor(template, 320) && !template.open)) {
    test(`${name} needs no sideways scrolling`, async ({ page, watch }) => {
      watch.expect(/404/)
      await page.goto(`/hi${path === '/' ? '' : path}`)
      await waitForWholePage(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
})
