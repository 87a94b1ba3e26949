import { awards, csr, heads, leaders, testimonials } from '../../support/expected/page-seeds'
import { pageFacts } from '../../support/reading/html'
import { expect, test, visit } from '../../support/test'

test('each page has the heading that editors wrote for it', { tag: '@once' }, async ({ page, request }) => {
  for (const [path, head] of Object.entries(heads)) {
    const facts = await pageFacts(page, await request.get(path))
    expect.soft(facts.title, path).toContain(head.title)
    expect.soft(facts.description, path).toBe(head.description)
    expect.soft(facts.headings, path).toEqual([head.heading])
  }
})

test('Who we are leads from belief to evidence, and then to a person', async ({ page }) => {
  await visit(page, '/about/who-we-are')
  const main = page.getByRole('main')
  const [first] = leaders
  if (!first) throw new Error('no leaders are seeded')
  await main.getByRole('link', { name: first.name }).click()
  await expect(page).toHaveURL(`/about/management-team#${first.key}`)
  await expect(page.getByRole('heading', { name: first.name, exact: true })).toBeInViewport()
})

test('a leader is found by topic, and has a direct phone number', async ({ page }) => {
  const [wanted] = leaders.filter(({ helpsWith }) => helpsWith.length > 0)
  const need = wanted?.helpsWith[0]
  if (!wanted || !need) throw new Error('no leader helps with anything')
  await visit(page, '/about/management-team')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(leaders.length)
  await main.getByLabel('What you need').fill(need)
  await main.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/[?&]need=/)
  const entry = main.getByRole('article').filter({ has: page.getByRole('heading', { name: wanted.name, exact: true }) })
  await expect(entry.getByRole('link', { name: wanted.phone })).toHaveAttribute('href', /^tel:\+/)
  const mail = `mailto:${wanted.email}?subject=${encodeURIComponent(need)}`
  await expect(entry.getByRole('link', { name: need })).toHaveAttribute('href', mail)
  expect(await main.getByRole('article').count()).toBeLessThan(leaders.length)
})

test('a leader is asked for in the first screen, and every address stands in one line', async ({ page }) => {
  await visit(page, '/about/management-team')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Find' })).toBeInViewport({ ratio: 1 })
  const mails = main.getByRole('article').locator('a[href^="mailto:"]').filter({ hasText: '@' })
  await expect(mails).toHaveCount(leaders.length)
  for (const mail of await mails.all()) expect((await mail.boundingBox())?.height).toBeLessThan(44)
})

test('a leader has a large portrait, and what to ask for beside it where there is space', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/about/management-team')
  const entry = page.getByRole('main').getByRole('article').first()
  const portrait = await entry.locator('img').boundingBox()
  expect(portrait?.width).toBeGreaterThanOrEqual(isMobile ? 96 : 176)
  await expect(entry.locator('summary'), 'only the background is closed').toHaveText(['Background'])
  const needs = await entry.getByRole('list').boundingBox()
  if (!isMobile) {
    expect(needs?.y).toBeLessThan((portrait?.y ?? 0) + (portrait?.height ?? 0))
    expect(needs?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0))
  }
})

test('on a phone the first leader begins near the first screen, and the last words are open', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a wide screen shows leaders at once')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/about/management-team')
  const main = page.getByRole('main')
  expect((await main.getByRole('article').first().boundingBox())?.y).toBeLessThan(950)
  await expect(main.locator('summary').filter({ hasText: 'Read on' })).toHaveCount(0)
})

test('a biography is closed, and open when a link leads to its leader', async ({ page }) => {
  const [told] = leaders.filter(({ biography }) => biography)
  if (!told) throw new Error('no leader has a biography')
  await visit(page, '/about/management-team')
  const biography = page.getByRole('main').getByText(told.biography.slice(0, 40))
  await expect(biography).toBeHidden()
  await visit(page, `/about/management-team#${told.key}`)
  await expect(biography).toBeVisible()
})

test('a leader is found by place; a place without leaders shows all and says so', { tag: '@once' }, async ({
  page,
}) => {
  await visit(page, '/about/management-team?place=PUNE')
  const main = page.getByRole('main')
  await expect(main.getByRole('article')).toHaveCount(leaders.filter(({ city }) => city === 'Pune').length)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?place=pune$/)
  const response = await visit(page, '/about/management-team?place=DROP')
  expect(response?.status()).toBe(200)
  await expect(main.getByRole('status')).toContainText('DROP')
  await expect(main.getByRole('article')).toHaveCount(leaders.length)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /management-team$/)
})

test('testimonials are filtered by speaker, and paginated by address', async ({ page }) => {
  await visit(page, '/about/client-testimonials')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${testimonials.length} voices`)
  await main.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/about/client-testimonials?page=2')
  await main.getByRole('link', { name: 'Channel Partners' }).click()
  await expect(page).toHaveURL('/about/client-testimonials?speaker=channel-partners')
  const spoken = testimonials.filter(({ audience }) => audience === 'Channel Partners')
  await expect(main).toContainText(`${spoken.length} voices`)
  for (const { name } of spoken) await expect(main.getByText(name, { exact: true })).toBeVisible()
})

test('awards stand by year and are filtered by field', async ({ page }) => {
  await visit(page, '/about/awards-and-recognition')
  const main = page.getByRole('main')
  await expect(main).toContainText(`${awards.length} awards`)
  const years = [...new Set(awards.map(({ year }) => String(year)))].sort().reverse()
  expect(
    (await main.getByRole('heading', { level: 2, name: /^\d{4}$/ }).allTextContents()).map((text) => text.trim()),
  ).toEqual(years)
  await main.getByRole('link', { name: 'Advice' }).click()
  const advice = awards.filter(({ category }) => category === 'Advice')
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(
    advice.toSorted((a, b) => b.year - a.year || a.title.localeCompare(b.title)).map(({ title }) => title),
  )
})

test('responsibility is shown by programme', async ({ page }) => {
  await visit(page, '/about/corporate-social-responsibility')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: csr.heading })).toBeVisible()
  for (const { title } of csr.programmes) await expect(main.getByRole('heading', { name: title })).toBeVisible()
})
