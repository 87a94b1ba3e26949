import type { Page } from '@playwright/test'
import { isShown, pageStates } from '../../support/expected/page-states'
import { expect, test as journey } from '../../support/test'
import { expectSameWithoutScript, linesOf, walkTo } from '../../support/visiting/walk'
import { isFor, templates } from '../../visual/templates'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A template that is a state too is opened once. */
const stateAt = (path: string) => pageStates.find((state) => state.path === path)
const phoneTemplates = templates.filter((candidate) => isFor(candidate, PHONE.viewport.width))
const otherStates = pageStates.filter(({ path }) => !phoneTemplates.some((template) => template.path === path))

/** A page without script, which each worker opens once. */
const test = journey.extend<object, { withoutScript: Page }>({
  withoutScript: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const DESKTOP = { viewport: { width: 1440, height: 900 } }

test.describe('on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const template of phoneTemplates) {
    test(`${template.name}, ${template.path}`, async ({ page, withoutScript, watch }) => {
      if (template.status) watch.expect(new RegExp(String(template.status)))
      const html = await walkTo(page, template)
      const state = stateAt(template.path)
      if (state) expect(isShown(state, html)).toBe(true)
      if (template.open) return
      await expectSameWithoutScript(withoutScript, new URL(template.path, page.url()).href, await linesOf(page))
    })
  }

  for (const state of otherStates) {
    test(state.path, async ({ page, withoutScript }) => {
      const html = await walkTo(page, state)
      expect(isShown(state, html)).toBe(true)
      await expectSameWithoutScript(withoutScript, new URL(state.path, page.url()).href, await linesOf(page))
    })
  }
})

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  for (const template of templates.filter((candidate) => isFor(candidate, DESKTOP.viewport.width))) {
    test(`${template.name}, ${template.path}`, async ({ page, watch }) => {
      if (template.status) watch.expect(new RegExp(String(template.status)))
      await walkTo(page, template)
    })
  }
})
