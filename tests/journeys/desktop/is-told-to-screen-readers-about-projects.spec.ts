import { read, someRecord } from '../../support/expected/seeds'
import { expect, test, visit } from '../../support/test'
import { openArrows, useMap } from '../../support/visiting/map'

/*
 * The accessibility tree of a project's page and of the map, as is-told-to-screen-readers.spec.ts does for the other
 * main journeys: landmarks, names and states, without most texts of editors.
 */

const [project, next] =
  read<
    {
      slug: string
      name: string
      configurations: { name: string }[]
      nearby: { name: string; kind: string; minutes: number }[]
    }[]
  >('consolidated-projects')
if (!project) throw new Error('no projects are seeded')
const { slug, name } = project
const unit = project.configurations[0]?.name
const nearest = project.nearby.toSorted((a, b) => a.minutes - b.minutes)[0]

/** Zooming by animation would only take time. */
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a project: its facts, its sections, the plans by name, what the law asks for, and both forms', async ({
  page,
}) => {
  await visit(page, `/projects/${slug}`)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - navigation "Breadcrumbs"
    - heading "${name}" [level=1]
    - term: Price
    - definition
    - term: RERA
    - definition:
      - link
    - paragraph:
      - link "Ask about this project"
      - link "Book a site visit"
    - figure:
      - link:
        - img
    - navigation "On this page":
      - list:
        - listitem:
          - link "About"
    - region "Pictures of ${name}":
      - list:
        - listitem:
          - figure:
            - link:
              - img
    - heading [level=2]
    - complementary "At a glance":
      - term: Developer
      - definition
      - paragraph:
        - link /^Brochure/
      - paragraph:
        - checkbox "Compare ${name}"
    - heading "Plans and prices" [level=2]
    - paragraph:
      - strong: /\\d+/
      - text: /of \\d+ homes are left/
    - list:
      - listitem:
        - group:
          - heading "${unit}" [level=3]
          - figure:
            - img /^Schematic plan of ${unit}/
            - group:
              - list "Rooms of ${unit}"
    - heading "Total cost" [level=2]
    - heading "RERA registration" [level=2]
    - list:
      - listitem:
        - img /^Code that opens the site of/
        - paragraph
        - term: Regulator
        - definition:
          - link /opens in a new tab/
    - heading "What is nearby" [level=2]
    - list:
      - listitem: /${nearest?.name} ${nearest?.kind}/
    - heading "Amenities and build" [level=2]
    - group:
      - list "Amenities"
    - group:
      - term
      - definition
    - heading "Ask about ${name}" [level=2]
    - group:
      - heading "Send a question" [level=3]
      - form "Ask about a project":
        - textbox "Name"
        - group "How we use your details":
          - checkbox /^I agree that/
    - group:
      - heading "Book a site visit" [level=3]
    - heading "Similar projects" [level=2]
    - list "Similar projects":
      - listitem:
        - article:
          - heading [level=3]:
            - link
          - checkbox /^Compare/
  `)
})

test('the map: a way past it, clusters and projects by name, its buttons, and the chosen project', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  const map = page.getByRole('region', { name: 'Map of the projects' })
  await openArrows(map)
  await expect(map).toMatchAriaSnapshot(`
    - region "Map of the projects":
      - link "Skip the map"
      - application /arrow keys move it/
      - button /, Pune, /
      - status
      - button "Zoom in"
      - button "Zoom out"
      - button "Show all projects"
      - group:
        - button "Move left"
        - button "Move up"
        - button "Move down"
        - button "Move right"
  `)
  await page.locator('[data-map-canvas] button[data-place]').first().press('Enter')
  await expect(map).toMatchAriaSnapshot(`
    - region "Map of the projects":
      - region:
        - link
        - paragraph
        - paragraph
        - button "Close"
  `)
})

test('what stands apart is not read as one word, and nothing is read twice', async ({ page }) => {
  await visit(page)
  await expect(page.getByRole('listitem').filter({ hasText: /^Workplaces and shops$/ })).toBeVisible()
  for (const path of [
    '/projects',
    `/projects/${slug}`,
    `/projects/compare?ids=${slug},${next?.slug}`,
    '/projects/in/pune',
    '/services',
    '/services/retail',
    '/about/management-team',
    '/about/contact-us',
    '/about/client-testimonials',
    `/insights/research-reports/${someRecord('insights-research-reports-a').slug}`,
    '/technology',
  ]) {
    await visit(page, path)
    // A browser takes the name of a figure from its caption, which is read as well.
    await expect(page.locator('figure:has(figcaption):not([aria-label])'), path).toHaveCount(0)
    // It stands in a line of its own for a screen reader, as what is hidden is placed apart.
    const halves = await page.locator('.sr-only').evaluateAll((hidden) => hidden.map(({ textContent }) => textContent))
    expect(
      halves.filter((text) => /^\s*[:,;|]/.test(text ?? '')),
      path,
    ).toEqual([])
  }
  await visit(page, '/projects')
  const tick = page.getByRole('checkbox', { name: `Compare ${name}` })
  await expect(tick.locator('xpath=..'), 'the name is not read again after the tick').toHaveText('Compare')
})
