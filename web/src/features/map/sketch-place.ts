import type { Position } from 'geojson'
import type { Area } from './area'
import { type CityDrawing, type DrawnKind, smoothDrawing } from './drawing'

/** Size of the drawing, in its own units. */
export const SKETCH = { width: 640, height: 400 } as const
/** Kilometres across. */
export const SKETCH_KILOMETRES = 16
const KILOMETRES_PER_DEGREE = 111.32
/** Units between two names, and between a name and the place. */
const APART = { x: 96, y: 22 }

export interface PlaceSketch {
  /** In the order in which they are drawn. */
  shapes: { kind: DrawnKind; path: string; width: number | undefined }[]
  names: { name: string; x: number; y: number }[]
}

const ORDER: readonly DrawnKind[] = [
  ...(['built', 'park', 'airport', 'sea', 'lake', 'river'] as const),
  ...(['rail', 'road', 'motorway', 'metro'] as const),
]

/** What of a city's drawing lies around a place, with the place in the middle. */
export function sketchPlace(drawing: CityDrawing, longitude: number, latitude: number): PlaceSketch {
  const area = areaAt(longitude, latitude)
  const at = ([x = 0, y = 0]: Position): [number, number] => [
    Math.round(((x - area.west) / (area.east - area.west)) * SKETCH.width),
    Math.round(((area.north - y) / (area.north - area.south)) * SKETCH.height),
  ]
  const shapes: PlaceSketch['shapes'] = []
  const names: PlaceSketch['names'] = []
  for (const { geometry, properties } of smoothDrawing(drawing)) {
    const { kind, name, width } = properties
    if (geometry.type === 'Point') {
      const [x, y] = at(geometry.coordinates)
      if (kind === 'locality' && name && isFree(x, y, names)) names.push({ name, x, y })
      continue
    }
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
    const closes = geometry.type === 'Polygon' ? 'Z' : ''
    const path = rings.map((ring) => pathOf(ring.map(at), closes)).join('')
    if (path) shapes.push({ kind, path, width })
  }
  return { shapes: shapes.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)), names }
}

function areaAt(longitude: number, latitude: number): Area {
  const north = (SKETCH_KILOMETRES / 2 / KILOMETRES_PER_DEGREE) * (SKETCH.height / SKETCH.width)
  const east = SKETCH_KILOMETRES / 2 / KILOMETRES_PER_DEGREE / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north }
}

/** Nothing for what lies to one side of the drawing. */
function pathOf(points: readonly [number, number][], closes: '' | 'Z'): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const isOutside =
    Math.max(...xs) < 0 || Math.min(...xs) > SKETCH.width || Math.max(...ys) < 0 || Math.min(...ys) > SKETCH.height
  return isOutside ? '' : `M${points.map((point) => point.join(' ')).join('L')}${closes}`
}

function isFree(x: number, y: number, names: readonly { x: number; y: number }[]): boolean {
  const isInside = x > 50 && x < SKETCH.width - 50 && y > 16 && y < SKETCH.height - 16
  const place = { x: SKETCH.width / 2, y: SKETCH.height / 2 - 14 }
  return (
    isInside && [...names, place].every((other) => Math.abs(other.x - x) > APART.x || Math.abs(other.y - y) > APART.y)
  )
}
