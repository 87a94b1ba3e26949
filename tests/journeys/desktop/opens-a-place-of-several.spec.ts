import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'
import { coveredOnMap, useMap } from '../../support/visiting/map'

interface MapPlaces {
  places: { slug: string; name: string; city: string; longitude: number; latitude: number }[]
}

test('projects at one point have one mark, which opens as a list of them', async ({ page, request }) => {
  const answer = (await (await request.get('/api/projects/places?city=pune')).json()) as MapPlaces
  const [first, second, third] = answer.places
  if (!first || !second || !third) throw new Error('there are not three projects in Pune')
  const at = { longitude: first.longitude, latitude: first.latitude }
  const moved = [first, { ...second, ...at }, { ...third, ...at }, ...answer.places.slice(3)]
  await page.route('**/api/projects/places?*', (route) => route.fulfill({ json: { ...answer, places: moved } }))
  const area = [at.longitude - 0.01, at.latitude - 0.01, at.longitude + 0.01, at.latitude + 0.01]
  await visit(page, `/projects?city=pune&view=map&area=${area.map((side) => side.toFixed(4)).join(',')}`)
  await useMap(page)

  const mark = page.locator(`[data-map-canvas] button[data-place="${first.slug}"]`)
  await expect(mark).toHaveText('3 projects')
  await mark.press('Enter')
  const links = page.locator('[data-map-chosen]').getByRole('link')
  await expect(links).toHaveText([first.name, second.name, third.name])
  await expect(links.first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(mark).toBeFocused()
})

test('of two near projects the price of one waits until it is pointed at', async ({ page, request }) => {
  const answer = (await (await request.get('/api/projects/places?city=pune')).json()) as MapPlaces
  const [first, second] = answer.places
  if (!first || !second) throw new Error('there are not two projects in Pune')
  // About sixty pixels: more than a cluster joins, and less than a price is wide.
  const near = { ...second, latitude: first.latitude, longitude: first.longitude + 0.0025 }
  await page.route('**/api/projects/places?*', (route) => route.fulfill({ json: { ...answer, places: [first, near] } }))
  const { longitude, latitude } = first
  const area = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01]
  await visit(page, `/projects?city=pune&view=map&area=${area.map((side) => side.toFixed(4)).join(',')}`)
  await useMap(page)
  const marks = page.locator('[data-map-canvas] button[data-place]')
  await expect(marks).toHaveCount(2)
  await expect.poll(() => coveredOnMap(page)).toEqual([])
  const waiting = page.locator('[data-map-canvas] button[data-bare]')
  await expect(waiting).toHaveCount(1)
  const width = async () => (await waiting.boundingBox())?.width ?? 0
  expect(await width()).toBe(24)
  await waiting.hover()
  expect(await width()).toBeGreaterThan(48)
})

for (const width of [1440, 390]) {
  test(`each city has a count of its own at ${width} px, in the picture and on the map`, async ({ page, request }) => {
    const { places } = (await (await request.get('/api/projects/places')).json()) as MapPlaces
    const counts = new Map<string, number>()
    for (const { city } of places) counts.set(city, (counts.get(city) ?? 0) + 1)
    const several = [...counts].filter(([, count]) => count > 1)
    expect(several.length).toBeGreaterThan(2)
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/projects?view=map')
    const drawn = page.locator('[data-map-picture] [data-map-mark="cluster"]')
    expect((await drawn.allTextContents()).toSorted()).toEqual(several.map(([, count]) => String(count)).toSorted())
    await useMap(page)
    const marks = several.map(([city, count]) =>
      page
        .locator('[data-map-canvas]')
        .getByRole('button', { name: new RegExp(`^${city}: ${count} projects from ₹.+, zoom in$`) }),
    )
    for (const mark of marks) await expect(mark).toBeVisible()
    // None covers another, and none stands on a name.
    const covered = await page.locator('[data-map-canvas]').evaluate((map) => {
      const boxes = [...map.querySelectorAll('[data-map-mark="cluster"]')].map((mark) => mark.getBoundingClientRect())
      return boxes.filter((one, index) =>
        boxes.some(
          (other, place) =>
            place > index &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      ).length
    })
    expect(covered).toBe(0)
  })
}
