import { read, someRecord } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'
import { enlargeText } from '../../support/visiting/enlarge-text'
import { templates } from '../../visual/templates'

/** The narrowest screen of the design, and the narrowest phone on sale. */
const WIDTHS = [390, 320]

/** Pages whose tables, boards, charts, addresses and names leave the least space for text of double size. */
const CROWDED = [
  '/',
  `/projects/${someRecord('consolidated-projects').slug}`,
  `/projects/compare?ids=${read<{ slug: string }[]>('consolidated-projects')
    .slice(0, 4)
    .map(({ slug }) => slug)
    .join(',')}`,
  '/technology',
  '/about/contact-us',
  `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
  '/insights/knowledge-exchange',
  `/blog/${someRecord('posts').slug}`,
  `/careers/${someRecord('openings').slug}`,
  '/ada',
]

for (const { name, path } of templates.filter(({ open }) => open === undefined)) {
  test(`${name} is no wider than a phone`, async ({ page, watch }) => {
    watch.expect(/404/)
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      // On a phone, a page that is too wide makes the layout viewport wider than the screen, and everything becomes too
      // small.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width)
    }
  })
}

test('the figure of a report is within the first window, and each of its charts is shown once', async ({ page }) => {
  for (const slug of ['bengaluru-office-absorption-2026', 'pune-3-bhk-price-against-commute']) {
    await page.goto(`/insights/research-reports/${slug}`)
    await expect(page.locator('main dl dd').first()).toBeInViewport({ ratio: 1 })
    await expect(page.locator('main header svg:visible')).toHaveCount(0)
  }
})

test('a product is shown at work right after its claim, and its figures are in the words that unfold', async ({
  page,
}) => {
  await page.goto('/technology')
  for (const product of await page.locator('main section[id^="section-"]').all()) {
    const [claim, drawing] = await Promise.all([
      product.locator('p').first().boundingBox(),
      product.locator('figure').boundingBox(),
    ])
    expect((drawing?.y ?? 0) - (claim?.y ?? 0) - (claim?.height ?? 0)).toBeLessThan(48)
    await expect(product.locator('details dl').first()).toBeHidden()
  }
})

test('in text twice as large no page is wider than a phone', async ({ page }) => {
  for (const path of CROWDED) {
    await page.goto(path)
    await enlargeText(page)
    // Closed parts must fit too.
    await page.locator('main').evaluate((main) => {
      for (const fold of main.querySelectorAll('details')) fold.open = true
    })
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
  }
})

test('in text twice as large the mark stays in its bar, and no word of a heading is cut', async ({ page }) => {
  const paths = [
    '/rera',
    '/technology',
    '/services/residential',
    '/about/who-we-are',
    '/about/contact-us',
    '/about/corporate-social-responsibility',
  ]
  for (const path of paths) {
    await page.goto(path)
    await enlargeText(page)
    const [bar, mark] = await Promise.all([
      page.locator('[data-header]').boundingBox(),
      page.locator('[data-header] a[href="/"] > span').first().boundingBox(),
    ])
    if (!bar || !mark) throw new Error('the header has no mark')
    expect.soft(mark.y + mark.height, path).toBeLessThan(bar.y + bar.height)
    const cut = await page.locator('main').evaluate((main) => {
      const word = document.createRange()
      return [...main.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
        const text = heading.firstChild
        if (!(text instanceof Text)) return []
        return [...text.data.matchAll(/[^\s-]+/g)]
          .filter(({ index, 0: letters }) => {
            word.setStart(text, index)
            word.setEnd(text, index + letters.length)
            return new Set([...word.getClientRects()].map(({ top }) => top)).size > 1
          })
          .map(([letters]) => letters)
      })
    })
    expect.soft(cut, path).toEqual([])
  }
})

test('the arrow of a link out of the site never stands alone on a line', async ({ page }) => {
  await page.goto('/')
  const alone = await page.locator('main').evaluate((main) => {
    const links = [...main.querySelectorAll<HTMLElement>('a[target="_blank"]')]
    const letter = document.createRange()
    const found = new Set<string>()
    for (let width = 320; width <= 390; width += 1) {
      main.style.width = `${width}px`
      for (const link of links) {
        const [words, mark] = link.childNodes
        if (!(words instanceof Text && mark instanceof Element)) continue
        letter.setStart(words, words.length - 1)
        letter.setEnd(words, words.length)
        if (mark.getBoundingClientRect().top > letter.getBoundingClientRect().bottom) found.add(words.data)
      }
    }
    return { links: links.length, found: [...found] }
  })
  expect(alone.links).toBeGreaterThan(9)
  expect(alone.found).toEqual([])
})

test('a mail address breaks before its @ or not at all', async ({ page }) => {
  const [project] = read<{ slug: string; city: string }[]>('consolidated-projects').filter(
    ({ city }) => city === 'Hyderabad',
  )
  for (const path of [`/projects/${project?.slug}`, '/about/contact-us', '/services/retail', '/ada']) {
    await page.goto(path)
    const addresses = page.locator('main a[href^="mailto:"]')
    expect.soft(await addresses.count(), path).toBeGreaterThan(0)
    const broken = await addresses.evaluateAll((links) => {
      const part = document.createRange()
      return links
        .flatMap(({ childNodes }) =>
          [...childNodes].filter((node) => {
            part.selectNodeContents(node)
            return node instanceof Text && new Set([...part.getClientRects()].map(({ top }) => top)).size > 1
          }),
        )
        .map(({ textContent }) => textContent)
    })
    expect.soft(broken, path).toEqual([])
  }
})
