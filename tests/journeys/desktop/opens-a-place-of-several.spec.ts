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

test('two near projects each have their price, with a line to the point', async ({ page, request }) => {
  const answer = (await (await request.get('/api/projects/places?city=pune')).json()) as MapPlaces
  const [first, second] = answer.places
  if (!first || !second) throw new Error('there are not two projects in Pune')
  // About sixty pixels: less than a price is wide.
  const near = { ...second, latitude: first.latitude, longitude: first.longitude + 0.0025 }
  await page.route('**/api/projects/places?*', (route) => route.fulfill({ json: { ...answer, places: [first, near] } }))
  const { longitude, latitude } = first
  const area = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01]
  await visit(page, `/projects?city=pune&view=map&area=${area.map((side) => side.toFixed(4)).join(',')}`)
  await useMap(page)
  const marks = page.locator('[data-map-canvas] button[data-place]')
  await expect(marks).toHaveCount(2)
  await expect.poll(() => coveredOnMap(page)).toEqual([])
  await expect(page.locator('[data-map-canvas] button[data-bare]')).toHaveCount(0)
})

const CITIES = ['pune', 'mumbai', 'bengaluru', 'panaji', 'gurugram', 'hyderabad', 'chennai', 'ahmedabad']

/** The marks of a part of the page with their names; runs in the page. */
function spacesOfMarks(part: Element): { text: string; left: number; right: number; top: number; bottom: number }[] {
  return [...part.querySelectorAll<HTMLElement>('[data-map-mark="marker"]')].map((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    const name = getComputedStyle(mark, '::before')
    if (name.display === 'none' || name.content === 'none')
      return { text: mark.textContent ?? '', left, right, top, bottom }
    const half = (Number.parseFloat(name.width) + 18) / 2
    const middle = (left + right) / 2
    return {
      text: mark.textContent ?? '',
      left: Math.min(left, middle - half),
      right: Math.max(right, middle + half),
      top: top - Number.parseFloat(name.height),
      bottom,
    }
  })
}

for (const width of [1440, 390]) {
  test(`each project of a city has a mark of its own that covers no other at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const city of CITIES) {
      const { places } = (await (await request.get(`/api/projects/places?city=${city}`)).json()) as MapPlaces
      await visit(page, `/projects?city=${city}&view=map`)
      const check = async (part: string) => {
        const marks = await page.locator(part).evaluate(spacesOfMarks)
        const frame = await page.locator('[data-map-canvas]').boundingBox()
        const buttons = await page.locator('[data-map-controls]').boundingBox()
        if (!frame || !buttons) throw new Error('the map has no place on the page')
        expect(marks.map(({ text }) => text).filter((text) => !/^₹|^On request$/.test(text))).toEqual([])
        expect(marks, `${city} ${part}`).toHaveLength(places.length)
        for (const [index, mark] of marks.entries()) {
          const { left, right, top, bottom } = mark
          const covered = marks
            .slice(index + 1)
            .filter((one) => left < one.right && one.left < right && top < one.bottom && one.top < bottom)
          expect(covered, `${city} ${mark.text}`).toEqual([])
          const isInside =
            left >= frame.x && right <= frame.x + frame.width && top >= frame.y && bottom <= frame.y + frame.height
          expect(isInside, `${city} ${part} ${mark.text} is inside`).toBe(true)
          const isUnder =
            left < buttons.x + buttons.width &&
            buttons.x < right &&
            top < buttons.y + buttons.height &&
            buttons.y < bottom
          expect(isUnder, `${city} ${part} ${mark.text} is under the buttons`).toBe(false)
        }
      }
      await check('[data-map-picture]')
      await useMap(page)
      await check('[data-map-canvas]')
    }
  })
}

test('a project far from all others stands at the edge with its distance, and is in view with all', async ({
  page,
}) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  const far = page.locator('[data-map-canvas] button[data-place="karvi-contours"]')
  await expect(far).toHaveText(/^₹49\.5\u00a0lakh · \d+\u00a0km$/)
  const all = page.getByRole('button', { name: 'Show all projects' })
  await expect(all).toBeEnabled()
  await all.click()
  await expect(far).toHaveText('₹49.5\u00a0lakh')
  // Pressed again, it would change nothing.
  await expect(all).toBeDisabled()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(all).toBeEnabled()
})

test('a row of the list opens its mark on the map, and the mark its row', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  // Before there is a map as well.
  await page.locator('article[data-project="slow-hill"]').getByRole('link', { name: 'On the map' }).click()
  const chosen = page.locator('[data-map-chosen]')
  await expect(chosen.getByRole('link')).toHaveText('Slow Hill')
  await expect(page.locator('[data-map-canvas] button[data-place="slow-hill"]')).toHaveAttribute('data-chosen', '')
  await page.locator('[data-map-canvas] button[data-place="tilekiln-park"]').click()
  await expect(chosen.getByRole('link')).toHaveText('Tilekiln Park')
  const row = page.locator('article[data-project="tilekiln-park"]')
  await expect(row).toHaveAttribute('data-chosen', '')
  await expect(row).toBeInViewport({ ratio: 0.9 })
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
