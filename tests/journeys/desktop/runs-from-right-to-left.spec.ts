import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../support/test'

/** Sets the page's direction before its script runs, as it is sent to readers of Urdu. */
async function turn(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace('<html lang="en-IN">', '<html lang="ur" dir="rtl">') })
  })
}

/** The edges of a text's first and last letters, in pixels from the left of the window. */
function ends(page: Page, selector: string, pattern: string) {
  return page.locator(selector).evaluateAll((elements, source) => {
    const found: { text: string; first: number; last: number }[] = []
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const match = new RegExp(source, 'u').exec(node.nodeValue ?? '')
        if (!match || !element.checkVisibility()) continue
        const at = (index: number) => {
          const range = document.createRange()
          range.setStart(node as Text, index)
          range.setEnd(node as Text, index + 1)
          return range.getBoundingClientRect().left
        }
        found.push({ text: match[0], first: at(match.index), last: at(match.index + match[0].length - 1) })
      }
    }
    return found
  }, pattern)
}

for (const path of ['/', '/projects', '/about/contact-us', '/services/residential', '/cookies']) {
  for (const width of [390, 1440]) {
    test(`${path} fits ${width} px from right to left`, async ({ page }) => {
      await turn(page)
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(heading && heading.x + heading.width).toBeGreaterThan(width / 2)
    })
  }
}

test('numbers of telephones and prices read from left to right', async ({ page }) => {
  await turn(page)
  await visit(page, '/about/contact-us')
  const telephones = await ends(page, 'main a[href^="tel:"]', '\\+\\d[\\d ]+\\d')
  expect(telephones.length).toBeGreaterThan(2)
  expect(telephones.filter(({ first, last }) => first >= last)).toEqual([])
  await visit(page, '/projects')
  const prices = await ends(page, 'main article', '₹[\\d.,]+\\u00a0(?:lakh|crore)')
  expect(prices.length).toBeGreaterThan(5)
  expect(prices.filter(({ first, last }) => first >= last)).toEqual([])
})

test('the drawer opens from the right, and the arrow of a choice does not touch its text', async ({ page }) => {
  await turn(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/projects')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect
    .poll(async () => {
      const box = await drawer.boundingBox()
      return box && Math.round(box.x + box.width)
    })
    .toBe(390)
  await page.keyboard.press('Escape')
  const sort = page.getByLabel('Sort by')
  expect(await sort.evaluate((field) => getComputedStyle(field).backgroundPositionX)).toMatch(/^\d+(\.\d+)?px$/)
})

test('text and picture of the home page are beside each other', async ({ page }) => {
  await turn(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page)
  const thumbnails = await page.locator('main section, main div').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const picture = part.querySelector(':scope > img')
      const words = part.querySelector(':scope > :is(div, span, p)')
      if (!picture || !words) return []
      const [a, b] = [picture.getBoundingClientRect(), words.getBoundingClientRect()]
      const over = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      return over > 4 && a.width < 200 && a.bottom > b.top && b.bottom > a.top ? [part.textContent?.slice(0, 60)] : []
    }),
  )
  expect(thumbnails).toEqual([])
})
