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

/** Metres by which a number may lie on a part beside it. */
const TOUCH = 0.1

/** The most of a part that its number may cover, as a share; the number of a smaller part is beside it. */
const MOST_COVERED = 0.3

/**
 * The centres of the numbers of parts, on the visible portion of each part or beside a small one, so that no number
 * covers another, nor a small part; the centre of the part when there is no such position.
 *
 * @param stone the size of a number's background.
 * @param frame the visible portion of the plan.
 */
export function placeNumbers(parts: readonly Box[], stone: Size, frame: Box): Point[] {
  const seen = parts.map((part) => within(part, frame))
  const middles: Point[] = seen.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 }))
  const taken: Point[] = []
  const isSmall = ({ w, h }: Box) => stone.w * stone.h > MOST_COVERED * w * h
  const small = seen.filter(isSmall)
  // A small part has few possible positions, a road has many.
  const smallestFirst = [...seen.entries()].sort(([, a], [, b]) => a.w * a.h - b.w * b.h)
  for (const [index, part] of smallestFirst) {
    const { on, beside } = placesOf(part, stone)
    const possible = (isSmall(part) ? [...beside, ...on] : [...on, ...beside]).filter(
      (place) => isInside(place, stone, frame) && !taken.some((other) => isOver(place, other, stone)),
    )
    const free = possible.find((place) => !small.some((other) => covers(place, stone, other))) ?? possible[0]
    if (free) middles[index] = free
    taken.push(middles[index] ?? part)
  }
  return middles
}

function placesOf({ x, y, w, h }: Box, stone: Size): { on: Point[]; beside: Point[] } {
  const on = PLACES.map(([across, down]) => ({ x: x + across * w, y: y + down * h }))
  const [middle, centre] = [x + w / 2, y + h / 2]
  // Beside the part, and beside another number in its middle.
  const aside = Math.max((w + stone.w) / 2, stone.w)
  const above = Math.max((h + stone.h) / 2, stone.h)
  const beside = [
    { x: middle, y: centre - above },
    { x: middle + aside, y: centre },
    { x: middle - aside, y: centre },
    { x: middle, y: centre + above },
    ...[-above, above].flatMap((down) => [aside, -aside].map((across) => ({ x: middle + across, y: centre + down }))),
  ]
  return { on, beside }
}

function covers({ x, y }: Point, { w, h }: Size, part: Box): boolean {
  return (
    Math.abs(x - part.x - part.w / 2) < (w + part.w) / 2 - TOUCH &&
    Math.abs(y - part.y - part.h / 2) < (h + part.h) / 2 - TOUCH
  )
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
