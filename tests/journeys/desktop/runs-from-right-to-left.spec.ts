import type { Locator, Page } from '@playwright/test'
import { startSite } from '../../support/services/site-instance'
import { test } from '../../support/services/urdu-site'
import { expect, visit } from '../../support/test'
import { waitForDrawer } from '../../support/visiting/drawers'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not on show`)
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}

/** Expects that each part begins where the one before it ends, from right to left. */
async function expectFromRight(...parts: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map(boxOf))
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1]
    if (before) expect(box.right, `part ${index + 1} of ${parts.length}`).toBeLessThanOrEqual(before.left + 1)
  }
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

const menu = (page: Page) => page.getByRole('navigation', { name: 'مرکزی مینیو' })

test('a page in Urdu says its direction; its frame is in Urdu, and English text is marked', async ({
  page,
  request,
}) => {
  await visit(page, '/ur/about/management-team')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'ur')
  await expect(root).toHaveAttribute('dir', 'rtl')
  await expect(menu(page).locator('[data-menu-title]')).toHaveText([
    ...['خدمات', 'پروجیکٹ', 'ٹیکنالوجی', 'ہمارے بارے میں', 'تجزیے'],
  ])
  await expect(page.getByRole('contentinfo')).toContainText('رازداری کی پالیسی')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  const html = await (await request.get('/ur/about/management-team')).text()
  expect(html).toContain('<meta property="og:locale" content="ur_IN">')
  const missing = await request.get('/ur/no-such-page')
  expect(missing.status()).toBe(404)
  expect(/<h1>([^<]*)/.exec(await missing.text())?.[1]).toBe('اس پتے پر کوئی صفحہ نہیں ہے')
})

test('a page that cannot be shown says so in Urdu', async ({ request }) => {
  // Nothing listens at this port.
  const { url, stop } = await startSite({ LANGUAGES: 'ur', CONTENT_URL: 'http://127.0.0.1:9' })
  const response = await request.get(`${url}/ur/projects`)
  const html = await response.text()
  await stop()
  expect(response.status()).toBe(503)
  expect(html).toContain('<html lang="ur" dir="rtl" data-language="ur">')
  expect(/<h1>([^<]*)/.exec(html)?.[1]).toBe('یہ صفحہ ابھی نہیں دکھایا جا سکتا')
})

test('the letters of Urdu have their typeface, which other pages do not load', async ({ page }) => {
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', ''))
    })
  await page.goto('/ur/cookies')
  await expect.poll(loaded).toContain('Noto Naskh Urdu')
  await page.goto('/cookies')
  // The letters of the language's name are a file of their own, for the link to it.
  const inEnglish = await loaded()
  expect(inEnglish).toContain('Noto Naskh Urdu Name')
  expect(inEnglish).not.toContain('Noto Naskh Urdu')
})

for (const path of ['', '/projects', '/about/contact-us', '/services/residential', '/cookies', '/no-such-page']) {
  for (const width of [390, 1440]) {
    test(`/ur${path} fits ${width} px`, async ({ page, watch }) => {
      if (path === '/no-such-page') watch.expect(/404/)
      await page.setViewportSize({ width, height: 900 })
      await visit(page, `/ur${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const heading = await boxOf(page.getByRole('heading', { level: 1 }))
      expect(heading.right).toBeGreaterThan(width / 2)
    })
  }
}

test('header, menus, consent question and footer begin at the right', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/ur')
  const titles = menu(page).locator('[data-menu-title]')
  const brand = page.getByRole('banner').getByRole('link', { name: 'سرورق' })
  await expectFromRight(brand, ...(await titles.all()))
  await expectFromRight(
    page.getByRole('banner').getByRole('link', { name: 'میڈیا' }),
    page.locator('[data-search-place]'),
  )

  const question = page.locator('[data-consent]')
  await expect(question).toBeVisible()
  await expectFromRight(question.locator('p').first(), ...(await question.getByRole('button').all()))
  await question.getByRole('button').last().click()
  await expect(page.locator('[data-consent-state]')).toHaveText('آپ کے وزٹ شمار نہیں کیے جاتے۔')

  const columns = page.getByRole('contentinfo').getByRole('navigation').locator('section')
  const [first, last] = [await boxOf(columns.first()), await boxOf(columns.last())]
  expect(last.right).toBeLessThan(first.left)
  const newsletter = page.getByRole('contentinfo').locator('form')
  await expectFromRight(newsletter.locator('input[type=email]'), newsletter.getByRole('button'))
})

test('in a menu the lists lie left of the tabs, and the side arrows follow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/ur')
  await menu(page).getByRole('button', { name: 'خدمات' }).click()
  const panel = page.locator('#menu-services')
  const tabs = panel.getByRole('tab')
  await expectFromRight(tabs.first(), panel.getByRole('tabpanel').locator('ul').first())
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
})

test('the drawers open from the right, and their arrows point to the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/ur/projects')
  const button = page.getByRole('button', { name: 'مینیو', exact: true })
  await expectFromRight(button, page.getByRole('banner').getByRole('link', { name: 'سرورق' }))
  await button.click()
  const drawer = page.locator('#mobile-menu')
  await waitForDrawer(drawer)
  expect((await boxOf(drawer)).right).toBe(390)
  const close = drawer.getByRole('button', { name: 'بند کریں' })
  await expectFromRight(close, drawer.locator('p[data-drawer-title]'))
  await drawer.locator('summary').getByText('خدمات', { exact: true }).click()
  const entry = drawer.locator('summary').getByText('ڈیولپر', { exact: true }).first()
  expect(await entry.evaluate((summary) => getComputedStyle(summary, '::after').rotate)).toBe('135deg')
  await entry.click()
  const second = page.locator('#mobile-menu-second')
  await waitForDrawer(second)
  await expect(second).toHaveAccessibleName('خدمات: ڈیولپر')
  await expect(second.getByText('زمین کی خدمات')).toBeVisible()
  const back = second.getByRole('button', { name: 'واپس' })
  expect(await back.locator('svg').evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1')
})

test('suggestions hang below the search field', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/ur')
  const form = page.locator('[data-search-place] form')
  await form.getByRole('searchbox').or(form.getByRole('combobox')).first().fill('pune')
  const option = page.getByRole('option').last()
  await expect(option).toContainText('کے تمام نتائج')
  const [field, list] = [await boxOf(form), await boxOf(option)]
  expect(list.top).toBeGreaterThanOrEqual(field.bottom - 1)
  expect(list.left).toBeGreaterThanOrEqual(0)
  expect(Math.min(field.right, list.right) - Math.max(field.left, list.left)).toBeGreaterThan(100)
})

test('numbers of telephones and prices read from left to right', async ({ page }) => {
  await visit(page, '/ur/about/contact-us')
  const telephones = await ends(page, 'main a[href^="tel:"], footer a[href^="tel:"]', '\\+\\d[\\d ]+\\d')
  expect(telephones.length).toBeGreaterThan(2)
  expect(telephones.filter(({ first, last }) => first >= last)).toEqual([])
  await visit(page, '/ur/projects')
  const prices = await ends(page, 'main article', '₹[\\d.,]+\\u00a0(?:lakh|crore)')
  expect(prices.length).toBeGreaterThan(5)
  expect(prices.filter(({ first, last }) => first >= last)).toEqual([])
})

/** English lines that begin with an emphasised figure or word, and where the edges of the two stand. */
function emphasisedLines(page: Page) {
  return page.locator('main :is(p, li) > strong:first-child').evaluateAll((all) =>
    all.flatMap((strong) => {
      // The server may write a space, and a comment after it, as parts of their own.
      let after = strong.nextSibling
      while (after && (after instanceof Comment || !after.textContent?.trim())) after = after.nextSibling
      if (!(after instanceof Text) || !/^\s*[A-Za-z]/.test(after.data) || !strong.checkVisibility()) return []
      const range = document.createRange()
      const at = after.data.search(/\S/)
      range.setStart(after, at)
      range.setEnd(after, at + 1)
      const [figure, letter] = [strong.getBoundingClientRect(), range.getBoundingClientRect()]
      // On the next line, the text begins at the left edge again.
      return letter.top > figure.bottom
        ? []
        : [{ text: strong.parentElement?.textContent, figure: figure.right, letter: letter.left }]
    }),
  )
}

for (const path of ['/insights/research-reports?industry=Retail', '/services/residential']) {
  test(`an English line of /ur${path} that begins with an emphasis begins with it on the screen`, async ({ page }) => {
    await visit(page, `/ur${path}`)
    const lines = await emphasisedLines(page)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter(({ figure, letter }) => figure > letter + 1)).toEqual([])
  })
}

test('the arrow of a choice does not touch its text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/ur/projects')
  const sort = page.getByLabel('Sort by')
  const { arrow, text } = await sort.evaluate((field) => {
    const { backgroundPositionX, backgroundSize, paddingLeft } = getComputedStyle(field)
    return {
      arrow: Number.parseFloat(backgroundPositionX) + Number.parseFloat(backgroundSize),
      text: Number.parseFloat(paddingLeft),
    }
  })
  expect(arrow).toBeLessThanOrEqual(text)
})

for (const width of [390, 1440]) {
  test(`no picture of the home page lies over text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/ur')
    const covered = await page.locator('main section, main div, main a, main li').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const picture = part.querySelector(':scope > img')
        const words = part.querySelector(':scope > :is(div, span, p)')
        if (!picture || !words) return []
        const [a, b] = [picture.getBoundingClientRect(), words.getBoundingClientRect()]
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        return over > 4 && a.width < 200 && a.bottom > b.top && b.bottom > a.top ? [part.textContent?.slice(0, 60)] : []
      }),
    )
    expect(covered).toEqual([])
  })
}
