/** Metres on the plan. */
interface Point {
  x: number
  y: number
}
interface Size {
  w: number
  h: number
}
type Box = Point & Size

/** Where on a part its number may stand, as shares of it: the middle first, then along it, then towards its edges. */
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
 * The middles of the numbers of parts, on what is seen of each part or else beside it, so that none covers another; the
 * middle of the part where there is no such place.
 *
 * @param stone what a number stands on.
 * @param frame what is seen of the plan.
 */
export function placeNumbers(parts: readonly Box[], stone: Size, frame: Box): Point[] {
  const seen = parts.map((part) => within(part, frame))
  const middles: Point[] = seen.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
  const taken: Point[] = []
  // A small part has few places, a road has many.
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
  // Off the part, and off another number that stands in its middle.
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
