import { expect, test } from '../support/test'
import { isFor, settle, templates } from './templates'

/** Baselines are drawn by one major version: another one sets type a little differently. */
const CHROMIUM = '156'

/** What changes only when somebody changes the design: pages of content have other tests. */
const STABLE = ['styleguide', 'not-found', 'newsletter', 'newsletter-refused', 'drawer']
const stable = templates.filter(({ name }) => STABLE.includes(name) || name.startsWith('menu-'))

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ browser }) => {
  const [major] = browser.version().split('.')
  expect(major, `the baselines were drawn by Chromium ${CHROMIUM}; draw them anew with npm run baselines`).toBe(
    CHROMIUM,
  )
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width < 1000 ? 844 : 900 }, colorScheme, hasTouch: width < 1000 })
      for (const template of stable.filter((candidate) => isFor(candidate, width))) {
        test(template.name, async ({ page, watch }) => {
          watch.expect(/404/)
          // The typeface is optional; on a second visit it is there before the first paint.
          await page.goto(template.path)
          await settle(page)
          await page.goto(template.path)
          await settle(page)
          await template.open?.(page)
          await expect(page).toHaveScreenshot(`${template.name}-${width}-${colorScheme}.png`, {
            fullPage: template.open === undefined,
          })
        })
      }
    })
  }
}
