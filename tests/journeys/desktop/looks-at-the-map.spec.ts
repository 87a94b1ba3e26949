import type { Page } from '@playwright/test'
import { read } from '../../support/expected/seeds'
import { expectAccessible } from '../../support/reading/axe'
import { expect, test, untilIdle, visit } from '../../support/test'
import { coveredOnMap, openArrows, useMap } from '../../support/visiting/map'

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

const SCREENS = [
  [1440, 900],
  [390, 844],
] as const

// Animated zooming takes time, and this test does not need it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the projects' })
const ready = (page: Page) => expect(page.locator('[data-project-map]')).toHaveAttribute('data-state', 'ready')

/** What the page asks for: the addresses, and the scripts that contain the map library. */
function watchRequests(page: Page) {
  const scripts: Promise<string>[] = []
  const asked: string[] = []
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname)
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
  })
  return {
    ofMap: () => asked.filter((path) => path.startsWith('/maps/') || path === '/api/projects/places'),
    libraries: async () => (await Promise.all(scripts)).filter((text) => text.includes(LIBRARY)).length,
  }
}

/** The price tags in a part of the page, and their middles; runs in the page. */
function placesOfTags(part: Element): [string, { x: number; y: number }][] {
  return [...part.querySelectorAll('button, span')].flatMap((tag) => {
    const price = tag.textContent ?? ''
    const { left, right, top, bottom } = tag.getBoundingClientRect()
    return price.startsWith('₹') ? [[price, { x: (left + right) / 2, y: (top + bottom) / 2 }]] : []
  })
}

/** Number of projects behind the markers, including clusters. */
async function countOnMap(page: Page): Promise<number> {
  const labels = await page
    .locator('[data-map-canvas] button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.reduce((sum, label) => sum + Number(/(\d+) projects(?: from .+)?, zoom in$/.exec(label)?.[1] ?? 1), 0)
}

test('no part of the map is loaded before a visitor opens it', async ({ page }) => {
  const { ofMap, libraries } = watchRequests(page)
  await visit(page, '/projects?city=pune')
  await untilIdle(page)
  expect(await libraries()).toBe(0)
  expect(ofMap()).toEqual([])

  // Who opens it in the list has used the page.
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  await ready(page)
  expect(await libraries()).toBeGreaterThan(0)
})

for (const [width, height] of SCREENS) {
  test(`the map is a picture until somebody uses the page, and shows the same at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { ofMap, libraries } = watchRequests(page)
    await visit(page, '/projects?city=pune&view=map')
    await untilIdle(page)
    expect(await libraries()).toBe(0)
    expect(ofMap()).toEqual([])
    const map = mapOf(page)
    const picture = page.locator('[data-map-picture]')
    await expect(picture).toBeVisible()
    await expect(map.getByText('Drawn by us, to scale')).toBeVisible()
    const frame = await map.boundingBox()
    const drawn = await picture.evaluate(placesOfTags)
    expect(drawn.length).toBeGreaterThan(1)

    await page.mouse.move(4, 4)
    await page.mouse.move(8, 8)
    await mapOf(page).scrollIntoViewIfNeeded()
    await ready(page)
    await expect(picture).toBeHidden()
    await expect.poll(() => countOnMap(page)).toBe(projects.length)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await map.boundingBox()).toEqual(frame)
    const live = new Map(await page.locator('[data-map-canvas]').evaluate(placesOfTags))
    const moved = drawn.flatMap(([price, { x, y }]) => {
      const now = live.get(price)
      // A mark that the library has put into a cluster, or the picture has not.
      return now ? [Math.hypot(now.x - x, now.y - y)] : []
    })
    expect(moved.length).toBeGreaterThan(0)
    expect(Math.max(...moved)).toBeLessThan(4)
  })
}

for (const width of [1440, 390, 320]) {
  test(`no name on the picture of the map is under a mark at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/projects?view=map', '/projects?city=pune&view=map', '/projects?city=mumbai&view=map']) {
      await visit(page, path)
      const under = await page.locator('[data-map-picture]').evaluate((picture) => {
        const marks = [...picture.querySelectorAll('span:not([data-kind])')].map((mark) => mark.getBoundingClientRect())
        const names = [...picture.querySelectorAll('span[data-kind]')].filter((name) =>
          name.checkVisibility({ visibilityProperty: true }),
        )
        return names.flatMap((name) => {
          const text = document.createRange()
          text.selectNodeContents(name)
          const { left, right, top, bottom } = text.getBoundingClientRect()
          const covers = (mark: DOMRect) =>
            mark.left < right && left < mark.right && mark.top < bottom && top < mark.bottom
          return marks.some(covers) ? [name.textContent] : []
        })
      })
      expect.soft(under, path).toEqual([])
    }
  })
}

test('a cluster opened by keyboard passes its focus on and announces the new markers', async ({ page }) => {
  await visit(page, '/projects?view=map')
  await useMap(page)
  const clusters = page.locator('[data-map-canvas] button[aria-label$="zoom in"]')
  await expect(clusters.first()).toBeVisible()
  await clusters.first().focus()
  await page.keyboard.press('Enter')
  await expect(mapOf(page).getByRole('status')).toHaveText(/^Zoomed in: \d+ markers? in view\.$/)
  await expect(page.locator('[data-map-canvas] button:focus')).toHaveCount(1)
})

test('the count of a city opens its streets with the prices of all its projects', async ({ page }) => {
  await visit(page, '/projects?view=map')
  await useMap(page)
  await page.getByRole('button', { name: /^Chennai: \d+ projects/ }).click()
  await expect(page.locator('[data-map-canvas]')).not.toHaveAttribute('data-detail', '0')
  await expect(mapOf(page).getByText('Oragadam', { exact: true })).toBeVisible()
  await expect.poll(() => coveredOnMap(page)).toEqual([])
})

for (const [width, height] of SCREENS) {
  test(`zooming in by the button keeps a project in view, and no name or mark is under a mark, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/projects?view=map')
    await useMap(page)
    await expect.poll(() => coveredOnMap(page), 'at first').toEqual([])
    const map = mapOf(page)
    const status = map.getByRole('status')
    for (let step = 0; step < 6; step++) {
      await status.evaluate((element) => element.replaceChildren())
      await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
      await expect(status).toHaveText(/^Zoomed in: [1-9]\d* markers? in view\.$/)
      await expect.poll(() => coveredOnMap(page), `zoomed ${step + 1} times`).toEqual([])
    }
  })
}

test('four buttons move the map as dragging does, by keyboard, and say what is in view', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  const map = mapOf(page)
  await openArrows(map)
  const marker = page.locator('[data-map-canvas] button[data-place="slow-hill"]')
  const at = async () => {
    const box = await marker.boundingBox()
    return [Math.round(box?.x ?? Number.NaN), Math.round(box?.y ?? Number.NaN)]
  }
  const begun = await at()
  for (const [there, back, axis, sign] of [
    ['up', 'down', 1, 1],
    ['left', 'right', 0, 1],
    ['down', 'up', 1, -1],
    ['right', 'left', 0, -1],
  ] as const) {
    await map.getByRole('button', { name: `Move ${there}` }).press('Enter')
    await expect(map.getByRole('status')).toHaveText(new RegExp(`^Moved ${there}: \\d+ markers? in view\\.$`))
    const moved = await at()
    expect(Math.sign((moved[axis] ?? 0) - (begun[axis] ?? 0)), there).toBe(sign)
    await map.getByRole('button', { name: `Move ${back}` }).press('Enter')
    await expect(map.getByRole('status')).toHaveText(new RegExp(`^Moved ${back}: `))
    expect(await at()).toEqual(begun)
  }
  await expect(map.getByRole('link', { name: 'Search this area' })).toBeVisible()
})

test('a marker that the map has left behind comes back with the focus', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  const marker = page.locator('[data-map-canvas] button[data-place="twelve-verandas"]')
  const isSeen = async () => {
    const [box, frame] = await Promise.all([marker.boundingBox(), mapOf(page).boundingBox()])
    return box !== null && frame !== null && box.x >= frame.x && box.x + box.width <= frame.x + frame.width
  }
  await openArrows(mapOf(page))
  await mapOf(page).getByRole('button', { name: 'Move right' }).press('Enter')
  await expect.poll(isSeen).toBe(false)
  await marker.focus()
  await expect.poll(isSeen).toBe(true)
})

test('the buttons stand on the picture, and what is pressed there is done on the map', async ({ page }) => {
  await visit(page, '/projects?city=pune&view=map')
  await expect(page.locator('[data-map-picture]').getByText('5\u00a0km')).toBeVisible()
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click()
  await ready(page)
  // Twice as near as the picture, and pressed once.
  await expect(page.locator('[data-map-scale]')).toHaveText('2\u00a0km')
  expect((await page.locator('[data-map-scale]').boundingBox())?.width).toBeGreaterThan(80)
})

for (const [width, height] of [...SCREENS, [320, 256] as const]) {
  test(`all buttons of the map are inside it and apart at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/projects?city=pune&view=map')
    await mapOf(page).scrollIntoViewIfNeeded()
    await useMap(page)
    await openArrows(mapOf(page))
    await mapOf(page).getByRole('button', { name: 'Move left' }).press('Enter')
    await expect(mapOf(page).getByRole('link', { name: 'Search this area' })).toBeVisible()
    const boxes = await mapOf(page)
      .locator('[data-map-act], [data-map-search]')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON() as DOMRect))
    const frame = await mapOf(page).boundingBox()
    if (!frame) throw new Error('the map has no place on the page')
    expect(boxes).toHaveLength(8)
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
      expect(box.top).toBeGreaterThanOrEqual(frame.y)
      expect(box.bottom).toBeLessThanOrEqual(frame.y + frame.height)
      // Neighbours share a line of one pixel.
      for (const other of boxes.slice(index + 1)) {
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        expect(Math.min(wide, high)).toBeLessThanOrEqual(1)
      }
    }
  })
}

test('map and list show the same projects, each highlights the other, and the visible area filters the list', async ({
  page,
}) => {
  await visit(page, '/projects?city=pune&view=map')
  await useMap(page)
  await expect.poll(() => countOnMap(page)).toBe(projects.length)
  await expect(mapOf(page).getByText('Drawn by us, to scale')).toBeVisible()
  await expect(page.locator('[data-map-canvas]').getByText('Pimpri')).toBeVisible()
  await expectAccessible(page)

  // A card highlights its marker, or the cluster that contains its place; a marker highlights its card.
  const marker = page.locator('[data-map-canvas] button[data-place]').first()
  const slug = (await marker.getAttribute('data-place')) ?? ''
  const card = page.locator(`article[data-project="${slug}"]`)
  await card.getByRole('link').first().hover()
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
  await useMap(page)
})
