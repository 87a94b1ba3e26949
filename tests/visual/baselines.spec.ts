import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { isFor, type Template, templates, waitForWholePage } from './templates'

/** Baselines belong to one major version of Chromium, because another one renders text slightly differently. */
const CHROMIUM = '156'

/** Templates that change only with the design: shown completely, in light and dark. */
const STABLE = ['styleguide', 'not-found', 'newsletter', 'newsletter-refused', 'drawer']
const stable = templates.filter(({ name }) => STABLE.includes(name) || name.startsWith('menu-'))

/** The main templates of content: the first screen of each and one from its middle, with pinned pictures. */
const CONTENT = [
  ...['home', 'services', 'service', 'projects', 'project', 'reports', 'report', 'blog', 'post'],
  ...['contact', 'careers', 'who-we-are', 'aca'],
]
const content = templates.filter(({ name }) => CONTENT.includes(name))
const PINNED = readFileSync(join(import.meta.dirname, 'pinned-pictures.css'), 'utf8')

test.use({ reducedMotion: 'reduce' })

test.beforeEach(({ browser }) => {
  const [major] = browser.version().split('.')
  expect(major, `the baselines were drawn by Chromium ${CHROMIUM}; draw them anew with npm run baselines`).toBe(
    CHROMIUM,
  )
})

for (const width of [390, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ ...screenOf(width), colorScheme })
      for (const template of stable.filter((candidate) => isFor(candidate, width))) {
        test(template.name, async ({ page, watch }) => {
          watch.expect(/404/)
          await arrive(page, template)
          await template.open?.(page)
          await expect(page).toHaveScreenshot(`${template.name}-${width}-${colorScheme}.png`, {
            fullPage: template.open === undefined,
          })
        })
      }
    })
  }

  test.describe(`content at ${width} px`, () => {
    test.use(screenOf(width))
    for (const template of content) {
      test(template.name, async ({ page }) => {
        await arrive(page, template)
        await pinPictures(page)
        await expect(page).toHaveScreenshot(`content-${template.name}-top-${width}.png`)
        await scrollToMiddle(page)
        await expect(page).toHaveScreenshot(`content-${template.name}-middle-${width}.png`)
      })
    }
  })
}

function screenOf(width: number) {
  return { viewport: { width, height: width < 1000 ? 844 : 900 }, hasTouch: width < 1000 }
}

/** The font is optional; on a second visit it is there before the first paint. */
async function arrive(page: Page, { path }: Template): Promise<void> {
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(path)
    await waitForWholePage(page)
  }
}

/** As a style sheet made by script, which the content security policy allows; a style element would be refused. */
async function pinPictures(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, PINNED)
}

/** Scrolls to the section in the middle of the page, so that a longer text above does not change the picture. */
async function scrollToMiddle(page: Page): Promise<void> {
  await page.locator('main').evaluate((main) => {
    const sections = [...main.querySelectorAll('section')].filter(
      (section) => !section.closest('#openings') && !section.parentElement?.closest('section'),
    )
    sections[Math.floor(sections.length / 2)]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}
