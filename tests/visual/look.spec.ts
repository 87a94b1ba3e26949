import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../support/test'
import { isFor, templates, waitForWholePage } from './templates'

/** Apart from all other state: these pictures are for people to look at, and are not kept. */
const FOLDER = join(import.meta.dirname, '../../.data/looks')
/** A small and a common phone, a tablet in both positions, a low laptop, two desktop screens, a large one. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1366, height: 650 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]
/** Widths that are also looked at in dark colours. */
const DARK = [390, 1440]
/** Widths in pixels: of an overview, and of each picture on it. */
const SHEET = { width: 2000, picture: 320 }

test.use({ reducedMotion: 'reduce' })

for (const { width, height } of SIZES) {
  for (const colorScheme of DARK.includes(width) ? (['light', 'dark'] as const) : (['light'] as const)) {
    test.describe(`${width}x${height}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, hasTouch: width < 1000 })
      const screens = join(FOLDER, `${width}x${height}-${colorScheme}`)
      const shown = templates.filter((candidate) => isFor(candidate, width))
      for (const template of shown) {
        test(template.name, async ({ page, watch }) => {
          watch.expect(/404/)
          await page.goto(template.path)
          await waitForWholePage(page)
          await template.open?.(page)
          await page.screenshot({ path: join(screens, `${template.name}.png`), animations: 'disabled' })
          if (template.open) return
          await page.screenshot({
            path: join(FOLDER, `${template.name}-${width}x${height}-${colorScheme}.png`),
            fullPage: true,
            animations: 'disabled',
          })
        })
      }

      // The tests of a file run in order, so the pictures are there; one that failed is left out.
      test('overview of first screens', async ({ page }) => {
        await page.setViewportSize({ width: SHEET.width, height: 1000 })
        await page.setContent(overviewOf(screens, shown))
        await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
        await page.screenshot({ path: `${screens}.png`, fullPage: true })
      })
    })
  }
}

/** The first screens of all templates on one page, each under its name. */
function overviewOf(folder: string, shown: readonly { name: string }[]): string {
  const cells = shown.flatMap(({ name }) => {
    const file = join(folder, `${name}.png`)
    if (!existsSync(file)) return []
    const picture = readFileSync(file).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}" style="width:${SHEET.picture}px"></figure>`
  })
  return `<!doctype html><style>body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}img{display:block}</style>${cells.join('')}`
}
