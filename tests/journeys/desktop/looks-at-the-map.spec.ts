import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'

interface SeededProject {
  slug: string
  name: string
  city: string
  latitude: number
  longitude: number
}

const projects = read<SeededProject[]>('consolidated-projects').filter(({ city }) => city === 'Pune')
/** A string in every build of the map library and nowhere in our code. */
const LIBRARY = 'maplibregl-canvas-container'

// Animated zooming takes time, and this test does not need it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the projects' })
const ready = (page: Page) => expect(page.locator('[data-project-map]')).toHaveAttribute('data-state', 'ready')

/** Number of projects behind the markers, including clusters. */
async function countOnMap(page: Page): Promise<number> {
  const labels = await page
    .locator('[data-map-canvas] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.reduce((sum, label) => sum + Number(/(\d+) projects, zoom in$/.exec(label)?.[1] ?? 1), 0)
}

test('no part of the map is loaded before a visitor opens it', async ({ page }) => {
  const scripts: Promise<string>[] = []
  const asked: string[] = []
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname)
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  await visit(page, '/projects?city=pune')
  await page.waitForLoadState('networkidle')
  expect((await Promise.all(scripts)).filter((text) => text.includes(LIBRARY))).toEqual([])
  expect(asked.filter((path) => path.startsWith('/maps/') || path === '/api/projects/places')).toEqual([])

  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await ready(page)
  expect((await Promise.all(scripts)).filter((text) => text.includes(LIBRARY)).length).toBeGreaterThan(0)
})

test('a cluster opened by keyboard passes its focus on and announces the new markers', async ({ page }) => {
  await visit(page, '/projects?view=map')
  await ready(page)
  const clusters = page.locator('[data-map-canvas] button[aria-label$="zoom in"]')
  await expect(clusters.first()).toBeVisible()
  await clusters.first().focus()
  await page.keyboard.press('Enter')
  await expect(mapOf(page).getByRole('status')).toHaveText(/^Zoomed in: \d+ markers? in view\.$/)
  await expect(page.locator('[data-map-canvas] button:focus')).toHaveCount(1)
})

test('map and list show the same projects, each highlights the other, and the visible area filters the list', async ({
  page,
}) => {
  await visit(page, '/projects?city=pune&view=map')
  await ready(page)
  await expect.poll(() => countOnMap(page)).toBe(projects.length)
  await expect(mapOf(page).getByText('Schematic')).toBeVisible()
  await expect(mapOf(page).getByText('Shivajinagar')).toBeVisible()
  await expectAccessible(page)

  // A card highlights its marker, or the cluster that contains its place; a marker highlights its card.
  const marker = page.locator('[data-map-canvas] button[data-place]').first()
  const slug = (await marker.getAttribute('data-place')) ?? ''
  const card = page.locator(`article[data-project="${slug}"]`)
  await card.getByRole('link').hover()
  await expect(marker).toHaveAttribute('data-lit', '')
  await marker.hover()
  await expect(card).toHaveAttribute('data-lit', '')

  await marker.press('Enter')
  const chosen = page.locator('[data-map-chosen]')
  const link = chosen.getByRole('link')
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', `/projects/${slug}`)
  await page.keyboard.press('Escape')
  await expect(chosen).toBeHidden()
  await expect(marker).toBeFocused()

  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  const search = page.getByRole('link', { name: 'Search this area' })
  await search.click()
  await expect(page).toHaveURL(/[?&]area=/)
  const [west = 0, south = 0, east = 0, north = 0] = (new URL(page.url()).searchParams.get('area') ?? '')
    .split(',')
    .map(Number)
  const within = projects.filter(
    ({ longitude, latitude }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  )
  expect(within.length).toBeLessThan(projects.length)
  await expect(page.locator('#project-list article[data-project]')).toHaveCount(within.length)
  await expect(search).toBeHidden()

  await page.getByRole('link', { name: 'Remove part of the map' }).click()
  await expect(page.locator('#project-list article[data-project]')).toHaveCount(projects.length)
  await ready(page)
})
