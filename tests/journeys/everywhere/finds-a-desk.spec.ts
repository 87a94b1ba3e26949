import { leaders, offices } from '../../support/expected/page-seeds'
import { expect, test, visit } from '../../support/test'

const PATH = '/about/contact-us'

test('a need leads to the desk for it in each city', async ({ page }) => {
  await visit(page, PATH)
  const desks = page.locator('#desks')
  const topic = 'Land, capital and valuation'
  await desks.locator('summary', { hasText: topic }).click()
  const expected = offices.flatMap(({ desks }) => desks).filter((desk) => desk.topic === topic)
  expect(expected).not.toEqual([])
  for (const { phone, email } of expected) {
    await expect(desks.getByRole('link', { name: phone })).toBeVisible()
    await expect(desks.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  }
})

test('each office has a picture, opening hours, directions and a map', async ({ page }) => {
  await visit(page, PATH)
  for (const { city, hours, phone, nearest } of offices) {
    const office = page.getByRole('article').filter({ has: page.getByRole('heading', { name: city, exact: true }) })
    await expect.soft(office, city).toContainText(hours)
    await expect.soft(office, city).toContainText(nearest)
    await expect.soft(office.getByRole('link', { name: phone }), city).toHaveAttribute('href', /^tel:\+91/)
    await expect
      .soft(office.getByRole('link', { name: /OpenStreetMap/ }), city)
      .toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
    // It is within the fold.
    await expect
      .soft(office.locator(`svg[aria-label^="Sketch of where our office in ${city} stands, near"]`), city)
      .toHaveCount(1)
    const picture = await office.getByRole('img').first().getAttribute('src')
    const answer = await page.request.get(new URL(picture ?? 'none', page.url()).href)
    expect.soft(answer.status(), `the picture of ${city}`).toBe(200)
  }
  await page.getByRole('navigation', { name: 'Offices' }).getByRole('link', { name: 'Kolkata' }).click()
  await expect(page.getByRole('heading', { name: 'Kolkata', exact: true })).toBeInViewport()
})

test('the grievance contact that law asks for is named, with a line and an address', async ({ page }) => {
  await visit(page, `${PATH}#grievance-contact`)
  const [desk] = offices.flatMap(({ desks }) => desks).filter(({ person }) => person)
  const named = leaders.find(({ key }) => key === desk?.person)
  if (!desk || !named) throw new Error('no grievance contact is seeded')
  const contact = page.locator('#grievance-contact')
  await expect(contact.getByRole('heading', { name: named.name })).toBeVisible()
  await expect(contact.getByRole('link', { name: desk.email })).toHaveAttribute('href', `mailto:${desk.email}`)
})

test('there is a place to write to the group as a whole', { tag: '@once' }, async ({ page }) => {
  await visit(page, PATH)
  await expect(page.locator('#enquiry').getByRole('heading', { level: 2 })).toBeVisible()
})

test('secondary content is closed, and open when a link leads to it', async ({ page }) => {
  const way = page.locator('#pune').getByText('Getting here', { exact: true })
  await visit(page, PATH)
  await expect(way).toBeHidden()
  for (const { city, phone } of offices) {
    await expect.soft(page.locator('#offices').getByRole('link', { name: phone }), city).toBeVisible()
  }
  await page.locator('#mumbai summary').click()
  await expect(page.locator('#mumbai').getByText('Getting here', { exact: true })).toBeVisible()
  await visit(page, `${PATH}#pune`)
  await expect(way).toBeVisible()
  await visit(page, `${PATH}#channel-partner`)
  await expect(page.locator('#channel-partner').getByRole('textbox', { name: 'Firm' })).toBeVisible()
})
