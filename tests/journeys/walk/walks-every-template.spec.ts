import { isShown, pageStates } from '../../support/expected/page-states'
import { expect, test } from '../../support/test'
import { expectSameWithoutScript, linesOf, walkTo } from '../../support/visiting/walk'
import { isFor, templates } from '../../visual/templates'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** A template that is a state too is opened once. */
const stateAt = (path: string) => pageStates.find((state) => state.path === path)
const phoneTemplates = templates.filter((candidate) => isFor(candidate, PHONE.viewport.width))
const otherStates = pageStates.filter(({ path }) => !phoneTemplates.some((template) => template.path === path))

const DESKTOP = { viewport: { width: 1440, height: 900 } }

test.describe('on a phone', () => {
  test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } })

  for (const template of phoneTemplates) {
    test(`${template.name}, ${template.path}`, async ({ page, browser, baseURL, watch }) => {
      if (template.status) watch.expect(new RegExp(String(template.status)))
      const html = await walkTo(page, template)
      const state = stateAt(template.path)
      if (state) expect(isShown(state, html)).toBe(true)
      if (template.open) return
      const options = { ...PHONE, baseURL: baseURL ?? '' }
      await expectSameWithoutScript(browser, options, template.path, await linesOf(page))
    })
  }

  for (const state of otherStates) {
    test(state.path, async ({ page, browser, baseURL }) => {
      const html = await walkTo(page, state)
      expect(isShown(state, html)).toBe(true)
      const options = { ...PHONE, baseURL: baseURL ?? '' }
      await expectSameWithoutScript(browser, options, state.path, await linesOf(page))
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
