import { test } from '../../support/services/hindi-site'
import { walkTo } from '../../support/visiting/walk'
import { isFor, templates } from '../../visual/templates'

/** Each submission walks on the narrowest screen: Hindi has the longest words and the tallest lines. */
const SCREENS = [
  { viewport: { width: 320, height: 640 }, tag: [] },
  { viewport: { width: 1440, height: 900 }, tag: '@release' },
]

/** Bytes. The words for scripts come with the page: more than was promised (docs/decisions/0032-languages.md). */
const WORDS_FOR_SCRIPTS = 3_500

for (const { viewport, tag } of SCREENS) {
  test.describe(`in Hindi, ${viewport.width} px wide`, { tag }, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } })

    for (const template of templates.filter((candidate) => isFor(candidate, viewport.width) && !candidate.open)) {
      test(template.name, async ({ page, watch }) => {
        if (template.status) watch.expect(new RegExp(String(template.status)))
        const path = `/hi${template.path === '/' ? '' : template.path}`
        await walkTo(page, { ...template, path, moreScript: WORDS_FOR_SCRIPTS, colours: false })
      })
    }
  })
}
