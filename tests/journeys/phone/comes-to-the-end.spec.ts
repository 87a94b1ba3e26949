import { expect, test, visit } from '../../support/test'

test('what ends every page is less than two screens', async ({ page }) => {
  await visit(page)
  const { height } = page.viewportSize() ?? { height: 0 }
  const end = await page.getByRole('contentinfo').boundingBox()
  expect(end?.height).toBeLessThan(2 * height)
})

test('the example in the search box can be read to its end', async ({ page }) => {
  await visit(page)
  const box = page.getByRole('banner').getByLabel('Looking for')
  await expect(box).toBeVisible()
  await page.evaluate(() => document.fonts.load('16px Anek'))
  const [needed, room] = await box.evaluate((field: HTMLInputElement) => {
    const { fontSize, fontStretch } = getComputedStyle(field, '::placeholder')
    const { fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const words = document.createElement('span')
    words.textContent = field.placeholder
    Object.assign(words.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize, fontStretch })
    document.body.append(words)
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
    return [words.getBoundingClientRect().width, field.clientWidth - padding]
  })
  expect(needed).toBeLessThanOrEqual(room ?? 0)
})
