import { NAMES_OF_ROWS, technologies } from '../../support/product-seeds'
import { addressOf } from '../../support/seeds'
import { expect, test, visit } from '../../support/test'

test('each product is shown at work with every record it was given, and has one step to take', async ({ page }) => {
  await visit(page, '/technology')
  for (const product of technologies) {
    const section = page.locator(`[id="${product.anchor}"]`)
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(product.title)
    const drawing = section.getByRole('figure')
    const nameOf = NAMES_OF_ROWS[product.demo.kind] ?? ''
    for (const row of product.demo.rows) await expect(drawing, product.title).toContainText(String(row[nameOf]))
    // Drawn, not operable: nothing in it takes the focus.
    await expect(drawing.locator('a, button, input, [tabindex]')).toHaveCount(0)
    for (const { value, label, source } of product.figures) {
      for (const words of [value, label, source]) await expect(section).toContainText(words)
    }
    const step = section.getByRole('link', { name: product.nextStepLabel })
    await expect(step).toHaveAttribute('href', addressOf(product.nextStepLink))
    await expect(section.getByRole('link')).toHaveCount(1)
  }
})

test('a drawing fits its screen, and its words can be read', async ({ page }) => {
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

test('no drawing cuts off what it says', async ({ page }) => {
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

test('a long text is folded where the screen is narrow, and open for whoever is sent there', async ({ page }) => {
  const narrow = (page.viewportSize()?.width ?? 0) < 768
  const does = page.locator('#section-4').getByRole('heading', { name: 'What it does' })
  await visit(page, '/technology')
  await expect(does).toBeVisible({ visible: !narrow })
  await visit(page, '/technology#section-4')
  await expect(does).toBeVisible()
})
