import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Feature } from 'geojson'
import sharp from 'sharp'
import { comeToRest } from '../../support/services/own-stack'
import { type SiteInstance, startSite } from '../../support/services/site-instance'
import { writeStreetArchive } from '../../support/services/street-archive'
import { expect, test as journey, visit } from '../../support/test'
import { useMap } from '../../support/visiting/map'

const PUNE = [73.6, 18.35, 74.15, 18.75] as const
/** `--map-park` of the light colours. */
const PARK = [211, 220, 188] as const

/** A site with the streets of Pune, and two archives that cannot be read. */
const test = journey.extend<object, { withStreets: SiteInstance }>({
  withStreets: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ashlar-streets-'))
      writeStreetArchive(join(folder, 'pune.pmtiles'), { landuse: [parkEverywhere()], roads: [street()] }, PUNE)
      writeFileSync(join(folder, 'mumbai.pmtiles'), 'no archive')
      // A store that does not know ranges would send the whole file for each tile.
      const store = createServer((_request, response) => response.end('whole')).listen(0, '127.0.0.1')
      await once(store, 'listening')
      const { port } = store.address() as AddressInfo
      const site = await startSite({ MAP_TILES: `${folder} http://127.0.0.1:${port}/delhi.pmtiles` })
      await comeToRest(site.url)
      await use(site)
      await site.stop()
      store.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ withStreets }, use) => {
    await use(withStreets.url)
  },
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the map shows the streets that the operator has, from our own origin', async ({ page }) => {
  const answers: [string, number][] = []
  page.on('response', (response) => answers.push([new URL(response.url()).pathname, response.status()]))
  await visit(page, '/projects?city=pune&view=map')
  const map = page.getByRole('region', { name: 'Map of the projects' })
  await useMap(page)
  await expect(map.getByRole('link', { name: /OpenStreetMap contributors/ })).toBeVisible()

  await expect.poll(() => shareOf(PARK, map.locator('canvas'))).toBeGreaterThan(0.5)
  const ofStreets = answers.filter(([path]) => path.startsWith('/api/map-tiles/'))
  expect(new Set(ofStreets.map(String))).toEqual(new Set(['/api/map-tiles/pune,206']))
  expect(answers.map(([path]) => path)).not.toContain('/maps/pune.geojson')
})

test('a city without streets keeps its drawing, and an archive that cannot be read is told', async ({
  page,
  withStreets,
}) => {
  const drawn = page.waitForResponse((response) => response.url().endsWith('/maps/mumbai.geojson'))
  await visit(page, '/projects?city=mumbai&view=map')
  await useMap(page)
  await drawn
  const log = withStreets.log()
  expect(log).toContain('it is no PMTiles archive')
  expect(log).toContain('not the part of the file that was asked for')
})

test('streets are sent in parts, and nothing else of the folder', async ({ request }) => {
  const ask = (name: string, range?: string) =>
    request.get(`/api/map-tiles/${name}`, { headers: range ? { Range: range } : {} })
  const part = await ask('pune', 'bytes=0-6')
  expect([part.status(), await part.text()]).toEqual([206, 'PMTiles'])
  expect(part.headers()['content-range']).toMatch(/^bytes 0-6\/\d+$/)
  expect((await ask('pune')).status()).toBe(416)
  expect((await ask('pune', 'bytes=0-99999999')).status()).toBe(416)
  expect((await ask('pune', 'bytes=99999990-99999999')).status()).toBe(416)
  expect((await ask('nowhere', 'bytes=0-6')).status()).toBe(404)
  expect((await ask('..%2Fpune', 'bytes=0-6')).status()).toBe(404)
  expect((await ask('delhi', 'bytes=0-6')).status()).toBe(503)
})

function parkEverywhere(): Feature {
  const [west, south, east, north] = PUNE
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Feature', properties: { kind: 'park' }, geometry: { type: 'Polygon', coordinates: [ring] } }
}

function street(): Feature {
  const [west, south, east, north] = PUNE
  const line = [
    [west, south],
    [east, north],
  ]
  const properties = { kind: 'highway', name: 'Old Road', 'name:hi': 'पुरानी सड़क' }
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates: line } }
}

/** The share of a picture that has nearly this colour. */
async function shareOf([red, green, blue]: readonly [number, number, number], part: { screenshot(): Promise<Buffer> }) {
  const { data, info } = await sharp(await part.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const far =
      Math.abs((data[at] ?? 0) - red) + Math.abs((data[at + 1] ?? 0) - green) + Math.abs((data[at + 2] ?? 0) - blue)
    if (far < 8) found += 1
  }
  return found / (info.width * info.height)
}
