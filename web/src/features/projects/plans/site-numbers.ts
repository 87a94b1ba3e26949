/** In metres on the plan. */
interface Point {
  x: number
  y: number
}
interface Size {
  w: number
  h: number
}
type Box = Point & Size

/**
 * Possible positions of a number on its part, as shares of the part: first the middle, then along it, then towards its
 * edges.
 */
const PLACES: readonly [across: number, down: number][] = [
  [0.5, 0.5],
  [0.25, 0.5],
  [0.75, 0.5],
  [0.5, 0.25],
  [0.5, 0.75],
  [0.08, 0.5],
  [0.92, 0.5],
  [0.5, 0.08],
  [0.5, 0.92],
]

/**
 * The centres of the numbers of parts, on the visible portion of each part or else beside it, so that no number covers
 * another; the centre of the part when there is no such position.
 *
 * @param stone the size of a number's background.
 * @param frame the visible portion of the plan.
 */
export function placeNumbers(parts: readonly Box[], stone: Size, frame: Box): Point[] {
  const seen = parts.map((part) => within(part, frame))
  const middles: Point[] = seen.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
  const taken: Point[] = []
  // A small part has few possible positions, a road has many.
  const smallestFirst = [...seen.entries()].sort(([, a], [, b]) => a.w * a.h - b.w * b.h)
  for (const [index, part] of smallestFirst) {
    const free = placesOf(part, stone).find(
      (place) => isInside(place, stone, frame) && !taken.some((other) => isOver(place, other, stone)),
    )
    if (free) middles[index] = free
    taken.push(middles[index] ?? part)
  }
  return middles
}

function placesOf({ x, y, w, h }: Box, stone: Size): Point[] {
  const on = PLACES.map(([across, down]) => ({ x: x + across * w, y: y + down * h }))
  const [middle, centre] = [x + w / 2, y + h / 2]
  // Beside the part, and beside another number in its middle.
  const aside = Math.max((w + stone.w) / 2, stone.w)
  const above = Math.max((h + stone.h) / 2, stone.h)
  return [
    ...on,
    { x: middle + aside, y: centre },
    { x: middle - aside, y: centre },
    { x: middle, y: centre - above },
    { x: middle, y: centre + above },
  ]
}

function within({ x, y, w, h }: Box, frame: Box): Box {
  const [left, top] = [Math.max(x, frame.x), Math.max(y, frame.y)]
  return {
    x: left,
    y: top,
    w: Math.max(0, Math.min(x + w, frame.x + frame.w) - left),
    h: Math.max(0, Math.min(y + h, frame.y + frame.h) - top),
  }
}

function isInside({ x, y }: Point, { w, h }: Size, frame: Box): boolean {
  return (
    x - w / 2 >= frame.x && x + w / 2 <= frame.x + frame.w && y - h / 2 >= frame.y && y + h / 2 <= frame.y + frame.h
  )
}

function isOver(a: Point, b: Point, { w, h }: Size): boolean {
  return Math.abs(a.x - b.x) < w && Math.abs(a.y - b.y) < h
}
