import { EXTERNAL, footer, profiles } from '../../support/expected/navigation-of-the-specification'
import { settings } from '../../support/expected/seeds'
import { expectLinks, linkTarget, readLinks } from '../../support/reading/read-links'
import { expect, test, visit } from '../../support/test'

test.beforeEach(async ({ page }) => {
  await visit(page)
})

test('the columns are in the order of the specification, each with its links', { tag: '@tablet' }, async ({ page }) => {
  const columns = page.getByRole('contentinfo').getByRole('navigation').getByRole('heading')
  const titles = await columns.allTextContents()
  expect(titles.slice(0, Object.keys(footer).length)).toEqual(Object.keys(footer))
  for (const [index, links] of Object.values(footer).entries()) {
    const list = columns.nth(index).locator('xpath=following-sibling::ul')
    await expect(list).toBeVisible()
    expectLinks(await readLinks(list), links)
  }
})

test('external links open in new tabs: products, blogs, the partner and five profiles', { tag: '@once' }, async ({
  page,
}) => {
  const columns = page.getByRole('contentinfo').getByRole('navigation').getByRole('heading')
  const own = Object.keys(footer).length
  const count = await columns.count()
  expect(count).toBeGreaterThan(own)
  const found = []
  for (let index = own; index < count; index++) {
    found.push(...(await readLinks(columns.nth(index).locator('xpath=following-sibling::ul'))))
  }
  expect(found.map(linkTarget)).toEqual(found.map(() => EXTERNAL))
  const words = found.map((link) => link.words)
  expect(words.filter((text) => profiles.some((profile) => profile === text))).toEqual([...profiles])
  const addresses = found.map(({ href }) => href)
  for (const key of ['community-management', 'launch-suite', 'blogs', 'partner-site']) {
    expect(addresses).toContain(settings.externalAddresses.find((address) => address.key === key)?.url)
  }
  for (const { network, url } of settings.socialProfiles) {
    expect(found.find((link) => link.words === network)?.href).toBe(url)
  }
})

test('the logos of the two advisors are there', async ({ page }) => {
  const footerPart = page.getByRole('contentinfo')
  expect(settings.advisors).toHaveLength(2)
  for (const { name } of settings.advisors) {
    const logo = footerPart.getByRole('img', { name })
    await logo.scrollIntoViewIfNeeded()
    await expect(logo).toBeVisible()
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  }
})

test('equal opportunity, the copyright of this year and the demonstration mark are stated', { tag: '@once' }, async ({
  page,
}) => {
  const footerPart = page.getByRole('contentinfo')
  await expect(footerPart).toContainText(settings.equalOpportunityStatement)
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date())
  await expect(footerPart).toContainText(`© ${year} ${settings.legalName}`)
})

test('the newsletter has a field and a button', { tag: '@once' }, async ({ page }) => {
  const footerPart = page.getByRole('contentinfo')
  await expect(footerPart.getByRole('textbox')).toHaveCount(1)
  await expect(footerPart.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})
