import { expect, test, visit } from '../../support/test'

test('in print nothing covers a sheet, and nothing is closed', async ({ page }) => {
  await visit(page, '/projects/heron-bend')
  const answer = page.getByRole('main').locator('details:has(summary:visible)').last().locator('p').first()
  const isShown = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isShown()).toBe(false)

  await page.emulateMedia({ media: 'print' })
  expect(await isShown()).toBe(true)
  const over = await page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            getComputedStyle(element).position === 'fixed' && element.checkVisibility({ opacityProperty: true }),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    )
  expect(over).toEqual([])
})

/** The margin that browsers print with by default. */
const MARGIN = '10mm'
/** The longest of all projects and of all reports on paper, and the most sheets of each. */
const LONGEST = [
  ...['sandgrouse-house', 'heron-bend', 'samphire-house', 'boulderline', 'catamaran-lane'].map(
    (slug) => [`/projects/${slug}`, 4] as const,
  ),
  ...['goa-second-homes-nights-used-nights-let', 'bengaluru-office-absorption-2026'].map(
    (slug) => [`/insights/research-reports/${slug}`, 10] as const,
  ),
]

for (const [path, most] of LONGEST) {
  test(`${path} prints on ${most} sheets at most`, async ({ page }) => {
    await visit(page, path)
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN },
    })
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []
    expect(sheets.length).toBeGreaterThan(0)
    expect(sheets.length).toBeLessThanOrEqual(most)
  })
}

test('a report begins on its first sheet, which a whole article would leave empty', async ({ page }) => {
  await visit(page, '/insights/research-reports/bengaluru-office-absorption-2026')
  await page.emulateMedia({ media: 'print' })
  const article = page.getByRole('main').getByRole('article').first()
  expect(await article.evaluate((element) => getComputedStyle(element).breakInside)).toBe('auto')
})
