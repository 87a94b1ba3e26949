import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { areaKinds, type CityDrawing, type DrawnCity, lineKinds, pointKinds, smoothDrawing } from './drawing'
import { sketchPlace } from './sketch-place'

const FOLDER = join(import.meta.dirname, '../../../public/maps')
const SEEDS = join(import.meta.dirname, '../../../../content/seed')
const KILOBYTES = 60
const read = <T>(folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T

const cities = read<DrawnCity[]>(FOLDER, 'index.json')
const projects = read<{ slug: string; city: string; longitude: number; latitude: number }[]>(
  SEEDS,
  'consolidated-projects.json',
)
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.geojson'))

describe('the drawings of the cities', () => {
  it('are all in the list of them', () => {
    expect(cities.map(({ slug }) => `${slug}.geojson`).toSorted()).toEqual(files.toSorted())
  })

  it.each(cities)('$name is small, and drawn of known things within its sheet', ({ slug, name, bbox }) => {
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

  it('hold every project of the demonstration content, each in a place of its own and none in the sea', () => {
    const spots = projects.map(({ longitude, latitude }) => `${longitude},${latitude}`)
    expect(new Set(spots).size).toBe(projects.length)
    for (const { slug, city, longitude, latitude } of projects) {
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

/** Whether a ring holds a point: a line eastwards from it crosses the ring an odd number of times. */
function holds(ring: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false
  for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? []
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
  }
  return inside
}

describe('the sketch of a place', () => {
  it('has the place in the middle, and of the city what lies around it', () => {
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
    const { shapes, names } = sketchPlace(drawing, 73.5, 18.5)
    // What lies below is drawn first, whatever its place in the file; what is far is left out.
    expect(shapes.map(({ kind }) => kind)).toEqual(['park', 'metro'])
    expect(shapes[1]?.path).toContain(' 200')
    expect(names.map(({ name }) => name)).toEqual(['Near'])
  })
})
