import { creativeAgency, digitalAgency, NAMES_OF_ROWS, technologies } from '../../support/expected/product-seeds'
import { expect, test } from '../../support/test'

test('the drawings of the technology page are HTML', async ({ page }) => {
  await page.goto('/technology')
  for (const { anchor, demo } of technologies) {
    const drawing = page.locator(`[id="${anchor}"]`).getByRole('figure')
    await expect(drawing).toBeVisible()
    for (const row of demo.rows) await expect(drawing).toContainText(String(row[NAMES_OF_ROWS[demo.kind] ?? '']))
  }
})

test('a phone shows each drawing whole, down to its caption, and nothing of it fades', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/technology')
  for (const { anchor } of technologies) {
    const drawing = page.locator(`[id="${anchor}"]`).getByRole('figure')
    await expect(drawing.locator('figcaption')).toBeVisible()
    expect(await drawing.evaluate((figure) => figure.closest('details')), 'a closed text').toBeNull()
  }
})

test('a bar of the launch board is as long as its number of homes', async ({ page }) => {
  await page.goto('/technology')
  const board = page.getByRole('figure').filter({ hasText: 'homes on the board' })
  const counts = await board.getByRole('listitem').filter({ hasText: /^\d+ / }).locator('strong').allTextContents()
  const widths = await board
    .locator('[data-look][style]')
    .evaluateAll((stones) => stones.map((stone) => stone.getBoundingClientRect().width))
  const homes = counts.reduce((sum, count) => sum + Number(count), 0)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  expect(widths.map((width) => Math.round((width * homes) / whole))).toEqual(counts.map(Number))
})

for (const [path, agency] of [
  ['/ada', digitalAgency],
  ['/aca', creativeAgency],
] as const) {
  test(`${path} shows its works and its contact`, async ({ page }) => {
    await page.goto(path)
    for (const { title } of agency.works) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const enquiry = page.locator('#enquiry')
    await expect(enquiry.getByRole('link', { name: agency.email })).toBeVisible()
    await expect(enquiry.getByRole('link', { name: agency.phone })).toBeVisible()
  })
}
