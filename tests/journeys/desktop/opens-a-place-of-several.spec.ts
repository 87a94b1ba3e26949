import { expectAccessible } from '../../support/reading/axe'
import { expect, test, visit } from '../../support/test'
import { useMap } from '../../support/visiting/map'

interface MapPlaces {
  places: { slug: string; name: string; longitude: number; latitude: number }[]
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
