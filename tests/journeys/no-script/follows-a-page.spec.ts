import { read } from '../../support/expected/seeds'
import { expect, test } from '../../support/test'
import { someNetworkAddress } from '../../support/visiting/leads'
import { INVALID, someAddress } from '../../support/visiting/newsletter'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'X-Forwarded-For': someNetworkAddress() }))

const [project] = read<{ slug: string; name: string }[]>('consolidated-projects')
const [report] = read<{ slug: string }[]>('insights-research-reports-a')

const PLACES = [
  ['/projects?city=pune&view=map', 'Tell me of new ones', 'Projects: Pune'],
  ['/projects?city=panaji&propertytype=Commercial&status=new-launch', 'Tell me of new ones', /^Projects: /],
  [`/projects/${project?.slug}`, 'Tell me when the price, the stage or a home changes', String(project?.name)],
  [`/insights/research-reports/${report?.slug}`, /^Tell me of new reports: /, /^Research reports: /],
  ['/insights/research-reports?city=Pune', 'Tell me of new ones', 'Research reports: Pune'],
] as const

for (const [path, summary, title] of PLACES) {
  test(`what ${path} shows can be followed`, async ({ page }) => {
    await page.goto(path)
    await page.getByText(summary).click()
    const form = page.locator('form[action="/api/follows"]')
    await form.getByRole('textbox').fill('half@an-address')
    await form.getByRole('button', { name: 'Tell me' }).click()
    const main = page.getByRole('main')
    await expect(main.getByText(INVALID)).toBeVisible()
    await expect(main.getByRole('textbox')).toHaveValue('half@an-address')
    await expect(main.getByText(title)).toBeVisible()
    await main.getByRole('textbox').fill(someAddress())
    await main.getByRole('button', { name: 'Tell me' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We will write to you')
    await expect(main.getByText(title)).toBeVisible()
  })
}
