import type { Position } from 'geojson'
import type { DrawnFeature, DrawnKind } from './drawing'

export interface DrawnShape {
  kind: DrawnKind
  path: string
  /** Of a river, as in the file. */
  width: number | undefined
}

/** A part of a drawing, in its units. */
interface SeenPart {
  left: number
  top: number
  right: number
  bottom: number
}

/** Lines just outside of the part that is seen may be seen by their width. */
const MARGIN = 16

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
  // Corners that fall on one position after rounding are one corner; the sign that closes an area leads to the first.
  const corners = points.filter(([x, y], index) => x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1])
  if (closes && `${corners[0]}` === `${corners.at(-1)}`) corners.pop()
  return relativePath(corners.filter((_corner, index) => !isFarOutside(corners, index, seen))) + closes
}

/** Whether a corner and both of its neighbours are beyond one edge, so that nothing between them is seen. */
function isFarOutside(corners: readonly [number, number][], index: number, seen: SeenPart): boolean {
  const around = [corners[index - 1], corners[index], corners[index + 1]]
  const beyond = (isBeyond: (x: number, y: number) => boolean) =>
    around.every((corner) => corner !== undefined && isBeyond(...corner))
  return (
    beyond((x) => x < seen.left - MARGIN) ||
    beyond((x) => x > seen.right + MARGIN) ||
    beyond((_x, y) => y < seen.top - MARGIN) ||
    beyond((_x, y) => y > seen.bottom + MARGIN)
  )
}

/** From each corner to the next, which takes fewer bytes than positions. */
function relativePath([first = [0, 0], ...others]: readonly [number, number][]): string {
  let [x, y] = first
  const steps = others.map(([nextX, nextY]) => {
    const step = `${toHundredth(nextX - x)} ${toHundredth(nextY - y)}`
    ;[x, y] = [nextX, nextY]
    return step
  })
  return `M${first.join(' ')}${steps.length > 0 ? 'l' : ''}${steps.join(' ').replaceAll(' -', '-')}`
}

/** Without the digits that a difference of two rounded numbers may have. */
function toHundredth(step: number): number {
  return Math.round(step * 100) / 100
}
