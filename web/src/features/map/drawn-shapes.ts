import type { Position } from 'geojson'
import type { DrawnFeature, DrawnKind } from './drawing'

export interface DrawnShape {
  kind: DrawnKind
  path: string
  /** Of a river, as in the file. */
  width: number | undefined
}

/** A part of a drawing, in its units. */
export interface SeenPart {
  left: number
  top: number
  right: number
  bottom: number
}

const ORDER: readonly DrawnKind[] = [
  ...(['built', 'park', 'airport', 'sea', 'lake', 'river'] as const),
  ...(['rail', 'road', 'motorway', 'metro'] as const),
]

/** The areas and lines of a drawing as paths, in drawing order, without those outside of the part that is seen. */
export function shapesOf(
  features: readonly DrawnFeature[],
  at: (position: Position) => [number, number],
  seen: SeenPart,
): DrawnShape[] {
  return features
    .flatMap(({ geometry, properties: { kind, width } }) => {
      if (geometry.type === 'Point') return []
      const rings = geometry.type === 'Polygon' ? geometry.coordinates : [geometry.coordinates]
      const closes = geometry.type === 'Polygon' ? 'Z' : ''
      const path = rings.map((ring) => drawnPathOf(ring.map(at), closes, seen)).join('')
      return path ? [{ kind, path, width }] : []
    })
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

/** Empty for a feature that is not seen. */
export function drawnPathOf(points: readonly [number, number][], closes: '' | 'Z', seen: SeenPart): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const isOutside =
    Math.max(...xs) < seen.left ||
    Math.min(...xs) > seen.right ||
    Math.max(...ys) < seen.top ||
    Math.min(...ys) > seen.bottom
  if (isOutside) return ''
  // Corners that fall on one position after rounding are one corner.
  const corners = points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1])
  return `M${corners.map((corner) => corner.join(' ')).join('L')}${closes}`
}
