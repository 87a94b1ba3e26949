import { allOf } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
const open = allOf<{ city: string; closesOn?: string }>('openings').filter(
  ({ closesOn }) => closesOn === undefined || closesOn >= today,
)
const [report] = allOf<{ slug: string; sections: { heading: string }[] }>('insights-research-reports-a')
const [vodcast] = allOf<{ slug: string; durationSeconds: number; chapters: { at: number }[] }>('vodcasts')

test('a city in the course of careers has its openings', async ({ page }) => {
  const city = open[0]?.city ?? ''
  const count = open.filter((opening) => opening.city === city).length
  await visit(page, '/careers')
  await page
    .getByRole('navigation', { name: 'Openings by city' })
    .getByRole('link', { name: `${city} ${count} opening` })
    .click()
  await expect(page).toHaveURL(/\/careers\?city=/)
  await expect(page.getByRole('list', { name: 'Openings', exact: true }).getByRole('heading')).toHaveCount(count)
})

test('the wall of a report leads to each of its sections', async ({ page }) => {
  await visit(page, `/insights/research-reports/${report?.slug}`)
  const stones = page.getByRole('navigation', { name: 'In this report' }).getByRole('link')
  await expect(stones).toHaveText(report?.sections.map(({ heading }) => heading) ?? [])
  await stones.last().click()
  await expect(page.getByRole('heading', { name: report?.sections.at(-1)?.heading ?? '' })).toBeInViewport()
})

test('the parts of a cost are as wide as their amounts, and a missing one has an empty place', async ({ page }) => {
  await visit(page, '/projects/calculators/all-in-cost?price=1+cr&duty=10')
  const stones = page.locator('#result [aria-hidden] > span')
  await expect(stones).toHaveText(['Price', 'Stamp duty', 'Registration', 'GST'])
  const [price, duty] = await stones.evaluateAll((all) => all.map((stone) => stone.getBoundingClientRect().width))
  expect((price ?? 0) / (duty ?? 1)).toBeCloseTo(10, 0)
  await expect(stones.nth(2)).toHaveCSS('border-top-style', 'dashed')
})

test('beside a film, a longer chapter is higher', async ({ page }) => {
  await visit(page, `/insights/knowledge-exchange/${vodcast?.slug}`)
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('listitem')
  const heights = await chapters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const lengths = (vodcast?.chapters ?? []).map(
    ({ at }, index, all) => (all[index + 1]?.at ?? vodcast?.durationSeconds ?? 0) - at,
  )
  const longest = lengths.indexOf(Math.max(...lengths))
  expect(heights[longest]).toBe(Math.max(...heights))
})

test('the wall of an error page leads on', async ({ page, watch }) => {
  watch.expect(/404/)
  await visit(page, '/there-is-no-such-page')
  const wall = page.getByRole('main').getByRole('list')
  await expect(wall.getByRole('link')).toHaveText(['Services', 'Projects', 'Research reports', 'Contact us'])
  await wall.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
})
