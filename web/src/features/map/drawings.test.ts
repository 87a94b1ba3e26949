import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/words/current-language'
import { english, languages } from '@/words/languages'
import {
  areaKinds,
  type CityDrawing,
  type DrawnCity,
  type DrawnFeature,
  lineKinds,
  pointKinds,
  smoothDrawing,
} from './drawing'
import { areaOfAll } from './map-camera'
import { pictureFrame } from './picture-frame'
import { marksOf, namesOnPicture } from './picture-marks'
import { sketchLabel } from './place-sketch'
import type { MapPlace } from './places'
import { type SketchFrame, sketchPlace } from './sketch-place'

const FOLDER = join(import.meta.dirname, '../../../public/maps')
const SEEDS = join(import.meta.dirname, '../../../../content/seed')
const KILOBYTES = 60
const read = <T>(folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T

const cities = read<DrawnCity[]>(FOLDER, 'index.json')
const projects = read<{ slug: string; city: string; longitude: number; latitude: number }[]>(
  SEEDS,
  'consolidated-projects.json',
)
const offices = read<{ city: string; longitude: number; latitude: number }[]>(SEEDS, 'contact-lists.json')
const COUNTRY = 'country.geojson'
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.geojson') && file !== COUNTRY)

describe('the drawing of the country', () => {
  const { features } = read<CityDrawing>(FOLDER, COUNTRY)

  it('is small, and has the sea and rivers, but no border', () => {
    expect(statSync(join(FOLDER, COUNTRY)).size).toBeLessThanOrEqual(20 * 1024)
    expect(new Set(features.map(({ properties }) => properties.kind))).toEqual(new Set(['sea', 'river']))
  })

  it('has its rivers on land, up to their mouths, and every city near land', () => {
    const [sea] = features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []))
    const isLand = ([x = 0, y = 0]: Position) => sea?.slice(1).some((coast) => holds(coast, x, y)) === true
    const wet = features.flatMap(({ geometry, properties: { name } }) => {
      if (geometry.type !== 'LineString') return []
      const [mouthX = 0, mouthY = 0] = geometry.coordinates.at(-1) ?? []
      const inland = geometry.coordinates.filter(([x = 0, y = 0]) => Math.hypot(x - mouthX, y - mouthY) > 0.7)
      return inland.every(isLand) ? [] : [name]
    })
    expect(wet).toEqual([])
    const atSea = cities.filter(({ bbox: [west, south, east, north] }) =>
      [west, east].every((x) => [south, north].every((y) => !isLand([x, y]))),
    )
    expect(atSea).toEqual([])
  })
})

describe('the drawings of the cities', () => {
  it('are all in their list', () => {
    expect(cities.map(({ slug }) => `${slug}.geojson`).toSorted()).toEqual(files.toSorted())
  })

  it.each(cities)('$name is small, and has only known features inside its bounds', ({ slug, name, bbox }) => {
    const file = `${slug}.geojson`
    expect(statSync(join(FOLDER, file)).size).toBeLessThanOrEqual(KILOBYTES * 1024)
    const drawing = read<CityDrawing & { name: string }>(FOLDER, file)
    expect(drawing).toMatchObject({ type: 'FeatureCollection', name, bbox })
    const known = { Polygon: areaKinds, LineString: lineKinds, Point: pointKinds }
    for (const { geometry, properties } of drawing.features) {
      expect(known[geometry.type]).toContain(properties.kind)
      if (geometry.type === 'Point') expect(properties.name).toBeTruthy()
      const points =
        geometry.type === 'Polygon'
          ? geometry.coordinates.flat()
          : geometry.type === 'Point'
            ? [geometry.coordinates]
            : geometry.coordinates
      const outside = points.filter(([x = 0, y = 0]) => x < bbox[0] || x > bbox[2] || y < bbox[1] || y > bbox[3])
      expect(outside).toEqual([])
    }
  })

  it('contain every project and office of the demonstration content, projects at different places and none in the sea', () => {
    const spots = projects.map(({ longitude, latitude }) => `${longitude},${latitude}`)
    expect(new Set(spots).size).toBe(projects.length)
    for (const { slug, city, longitude, latitude } of [
      ...projects,
      ...offices.map((office) => ({ ...office, slug: `the office in ${office.city}` })),
    ]) {
      const drawn = cities.find(({ name }) => name === city)
      if (!drawn) throw new Error(`nobody has drawn ${city}, where ${slug} is`)
      const wet = smoothDrawing(read<CityDrawing>(FOLDER, `${drawn.slug}.geojson`)).filter(
        ({ geometry, properties }) =>
          geometry.type === 'Polygon' &&
          (properties.kind === 'sea' || properties.kind === 'lake') &&
          holds(geometry.coordinates[0] ?? [], longitude, latitude),
      )
      expect(
        wet.map(({ properties }) => properties.name),
        slug,
      ).toEqual([])
    }
  })
})

/** Whether a ring contains a point: a line eastwards from the point crosses the ring an odd number of times. */
function holds(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false
  for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? []
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
  }
  return inside
}

const PLACE = { longitude: 73.5, latitude: 18.5 }
const FRAME: SketchFrame = { width: 640, height: 400, kilometres: 16, apart: { x: 96, y: 22 }, cuts: 2 }
const NOTHING: CityDrawing = { type: 'FeatureCollection', bbox: [73, 18, 74, 19], features: [] }

describe('the sketch of a place', () => {
  it('has the place in the middle, and the surroundings in the city', () => {
    const drawing: CityDrawing = {
      type: 'FeatureCollection',
      bbox: [73, 18, 74, 19],
      features: [
        {
          type: 'Feature',
          properties: { kind: 'metro' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [73.4, 18.5],
              [73.6, 18.5],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { kind: 'park' },
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [73.49, 18.49],
                [73.51, 18.49],
                [73.51, 18.51],
                [73.49, 18.49],
              ],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { kind: 'road' },
          geometry: {
            type: 'LineString',
            coordinates: [
              [73.1, 18.1],
              [73.2, 18.1],
            ],
          },
        },
        {
          type: 'Feature',
          properties: { kind: 'locality', name: 'Near' },
          geometry: { type: 'Point', coordinates: [73.53, 18.52] },
        },
        {
          type: 'Feature',
          properties: { kind: 'locality', name: 'On the place' },
          geometry: { type: 'Point', coordinates: [73.5, 18.5] },
        },
      ],
    }
    const { shapes, names } = sketchPlace(drawing, PLACE, FRAME)
    // Lower layers are drawn first, whatever the order in the file; distant features are left out.
    expect(shapes.map(({ kind }) => kind)).toEqual(['park', 'metro'])
    expect(shapes[1]?.path).toContain(' 200')
    expect(names.map(({ name }) => name)).toEqual(['Near'])
  })

  it('has north up, east right and true distances, and leaves out marks beyond its edge', () => {
    const kilometre = FRAME.width / FRAME.kilometres
    const degree = 111.32
    const { marks } = sketchPlace(NOTHING, PLACE, FRAME, [
      { name: 'north', ...PLACE, latitude: PLACE.latitude + 3 / degree },
      {
        name: 'east',
        ...PLACE,
        longitude: PLACE.longitude + 6 / (degree * Math.cos((PLACE.latitude * Math.PI) / 180)),
      },
      { name: 'too far south', ...PLACE, latitude: PLACE.latitude - 6 / degree },
    ])
    expect(marks).toEqual([
      { name: 'north', x: FRAME.width / 2, y: FRAME.height / 2 - 3 * kilometre },
      { name: 'east', x: FRAME.width / 2 + 6 * kilometre, y: FRAME.height / 2 },
    ])
  })
})

describe('what an edge cuts', () => {
  const shaped = (kind: 'park' | 'sea') =>
    smoothDrawing(
      {
        ...NOTHING,
        features: [
          {
            type: 'Feature',
            properties: { kind },
            geometry: {
              type: 'Polygon',
              coordinates: [
                [
                  [73.2, 18],
                  [73.8, 18],
                  [73.7, 18.2],
                  [73.3, 18.2],
                  [73.2, 18],
                ],
              ],
            },
          },
        ],
      },
      0,
    )[0]?.geometry.coordinates.flat() as Position[]

  it('is closed by its mirror image where it is round in nature, and goes straight on where it is the sea', () => {
    const [park, sea] = [shaped('park'), shaped('sea')]
    // The tip beyond the edge is as far from the sides as the drawn one.
    expect(park.map(([x, y]) => [x, Math.round(100 * (y ?? 0))])).toContainEqual([73.3, 1786])
    expect(Math.min(...sea.map(([, y = 0]) => y))).toBeCloseTo(17.6)
  })
})

describe('names on the picture of the map', () => {
  const frame = { ...pictureFrame({ west: 73, south: 18, east: 74, north: 19 }, false), zoom: 9 }
  const place = (slug: string, longitude: number, latitude: number): MapPlace =>
    ({ slug, name: `The ${slug}`, city: 'Pune', tag: '₹1 cr', longitude, latitude }) as MapPlace

  it('names a project above its price where that covers nothing', () => {
    const marks = marksOf([place('lone', 73.2, 18.8), place('low', 73.7, 18.3), place('near', 73.7, 18.55)], frame)
    expect(marks.map(({ name, tagPlaces }) => [name, tagPlaces.large?.isNamed])).toEqual([
      ['The lone', true],
      ['The low', true],
      ['The near', true],
    ])
  })

  it('has the name of higher rank where two have no room, and none that the zoom does not show', () => {
    const name = (called: string, rank: number, x: number): DrawnFeature => ({
      type: 'Feature',
      properties: { kind: 'locality', name: called, rank },
      geometry: { type: 'Point', coordinates: [x, 18.5] },
    })
    const drawing: CityDrawing = {
      ...NOTHING,
      features: [name('Lesser', 2, 73.51), name('Greater', 1, 73.5), name('Least', 3, 73.9)],
    }
    expect(namesOnPicture([drawing], [], frame).map((one) => one.name)).toEqual(['Greater'])
  })

  it('has the localities of a city beside its marks, and none at the edge of the map', () => {
    const inPune = projects.filter(({ city }) => city === 'pune' || city === 'Pune')
    const places = inPune.map(({ slug, longitude, latitude }) => place(slug, longitude, latitude))
    const whole = pictureFrame(areaOfAll(places), false)
    const ofPune = { ...whole, fits: { ...whole.fits, large: whole.fits.large.slice(0, 1) } }
    const drawing = read<CityDrawing>(FOLDER, 'pune.geojson')
    const placed = namesOnPicture([drawing], marksOf(places, ofPune), ofPune)
    const names = placed.filter(({ under }) => !under.includes('large')).map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(names).toEqual(expect.arrayContaining(['Shivajinagar', 'Camp', 'Kothrud', 'Pirangut']))
    expect(names).not.toContain('Katraj')
  })
})

const named = (...names: string[]) => names.map((name) => ({ name, x: 0, y: 0 }))
const hindi = languages.find(({ code }) => code === 'hi') ?? english

it('names what is near a place, not the place itself, and ends where nothing is', () => {
  expect(sketchLabel('Baner, Pune', named('Baner', 'Aundh'), [])).toBe('Sketch of Baner, Pune, near Aundh')
  expect(sketchLabel('Oragadam, Chennai', named('Oragadam'), [])).toBe('Sketch of Oragadam, Chennai')
  expect(inLanguage(hindi, () => sketchLabel('तेल्लापुर', [], named('Moonwell Villas')))).toBe(
    'रेखाचित्र: तेल्लापुर; आसपास हमारे प्रोजेक्ट Moonwell Villas',
  )
})
