import type { Locator } from '@playwright/test'
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

test('a phone shows the beginning of each drawing, and the whole of it on demand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/technology')
  for (const { anchor } of technologies) {
    await expect(page.locator(`[id="${anchor}"]`).getByRole('figure')).toBeVisible()
  }
  const first = page.locator('details', { hasText: 'See it at work' }).first()
  const folded = await heightOf(first)
  await first.locator('summary').click()
  expect(await heightOf(first)).toBeGreaterThan(folded)
})

async function heightOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.height ?? 0
}

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
