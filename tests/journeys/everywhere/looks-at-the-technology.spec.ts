import { NAMES_OF_ROWS, technologies } from '../../support/expected/product-seeds'
import { addressOf } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

test('each product is shown with all its records, and has one call to action', async ({ page }) => {
  await visit(page, '/technology')
  for (const product of technologies) {
    const section = page.locator(`[id="${product.anchor}"]`)
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(product.title)
    // Closed on a narrow screen.
    const drawing = section.locator('figure')
    const nameOf = NAMES_OF_ROWS[product.demo.kind] ?? ''
    for (const row of product.demo.rows) await expect(drawing, product.title).toContainText(String(row[nameOf]))
    // The interface is only drawn: nothing in it takes the focus, except in the seat finder.
    if (product.demo.kind !== 'seat-finder') {
      await expect(drawing.locator('a, button, input, [tabindex]')).toHaveCount(0)
      await expect(drawing).toContainText('with invented records')
    }
    for (const { value, label, source } of product.figures) {
      for (const words of [value, label, source]) await expect(section).toContainText(words)
    }
    const step = section.getByRole('link', { name: product.nextStepLabel })
    await expect(step).toHaveAttribute('href', addressOf(product.nextStepLink))
    await expect(section.getByRole('link')).toHaveCount(1)
  }
})

test('the page says once that nothing in its pictures can be pressed', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/technology')
  await expect(page.getByText('nothing in a picture can be pressed')).toHaveCount(1)
})

test('a drawing fits its screen, and its text is readable', async ({ page }) => {
  await visit(page, '/technology')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  const small = await page.locator('figure').evaluateAll((figures) =>
    figures
      .flatMap((figure) => [...figure.querySelectorAll('*')])
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      .map((element) => element.textContent),
  )
  expect(small).toEqual([])
})

test('no drawing cuts off its text', async ({ page }) => {
  await visit(page, '/technology')
  const cut = await page.locator('figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const { left, right } = figure.getBoundingClientRect()
      return [...figure.querySelectorAll('strong, span, dd, td, th')]
        .filter((element) => !element.closest('[aria-hidden], .sr-only'))
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
        })
        .map((element) => element.textContent)
    }),
  )
  expect(cut).toEqual([])
})

test('on a wide screen all is open; on a narrow one the words are, when a link leads to them', async ({
  page,
  isMobile,
}) => {
  const product = page.locator('#section-4')
  const words = [
    product.getByRole('heading', { name: 'What it does' }),
    product.getByText('Analysts clean registrations'),
  ]
  await visit(page, '/technology')
  for (const part of words) await expect(part).toBeVisible({ visible: !isMobile })
  await visit(page, '/technology#section-4')
  for (const part of words) await expect(part).toBeVisible()
})

test('the page ends with the next step that it began with', async ({ page }) => {
  await visit(page, '/technology')
  const steps = page.getByRole('main').getByRole('link', { name: 'Book a demo' })
  await expect(steps).toHaveCount(2)
})

test('the finder begins with the four cheapest centres and unfolds the others', async ({ page }) => {
  await visit(page, '/technology')
  const finder = page.getByRole('form', { name: 'Seats that you need' })
  const offers = page.getByRole('figure').filter({ has: finder }).getByRole('listitem')
  await expect(offers).toHaveCount(4)
  await page.getByText(/^\d+ more centres$/).click()
  await expect(offers).toHaveCount(10)
})

test('seats are found by city, number and months, with the real cost of a month', async ({ page }) => {
  await visit(page, '/technology')
  const finder = page.getByRole('form', { name: 'Seats that you need' })
  await finder.getByLabel('City').selectOption({ label: 'Mumbai' })
  await finder.getByLabel('Seats').fill('20')
  await finder.getByLabel('Months').fill('3')
  await finder.getByRole('button', { name: 'Find seats' }).click()
  await expect(page).toHaveURL(/\/technology\?city=mumbai&seats=20&months=3#/)
  const offers = page.getByRole('figure').filter({ has: finder }).getByRole('listitem')
  await expect(offers).toHaveCount(1)
  // For three months the minimum of six must be paid: twice the price, plus the set-up.
  await expect(offers).toContainText('₹8,86,667')
  await expect(offers).toContainText('3\u00a0months of lock-in paid and not used')
  await expect(page.getByText('Not included: GST')).toBeVisible()
})
