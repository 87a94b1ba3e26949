import { read } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

interface SeededService {
  slug: string
  title: string
  path: string
  sequence: number
  steps: { title: string }[]
  fees: string
  caseStudies: { figure: string; title: string }[]
  people: string[]
  faq: { question: string; answer: string }[]
  relatedProjects: string[]
  relatedReports: string[]
}

const services = read<SeededService[]>('services-mdms').sort((a, b) => a.sequence - b.sequence)
const leaders = read<{ key: string; name: string; phone: string }[]>('leaders')

test('all services are on one page, in the editors’ order, each with a link to its page', async ({ page }) => {
  await visit(page, '/services')
  const links = page.locator('#all h3 a')
  await expect(links).toHaveText(services.map(({ title }) => title))
  await links.first().click()
  await page.waitForURL(`**${services[0]?.path}`)
})

test('a service says how it works, what it has achieved, and whom to ask', async ({ page }) => {
  const service = services[0]
  if (!service) throw new Error('the seeds hold no services')
  await visit(page, service.path)
  await expect(page.locator('#how-it-goes h3')).toHaveText(service.steps.map(({ title }) => title))
  for (const { figure } of service.caseStudies) {
    await expect(page.locator('#case-studies').getByText(figure, { exact: true })).toBeVisible()
  }
  const enquiry = page.locator('section#contact')
  for (const leader of leaders.filter(({ key }) => service.people.includes(key))) {
    const person = enquiry.getByRole('listitem').filter({ hasText: leader.name })
    await expect(person.locator('a[href^="tel:"]')).toHaveText(leader.phone)
    await expect(person.locator('a[href^="https://wa.me/"]')).toBeVisible()
  }
})

test('what a service costs is a table of its own, a row for each fee', async ({ page }) => {
  const service = services[0]
  const fees = (service?.fees ?? '').split('\n').map((line) => line.split(': '))
  await visit(page, service?.path)
  const terms = page.locator('section').filter({ has: page.getByRole('heading', { name: /what it costs$/ }) })
  await expect(terms.getByRole('term')).toHaveText(fees.map(([what = '']) => what))
  await expect(terms.getByRole('definition')).toHaveText(
    fees.map(([, price = '']) => price.charAt(0).toUpperCase() + price.slice(1)),
  )
})

test('the first screen has the direct line of the person to call', async ({ page }) => {
  const service = services[0]
  const expert = leaders.find(({ key }) => key === service?.people[0])
  await visit(page, service?.path)
  const hero = page.locator('main > header')
  await expect(hero.getByText(expert?.name ?? '', { exact: true })).toBeInViewport()
  await expect(hero.locator('a[href^="tel:"]')).toHaveText(expert?.phone ?? '')
  await expect(hero.locator('a[href^="tel:"]')).toBeInViewport()
})

test('the heading of the steps says how long they take in all, unless a step has no duration', async ({ page }) => {
  for (const [path, heading] of [
    ['/services/residential', 'How it works, in about 10 weeks'],
    ['/services/sales-marketing', 'How it works, in about 23 months'],
    ['/services/home-solutions', 'How it works'],
  ] as const) {
    await visit(page, path)
    await expect(page.locator('#how-it-goes').getByRole('heading', { level: 2 })).toHaveText(heading)
  }
})

test('an answer opens below its question', async ({ page }) => {
  const service = services[0]
  const [first] = service?.faq ?? []
  await visit(page, service?.path)
  const questions = page.locator('#questions')
  await questions.getByText(first?.question ?? '', { exact: true }).click()
  await expect(questions.getByText(first?.answer.slice(0, 40) ?? '')).toBeVisible()
})

for (const { path, title, relatedProjects, relatedReports } of services) {
  test(`${title} shows the projects and reports that editors chose`, { tag: '@once' }, async ({ page }) => {
    await visit(page, path)
    await expect(page.locator('#projects h3 a')).toHaveCount(relatedProjects.length)
    for (const slug of relatedReports) {
      await expect(page.locator(`#reports a[href="/insights/research-reports/${slug}"]`)).toBeVisible()
    }
  })
}

test('a case study begins with its result; the first one is open, and the others where there is space', async ({
  page,
  isMobile,
}) => {
  await visit(page, '/services/residential')
  const [first, second] = [0, 1].map((index) => page.locator('#case-studies > div > ul > li').nth(index))
  if (!first || !second) throw new Error('the service has two case studies')
  const storyOf = (study: typeof first) => study.getByRole('group').getByRole('paragraph')
  await expect(first.getByRole('heading')).toBeVisible()
  await expect(storyOf(first)).toBeVisible()
  if (!isMobile) {
    await expect(storyOf(second)).toBeVisible()
    return
  }
  await expect(storyOf(second)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(storyOf(second)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await second.getByText('How it went').click()
  await expect(storyOf(second)).toBeVisible()
})

test('the time of the steps is drawn as bars below weeks, also where a step is short', async ({ page, isMobile }) => {
  await visit(page, '/services/residential')
  const scale = page.locator('#how-it-goes div > span[aria-hidden]:has(> span)').filter({ visible: true })
  await expect(scale.locator('span')).toHaveText(['0 weeks', '4', '8'])
  const bars = page.locator(
    isMobile ? '#how-it-goes div[aria-hidden] > span[style]' : '#how-it-goes li[style*="--share"]',
  )
  await expect(bars).toHaveCount(services[0]?.steps.length ?? 0)
})

test('each part of a service begins with its first paragraph, and what is closed says what it is', async ({ page }) => {
  await visit(page, '/services/retail')
  for (const part of await page.locator('main section:has(> h3 + p + details)').all()) {
    await expect(part.locator('h3 + p')).toHaveText(/[.?!]$/)
    await expect(part.locator('h3 + p')).toBeVisible()
  }
  await expect(page.locator('main section > h3 + p')).toHaveCount(5)
  const labels = await page.locator('main section:has(> h3 + p) > details > summary').allTextContents()
  expect(new Set(labels).size).toBe(labels.length)
})

test('each part of a service stands whole under its heading', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/services/residential', '/services/commercial-leasing-and-advisory']) {
    await visit(page, path)
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    const parts = page.getByRole('main').locator('section').filter({ has: headings }).locator('p:visible')
    for (const part of await parts.all()) {
      // A text that a column breaks has a box in each of the two.
      expect(await part.evaluate((text) => text.getClientRects().length), path).toBe(1)
    }
  }
})
