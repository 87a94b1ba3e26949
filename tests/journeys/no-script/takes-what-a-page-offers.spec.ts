import { read, someRecord } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'

interface SeededProject {
  slug: string
  pictures: unknown[]
  configurations: { name: string; plan: { rooms: unknown[] } | null }[]
}

const drawn = read<SeededProject[]>('consolidated-projects').find(
  ({ pictures, configurations }) =>
    pictures.length > 2 && configurations.filter(({ plan }) => plan && plan.rooms.length > 0).length > 1,
)
if (!drawn) throw new Error('the seeds hold no project with pictures and two plans')

for (const { path, link, kind } of [
  { path: `/projects/${drawn.slug}`, link: /^Brochure/, kind: 'application/pdf' },
  {
    path: `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
    link: /PDF/,
    kind: 'application/pdf',
  },
  {
    path: `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
    link: /CSV/,
    kind: 'text/csv',
  },
]) {
  test(`a file is taken by a plain link: ${link} on ${path}`, async ({ page }) => {
    await page.goto(path)
    const href = await page.getByRole('main').getByRole('link', { name: link }).first().getAttribute('href')
    const answer = await page.request.get(href ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toContain(kind)
    expect((await answer.body()).length).toBeGreaterThan(100)
  })
}

test('a film plays when its link is followed', async ({ page }) => {
  await page.goto(`/insights/knowledge-exchange/${someRecord('vodcasts').slug}`)
  await page.getByRole('main').locator('a[data-film-kind][href$=".mp4"]').first().click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
})

test('the pictures of a project are all on the page, and each plan unfolds', async ({ page }) => {
  await page.goto(`/projects/${drawn.slug}`)
  const gallery = page.getByRole('region', { name: /^Pictures of / }).getByRole('img')
  await expect(gallery).toHaveCount(drawn.pictures.length - 1)
  await gallery.last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => gallery.last().evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0)
  for (const { name, plan } of drawn.configurations) {
    if (!plan || plan.rooms.length === 0) continue
    const unit = page.locator('#plans li').filter({ has: page.getByRole('heading', { name, exact: true }) })
    const unfolding = unit.locator('details[name="plans"]')
    if ((await unfolding.getAttribute('open')) === null) await unfolding.locator('summary').first().click()
    await expect(unfolding.locator('svg').first()).toBeVisible()
  }
})

for (const [calculator, figures, result] of [
  ['emi', { Loan: '50 lakh', 'Interest, % a year': '8.5' }, '₹43,391'],
  ['affordability', { 'Take-home pay a month': '3 lakh', 'Interest, % a year': '8.5' }, 'A price up to'],
  [
    'rent-or-buy',
    {
      'Price of the home': '1 cr',
      'Interest on the loan, % a year': '8.5',
      'Rent of a similar home, a month': '30000',
      'Rise of rent and upkeep, % a year': '5',
      'Rise of the price, % a year': '5',
      'Return on savings, % a year': '7',
    },
    'is ahead by',
  ],
] as const) {
  test(`the calculator ${calculator} is a plain form`, async ({ page }) => {
    await page.goto(`/projects/calculators/${calculator}`)
    for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label).fill(figure)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('section#result')).toContainText(result)
  })
}
