/**
 * Draws `web/public/maps/country.geojson`, the ground of the map where the whole country is in view: the sea, from the
 * land outline of Natural Earth (public domain), and the rivers, by hand. It has no border of any state.
 *
 *     npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0 topojson-simplify@3.0.3 @turf/bbox-clip@7.4.0
 *     node artwork/maps/country.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bboxClip } from '@turf/bbox-clip'
import { feature } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'

/** What any view of the map can show, and the sea around it: no frame shows where the drawing ends. */
const SHOWN = [48, -6, 116, 50]
const SEA = [46, -8, 118, 52]
/** Bends of the coast that enclose less than this, in square degrees, are left out. */
const SMALLEST_BEND = 0.012
/** In square degrees: smaller islands would be specks. */
const SMALLEST_ISLAND = 0.05

/** Longitudes and latitudes from the source to the mouth, with the width that the map's style reads. */
const RIVERS = [
  [
    'Ganga',
    8,
    '78.2 30, 78.1 29.2, 78.9 28.2, 79.9 27.1, 80.4 26.4, 81.9 25.4, 83 25.3, 84.1 25.7, 85.2 25.6, 86.5 25.4, 87.9 24.8, 88.6 24.3, 89.8 23.8, 90.5 23.3, 90.6 22.4',
  ],
  ['Hooghly', 6, '87.9 24.8, 88.2 24.1, 88.4 23.2, 88.3 22.6, 88.1 22.1, 88 21.6'],
  ['Yamuna', 7, '77.6 30.4, 77.2 29.5, 77.3 28.6, 77.7 27.5, 78.1 27.2, 79 26.7, 80.2 26, 81.9 25.4'],
  ['Brahmaputra', 8, '95.4 28.1, 94.9 27.5, 93.9 26.9, 92.8 26.6, 91.8 26.2, 90.6 26.2, 89.9 25.9, 89.7 25, 89.8 23.8'],
  [
    'Narmada',
    7,
    '81.8 22.7, 80.6 22.9, 79.9 23.1, 78.8 22.9, 77.7 22.8, 76.2 22.2, 75 22.1, 74 21.9, 73 21.7, 72.6 21.6',
  ],
  ['Tapti', 6, '78.2 21.8, 77.2 21.5, 76.2 21.3, 75.8 21.1, 74.9 21.2, 74.1 21.4, 73.3 21.3, 72.7 21.1'],
  ['Mahanadi', 7, '81.9 20.3, 81.9 21.1, 82.8 21.7, 84 21.5, 84 20.9, 84.9 20.4, 85.9 20.5, 86.7 20.3'],
  [
    'Godavari',
    8,
    '73.6 20, 74.6 19.8, 75.4 19.5, 76.6 19.1, 77.4 19.1, 78.3 18.9, 79.5 18.8, 80.3 18.7, 80.9 17.7, 81.7 17.2, 81.9 16.8, 82.3 16.6',
  ],
  [
    'Krishna',
    8,
    '73.7 17.9, 74.5 16.9, 75.6 16.4, 76.3 16.3, 77.3 16.4, 78.2 16, 78.9 16.1, 79.5 16.6, 80.1 16.7, 80.6 16.5, 80.9 15.8',
  ],
  ['Kaveri', 7, '75.5 12.4, 76.2 12.5, 76.8 12.3, 77.5 12.2, 77.8 11.8, 77.7 11.3, 78.3 10.9, 78.9 10.8, 79.8 11.1'],
]

const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'))
const simple = simplify(presimplify(atlas), SMALLEST_BEND)
const land = feature(simple, simple.objects.land)
const clipped = land.features.flatMap((one) => polygonsOf(bboxClip(one, SHOWN).geometry))
const coasts = clipped.flatMap(([coast]) => (coast ? [coast] : []))
const holes = coasts.filter((ring) => areaOf(ring) > SMALLEST_ISLAND).map((ring) => ring.map(rounded))
const [west, south, east, north] = SEA
const frame = [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const drawing = {
  type: 'FeatureCollection',
  bbox: SEA,
  features: [
    { type: 'Feature', properties: { kind: 'sea' }, geometry: { type: 'Polygon', coordinates: [frame, ...holes] } },
    ...RIVERS.map(([name, width, course]) => ({
      type: 'Feature',
      properties: { kind: 'river', name, width },
      geometry: {
        type: 'LineString',
        coordinates: smooth(smooth(course.split(', ').map((point) => point.split(' ').map(Number)))).map(rounded),
      },
    })),
  ],
}
writeFileSync(join(import.meta.dirname, '../../web/public/maps/country.geojson'), `${JSON.stringify(drawing)}\n`)

function polygonsOf({ type, coordinates }) {
  return type === 'MultiPolygon' ? coordinates : [coordinates]
}

function areaOf(ring) {
  const twice = ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at][0] * y - x * ring[at][1], 0)
  return Math.abs(twice / 2)
}

/** The line with its corners cut, and its ends. */
function smooth(line) {
  const at = ([x, y], [toX, toY], part) => [x + (toX - x) * part, y + (toY - y) * part]
  const cut = line.slice(1).flatMap((to, index) => [at(line[index], to, 0.25), at(line[index], to, 0.75)])
  return [line[0], ...cut.slice(1, -1), line.at(-1)]
}

function rounded([x, y]) {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
}
