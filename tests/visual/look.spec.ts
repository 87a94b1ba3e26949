import { join } from 'node:path'
import { test } from '../support/test'
import { isFor, templates, waitForWholePage } from './templates'

/** Apart from all other state: these pictures are for people to look at, and are not kept. */
const FOLDER = join(import.meta.dirname, '../../.data/looks')
const WIDTHS = [390, 820, 1440, 2560]
const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900, 2560: 1440 }

test.use({ reducedMotion: 'reduce' })

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of WIDTHS) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: HEIGHTS[width] ?? 900 }, colorScheme, hasTouch: width < 1000 })
      for (const template of templates.filter((candidate) => isFor(candidate, width))) {
        test(template.name, async ({ page, watch }) => {
          watch.expect(/404/)
          await page.goto(template.path)
          await waitForWholePage(page)
          await template.open?.(page)
          await page.screenshot({
            path: join(FOLDER, `${template.name}-${width}-${colorScheme}.png`),
            fullPage: template.open === undefined,
            animations: 'disabled',
          })
        })
      }
    })
  }
}
