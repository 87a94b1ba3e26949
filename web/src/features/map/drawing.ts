import type { Feature, FeatureCollection, LineString, Point, Polygon, Position } from 'geojson'

/** The kinds of area in a city drawing. */
export const areaKinds = ['built', 'park', 'sea', 'lake', 'airport'] as const
export const lineKinds = ['river', 'road', 'motorway', 'rail', 'metro'] as const
export const pointKinds = ['locality', 'water-name', 'park-name', 'airport-name'] as const
export type DrawnKind = (typeof areaKinds)[number] | (typeof lineKinds)[number] | (typeof pointKinds)[number]

/** Properties of a drawn feature. */
interface DrawnProperties {
  kind: DrawnKind
  name?: string
  /** Of a river, in pixels when the whole city is in view. */
  width?: number
  /** Of a locality: names of rank 1 are shown first, those of rank 3 only when zoomed in. */
  rank?: number
}

export type DrawnFeature = Feature<Polygon | LineString | Point, DrawnProperties>

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** A schematic drawing of a city, as in its file in `public/maps`. */
export interface CityDrawing extends FeatureCollection<Polygon | LineString | Point, DrawnProperties> {
  bbox: [number, number, number, number]
}

/** A row of `public/maps/index.json`. */
export interface DrawnCity {
  slug: string
  name: string
  bbox: Bounds
  /** The side of the city on which its name is shown when the whole country is in view. */
  label: 'west' | 'east'
}

/** Rounds of corner cutting: the file has corners, the map shows curves. */
const CUTS = 2

/** In degrees: how far what is cut by the edge of a drawing goes on beyond it, so that no frame shows the edge. */
const BEYOND = 0.4

/** What is round in nature: carried straight on beyond the edge, it would look cut. */
const MIRRORED: readonly DrawnKind[] = ['built', 'park', 'lake']
/** Depth of a mirrored part, in parts of the drawn one. */
const MIRRORED_DEPTH = 0.7
const EVERYWHERE: Bounds = [-Infinity, -Infinity, Infinity, Infinity]

/** The drawing with rounded corners, so that lines with few points look smooth; it goes on beyond its edges. */
export function smoothDrawing({ features, bbox }: CityDrawing, cuts = CUTS): DrawnFeature[] {
  return features.map((feature) => {
    const { geometry, properties } = feature
    if (properties.kind === 'airport') return feature
    if (geometry.type === 'LineString') {
      return {
        ...feature,
        geometry: { ...geometry, coordinates: lineBeyond(smoothLine(geometry.coordinates, cuts), bbox) },
      }
    }
    if (geometry.type === 'Polygon') {
      return {
        ...feature,
        geometry: {
          ...geometry,
          coordinates: geometry.coordinates.map((ring) => {
            const whole = MIRRORED.includes(properties.kind) ? mirroredRing(ring, bbox) : null
            return whole ? smoothRing(whole, EVERYWHERE, cuts) : ringBeyond(smoothRing(ring, bbox, cuts), bbox)
          }),
        },
      }
    }
    return feature
  })
}

/** Cuts corners (Chaikin's algorithm) and keeps both ends. */
export function smoothLine(line: readonly Position[], cuts = CUTS): Position[] {
  let points = [...line]
  for (let cut = 0; cut < cuts; cut++) {
    const [first] = points
    const last = points.at(-1)
    if (!first || !last || points.length < 3) return points
    points = [
      first,
      ...points
        .slice(1)
        .flatMap((to, index) => cutOf(points[index] ?? to, to))
        .slice(1, -1),
      last,
    ]
  }
  return points
}

/**
 * As {@link smoothLine}, for a closed ring. Corners on the edge of the drawing stay: there the drawing ends, not the
 * feature.
 */
export function smoothRing(ring: readonly Position[], bbox: Bounds, cuts = CUTS): Position[] {
  let points = ring.slice(0, -1)
  for (let cut = 0; cut < cuts; cut++) {
    const known = points
    points = known.flatMap((point, index) => {
      if (isOnEdge(point, bbox)) return [point]
      const before = known.at(index - 1) ?? point
      const after = known[(index + 1) % known.length] ?? point
      return [between(point, before), between(point, after)]
    })
  }
  const [first] = points
  return first ? [...points, first] : []
}

/** Both ends straight on, where they are on the edge. */
function lineBeyond(line: readonly Position[], bbox: Bounds): Position[] {
  const on = ([x = 0, y = 0]: Position, [fromX = 0, fromY = 0]: Position): Position => {
    const far = BEYOND / (Math.hypot(x - fromX, y - fromY) || 1)
    return [x + (x - fromX) * far, y + (y - fromY) * far]
  }
  const [first, second, beforeLast, last] = [line[0], line[1], line.at(-2), line.at(-1)]
  if (!first || !second || !beforeLast || !last) return [...line]
  return [
    ...(isOnEdge(first, bbox) ? [on(first, second)] : []),
    ...line,
    ...(isOnEdge(last, bbox) ? [on(last, beforeLast)] : []),
  ]
}

/** The corners on the edge away from it; between them and the others the ring keeps its shape. */
function ringBeyond(ring: readonly Position[], bbox: Bounds): Position[] {
  const [west, south, east, north] = bbox
  const corners = ring.slice(0, -1)
  const points = corners.flatMap((point, index) => {
    if (!isOnEdge(point, bbox)) return [point]
    const [x = 0, y = 0] = point
    const away: Position = [
      x <= west ? x - BEYOND : x >= east ? x + BEYOND : x,
      y <= south ? y - BEYOND : y >= north ? y + BEYOND : y,
    ]
    const comesFromInside = !isOnEdge(corners.at(index - 1) ?? point, bbox)
    const goesInside = !isOnEdge(corners[(index + 1) % corners.length] ?? point, bbox)
    return [...(comesFromInside ? [point] : []), away, ...(goesInside ? [point] : [])]
  })
  const [first] = points
  return first ? [...points, first] : []
}

/** A ring that one edge cuts, closed by its own mirror image beyond that edge; `null` where edges cut it otherwise. */
function mirroredRing(ring: readonly Position[], bbox: Bounds): Position[] | null {
  const corners = ring.slice(0, -1)
  const start = corners.findIndex(
    (point, index) => isOnEdge(point, bbox) && !isOnEdge(corners[(index + 1) % corners.length] ?? point, bbox),
  )
  if (start < 0) return null
  const turned = [...corners.slice(start), ...corners.slice(0, start)]
  const end = turned.findIndex((point, index) => index > 0 && isOnEdge(point, bbox))
  const [from, to] = [turned[0], turned[end]]
  if (!from || !to || turned.slice(end).some((point) => !isOnEdge(point, bbox))) return null
  const axis = ([0, 1] as const).find((one) => turned.slice(end).every((point) => point[one] === from[one]))
  if (axis === undefined) return null
  const inside = turned.slice(1, end)
  const mirrored = inside.toReversed().map((point): Position => {
    const [x = 0, y = 0] = point
    const edge = from[axis] ?? 0
    const away = (value: number) => edge - MIRRORED_DEPTH * (value - edge)
    return axis === 0 ? [away(x), y] : [x, away(y)]
  })
  return [from, ...inside, to, ...mirrored, from]
}

function isOnEdge([x = 0, y = 0]: Position, [west, south, east, north]: Bounds): boolean {
  return x <= west || x >= east || y <= south || y >= north
}

function cutOf(from: Position, to: Position): Position[] {
  return [between(from, to), between(to, from)]
}

/** The point at a quarter of the distance. */
function between([x = 0, y = 0]: Position, [toX = 0, toY = 0]: Position): Position {
  return [x + (toX - x) / 4, y + (toY - y) / 4]
}

export function overlaps(one: Bounds, other: Bounds): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1]
}
