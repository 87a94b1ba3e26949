import { read, someRecord } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'
import { enlargeText } from '../../support/visiting/enlarge-text'
import { focusIsSeen } from '../../support/visiting/focus'

const projects = read<{ slug: string }[]>('consolidated-projects').map(({ slug }) => slug)

/** One page for each capability. */
const PAGES = {
  home: '/',
  'audiences of a service': '/services',
  'forms of a service': '/services/retail',
  'filters of the projects': '/projects',
  'map of the projects': '/projects?city=pune&view=map',
  'gallery and plans of a project': `/projects/${projects[0]}`,
  comparison: `/projects/compare?ids=${projects.slice(0, 4).join(',')}`,
  calculator: '/projects/calculators/emi',
  demonstrations: '/technology',
  'charts of a report': `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
  'film and transcript': `/insights/knowledge-exchange/${someRecord('vodcasts').slug}`,
  openings: '/careers',
  offices: '/about/contact-us',
  search: '/search-result?searchTextFromHeader=office',
  'creative agency': '/aca',
  notices: '/cookies',
}

/** A desktop, a telephone, and the narrowest screen. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

for (const screen of SCREENS) {
  test.describe(`at ${screen.width} px`, { tag: ['@once', '@release'] }, () => {
    test.use({ viewport: screen })

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name}: the focus is always visible, forwards and backwards`, async ({ page }) => {
        test.slow()
        await page.goto(path)
        const forwards = await focusIsSeen(page, 120)
        expect(forwards.length).toBeGreaterThan(5)
        expect(forwards.filter(({ seen, marked }) => !(seen && marked))).toEqual([])
        // Backwards, focused elements come into view from under the header.
        const back = await focusIsSeen(page, 60, 'Shift+Tab')
        expect(back.filter(({ seen }) => !seen)).toEqual([])
      })
    }
  })
}

/** Text spacing that visitors may set with a style sheet of their own (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-block-end: 2em !important }`

for (const path of ['/', '/aca', '/ada', '/projects', '/about/contact-us', '/projects/calculators/emi', '/cookies']) {
  test(`${path} works with wider text spacing and double text size at 390 px, and at 320 by 256 px`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    const sheet = await page.evaluateHandle((css) => {
      const added = new CSSStyleSheet()
      added.replaceSync(css)
      document.adoptedStyleSheets.push(added)
      return added
    }, SPACING)
    expect.soft(await wide(), 'with text spacing').toBe(390)
    await sheet.evaluate((added) => {
      added.disabled = true
    })
    await enlargeText(page)
    expect.soft(await wide(), 'with text at 200 %').toBe(390)
    await page.reload()
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await wide(), 'at 400 %').toBe(320)
  })
}

for (const screen of SCREENS) {
  test(`at ${screen.width} px targets are at least 24 pixels wide and high, or in a line of text`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize(screen)
    for (const path of Object.values(PAGES)) {
      await page.goto(path)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].flatMap((target) => {
          const box = target.getBoundingClientRect()
          const clipped = getComputedStyle(target).clipPath !== 'none' || target.closest('[aria-hidden=true]')
          if (!target.checkVisibility({ visibilityProperty: true }) || clipped || box.width <= 1) return []
          if (box.width >= 24 && box.height >= 24) return []
          // Exceptions: the label of a field is a target too; a link may be in a sentence; a link may cover a whole card.
          const label = target instanceof HTMLInputElement ? target.labels?.[0]?.getBoundingClientRect() : undefined
          if (label && label.width >= 24 && label.height >= 24) return []
          if (
            getComputedStyle(target).display.startsWith('inline') &&
            !getComputedStyle(target).display.includes('-')
          ) {
            const block = target.parentElement?.textContent?.trim() ?? ''
            if (block.length > (target.textContent?.trim().length ?? 0)) return []
          }
          const reach = getComputedStyle(target, '::after')
          if (reach.position === 'absolute' && reach.content !== 'none') return []
          // A circle of 24 pixels around it must not touch that of another target.
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
          const near = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].some(
            (other) => {
              if (other === target || !other.checkVisibility()) return false
              const place = other.getBoundingClientRect()
              const dx = Math.max(place.left - x, 0, x - place.right)
              const dy = Math.max(place.top - y, 0, y - place.bottom)
              return Math.hypot(dx, dy) < 12
            },
          )
          return near ? [`${target.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`] : []
        }),
      )
      expect.soft(small, path).toEqual([])
    }
  })
}
