import { routes } from '../../support/expected/navigation-of-the-specification'
import { someRecord } from '../../support/expected/seeds'
import { avoidedPhrases, faultsOf } from '../../support/expected/words'
import { labelsOf } from '../../support/reading/html'
import { expect, test } from '../../support/test'

/** A page of each template and each state with texts of its own; only `/aca` may use other words. */
const paths = [
  ...routes.filter((path) => path !== '/aca'),
  ...['emi', 'all-in-cost', 'affordability', 'rent-or-buy', 'office-lease'].map(
    (name) => `/projects/calculators/${name}`,
  ),
  '/projects/calculators/all-in-cost?price=1+cr&place=',
  '/projects/calculators/emi?loan=x',
  '/projects?city=panaji&propertytype=Commercial&price=-1',
  '/projects?view=map',
  '/projects/bank',
  '/projects/compare',
  '/projects/compare?projects=heron-bend,samphire-house',
  ...(['projects:consolidated-projects', 'blog:posts', 'careers:openings'] as const).map((pair) => {
    const [folder = '', records = ''] = pair.split(':')
    return `/${folder}/${someRecord(records).slug}`
  }),
  `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
  `/insights/knowledge-exchange/${someRecord('vodcasts').slug}`,
  '/insights/knowledge-exchange?find=qwertyuiop',
  '/search-result?searchTextFromHeader=office',
  '/search-result?searchTextFromHeader=qwertyuiop',
  '/accessibility',
  '/cookies',
  '/figures',
  '/offline',
  '/newsletter',
  '/blog',
  '/there-is-no-such-page',
]

/** Pages that need the notice in addition to the footer, for the law or for visitors: a report is quoted by itself. */
const SAYS_AGAIN = ['/privacy-policy', '/terms-of-use', '/rera', '/insights/research-reports/']

// Every page is rendered for the first time, one after the other.
test.setTimeout(120_000)

test('labels keep to the word list, and the notice of demonstration stands in the footer alone', async ({
  page,
  request,
}) => {
  expect(avoidedPhrases.length).toBeGreaterThan(40)
  const pages: Record<string, string> = {}
  for (const path of paths) pages[path] = await (await request.get(path)).text()
  const labels = await labelsOf(page, pages)
  for (const [path, ofPage] of Object.entries(labels)) {
    const faults = ofPage.flatMap((label) => faultsOf(label).map((fault) => `${fault}: ${label.slice(0, 90)}`))
    expect.soft(faults, path).toEqual([])
  }
  expect(Object.values(labels).flat().length).toBeGreaterThan(2_000)
  for (const [path, html] of Object.entries(pages)) {
    if (SAYS_AGAIN.some((start) => path.startsWith(start))) continue
    const shown = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
    expect.soft(shown.match(/demonstration/gi) ?? [], `notices of ${path}`).toHaveLength(1)
  }
})
