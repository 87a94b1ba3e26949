import { creativeAgency } from '../../support/expected/product-seeds'
import { settings } from '../../support/expected/seeds'
import { pageFacts } from '../../support/reading/html'
import { expect, headerIsReady, test, visit } from '../../support/test'

test('/aca has neither header nor footer, not even in its HTML', { tag: '@once' }, async ({ page, request }) => {
  const response = await request.get('/aca')
  expect(response.status()).toBe(200)
  const facts = await pageFacts(page, response)
  expect(facts.headings).toHaveLength(1)
  expect(facts).toMatchObject({ hasHeader: false, hasFooter: false })
  const html = await response.text()
  for (const words of ['Looking for', settings.equalOpportunityStatement, 'subscribedEmail', 'mobile-menu']) {
    expect(html).not.toContain(words)
  }
})

test('header and footer are back on leaving /aca, and gone again on coming back', { tag: '@tablet' }, async ({
  page,
}) => {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await visit(page)
  await expect(header).toBeVisible()
  await page.goto('/aca')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header).toHaveCount(0)
  await expect(footer).toHaveCount(0)
  await page.getByRole('link', { name: `Back to ${settings.brandName}` }).click()
  await expect(page).toHaveURL('/')
  await headerIsReady(page)
  await expect(header).toBeVisible()
  await expect(footer).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/aca')
  await expect(header).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await headerIsReady(page)
  await expect(header).toBeVisible()
})

test('only /aca itself has no header: /ada and an address below /aca have one', { tag: '@once' }, async ({
  page,
  watch,
}) => {
  watch.expect(/404/)
  for (const path of ['/ada', '/aca/nothing']) {
    await visit(page, path)
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
  }
})

test('/aca gives each work a screen with text from edge to edge, and ends with its contact', async ({ page }) => {
  await page.goto('/aca')
  const screen = page.viewportSize() ?? { width: 0, height: 0 }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(creativeAgency.heading)
  for (const { title, client, line, numbers, drawing } of creativeAgency.works) {
    const poster = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    for (const words of [client, line, numbers]) await expect(poster).toContainText(words)
    await expect(poster.locator('svg')).toHaveCount(drawing ? 1 : 0)
    expect((await poster.boundingBox())?.height, title).toBeGreaterThanOrEqual(screen.height)
  }
  for (const line of creativeAgency.manifesto) await expect(page.getByRole('main')).toContainText(line)
  const longest = await page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    await document.fonts.ready
    const range = document.createRange()
    range.selectNodeContents(heading)
    return Math.max(...[...range.getClientRects()].map(({ right }) => right))
  })
  expect(longest).toBeLessThanOrEqual(screen.width)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width)
  const enquiry = page.locator('#enquiry')
  await expect(enquiry.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(enquiry.getByRole('link', { name: creativeAgency.email })).toHaveAttribute(
    'href',
    `mailto:${creativeAgency.email}`,
  )
  await expect(enquiry.getByRole('link', { name: creativeAgency.phone })).toHaveAttribute('href', /^tel:\+91\d+$/)
})
