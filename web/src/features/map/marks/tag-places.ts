import { type Box, boxesOverlap } from '@/ui/chart/place-labels'

/** The words of a mark that stands for projects at one point. */
export interface PlacedTag {
  text: string
  /** Of the project; empty for several. */
  name: string
  /** Whether its position is beyond the map, so that it stands at the edge. */
  isFar: boolean
}

export interface TagPoint {
  x: number
  y: number
}

/** A size of the map, or the one that it has: all in its pixels. */
export interface TagView {
  points: readonly TagPoint[]
  /** Nothing of a mark whose point is inside stands outside. */
  frame: Box
  /** What lies over the map. */
  taken: readonly Box[]
}

/** Where a tag stands: from its point to the middle of its price. */
export interface TagPlace extends TagPoint {
  /** Whether its name has room above the price. */
  isNamed: boolean
}

/** In pixels, estimated: of a letter of a price and of a name, of the edges beside them, and their heights. */
const PRICE = { letter: 6.6, edge: 18, height: 27 }
const NAME = { letter: 7.3, edge: 18, height: 23 }
/** Pixels between two tags, from a point to its tag, and around a point that nothing may cover. */
const GAP = 4
const STEM = 8
const DOT = 6

/** A point as it is inside a frame, else where the way to it from a point inside leaves the frame. */
export function heldInside(point: TagPoint, from: TagPoint, frame: Box): TagPoint {
  const [x, y] = [point.x - from.x, point.y - from.y]
  const part = Math.min(
    1,
    x === 0 ? 1 : ((x < 0 ? frame.left : frame.right) - from.x) / x,
    y === 0 ? 1 : ((y < 0 ? frame.top : frame.bottom) - from.y) / y,
  )
  return { x: from.x + x * part, y: from.y + y * part }
}

/** The space of the dot at a position. */
export function dotBox({ x, y }: TagPoint): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }
}

/** How much farther a tag is moved where there is no room beside its point. */
const FARTHER = [0, 14, 28, 44, 62, 84, 110] as const
/** A name is not worth a longer line. */
const FARTHEST_NAMED = 14
/** How far a tag at the edge of the map is moved along it. */
const ALONG = [0, -24, 24, -48, 48, -72, 72, -96, 96] as const
/** Above comes first: the eye expects a tag there. The last are beyond the corners. */
const SIDES: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
]

export function tagSize({ text, name }: PlacedTag, isNamed: boolean): { width: number; height: number } {
  const width = text.length * PRICE.letter + PRICE.edge
  if (!isNamed) return { width, height: PRICE.height }
  return { width: Math.max(width, name.length * NAME.letter + NAME.edge), height: PRICE.height + NAME.height }
}

/** The space of a tag, with its name. */
export function tagBox(tag: PlacedTag, { x, y, isNamed }: TagPlace, point: TagPoint): Box {
  const { width, height } = tagSize(tag, isNamed)
  const bottom = point.y + y + PRICE.height / 2
  return { left: point.x + x - width / 2, right: point.x + x + width / 2, top: bottom - height, bottom }
}

/**
 * A place for each tag, which is free in all views: near its point, over no other tag, point or line, and inside the
 * frame; `null` where there is none. Names are left out where they have no room. The same input has the same result.
 *
 * @param before where the tags stood: they stay there while that is free.
 */
export function placeTags(
  tags: readonly PlacedTag[],
  views: readonly TagView[],
  before: readonly (TagPlace | null | undefined)[] = [],
): (TagPlace | null)[] {
  const named = new Set([...tags.keys()].filter((index) => tags[index]?.name))
  for (;;) {
    const { places, stuck } = tryPlaces(tags, views, before, named)
    if (stuck === null) return places
    // Its own name makes room, else that of the nearest neighbour.
    const points = views[0]?.points ?? []
    const far = (index: number) => distance(points[index], points[stuck])
    const [least] = [...named].toSorted((a, b) => far(a) - far(b))
    if (least === undefined) return places
    named.delete(least)
  }
}

/** The places, and the first tag without one while there are names to leave out. */
function tryPlaces(
  tags: readonly PlacedTag[],
  views: readonly TagView[],
  before: readonly (TagPlace | null | undefined)[],
  named: ReadonlySet<number>,
): { places: (TagPlace | null)[]; stuck: number | null } {
  const places: (TagPlace | null)[] = tags.map(() => null)
  const set: number[] = []
  // What stands at the edge has few places, and those with near neighbours have fewer than others.
  const order = mostCrowdedFirst(views[0]?.points ?? []).toSorted(
    (a, b) => Number(tags[b]?.isFar) - Number(tags[a]?.isFar),
  )
  for (const index of order) {
    const tag = tags[index]
    if (!tag) continue
    const isNamed = named.has(index)
    const known = before[index]
    const tries = [
      ...(known ? [isNamed, false].map((withName) => ({ ...known, isNamed: withName })) : []),
      ...placesAround(tag, isNamed),
    ]
    const free = tries.find((place) => views.every((view) => isFree(place, index, view, tags, places, set)))
    if (!free && named.size > 0) return { places, stuck: index }
    if (!free) continue
    places[index] = free
    set.push(index)
  }
  return { places, stuck: null }
}

/** The nearest first. */
function placesAround(tag: PlacedTag, isNamed: boolean): TagPlace[] {
  const { width, height } = tagSize(tag, isNamed)
  const [aside, above] = [width / 2 + STEM, height / 2 + STEM]
  const lower = (height - PRICE.height) / 2
  const middles: (readonly [number, number])[] = tag.isFar
    ? ALONG.flatMap((by) =>
        [0, 28, 56].flatMap((more) => [
          ...[1, -1].map((side) => [side * (aside + more), by] as const),
          ...[1, -1].map((side) => [by, side * (above + more)] as const),
        ]),
      ).toSorted(([x, y], [otherX, otherY]) => Math.hypot(x, y) - Math.hypot(otherX, otherY))
    : FARTHER.filter((more) => !isNamed || more <= FARTHEST_NAMED).flatMap((more) =>
        SIDES.map(([across, down]) => {
          // At a corner the end of the tag is above its point.
          const isCorner = Math.abs(across) < 1 && across !== 0
          const x = isCorner ? Math.sign(across) * (width / 2 - STEM + more) : across * (aside + more)
          return [x, down * (above + more)] as const
        }),
      )
  return middles.map(([x, y]) => ({ x, y: y + lower, isNamed }))
}

function isFree(
  place: TagPlace,
  index: number,
  { points, frame, taken }: TagView,
  tags: readonly PlacedTag[],
  places: readonly (TagPlace | null)[],
  set: readonly number[],
): boolean {
  const [tag, point] = [tags[index], points[index]]
  if (!tag || !point) return false
  const box = tagBox(tag, place, point)
  if (isInside({ left: point.x, right: point.x, top: point.y, bottom: point.y }, frame)) {
    if (!isInside(box, frame) || taken.some((other) => boxesOverlap(other, box))) return false
  }
  const middle = { x: point.x + place.x, y: point.y + place.y }
  const covers = (dot: Box) => boxesOverlap(dot, box) || crossesBox(point, middle, dot)
  if (points.some((other, at) => at !== index && covers(dotBox(other)))) return false
  return set.every((at) => {
    const [other, otherPlace, otherPoint] = [tags[at], places[at], points[at]]
    if (!other || !otherPlace || !otherPoint) return true
    const otherBox = tagBox(other, otherPlace, otherPoint)
    if (boxesOverlap(grown(otherBox, GAP), box)) return false
    const otherMiddle = { x: otherPoint.x + otherPlace.x, y: otherPoint.y + otherPlace.y }
    return !(
      crossesBox(point, middle, grown(otherBox, lineOf(tag))) ||
      crossesBox(otherPoint, otherMiddle, grown(box, lineOf(other))) ||
      cross(point, middle, otherPoint, otherMiddle)
    )
  })
}

/** Half the width of the line from a point to its tag; an arrow is wider. */
function lineOf({ isFar }: PlacedTag): number {
  return isFar ? 7 : 2
}

/** Those with the nearest neighbours have the fewest places. */
function mostCrowdedFirst(points: readonly TagPoint[]): number[] {
  const crowd = points.map((point, index) =>
    points.reduce((sum, other, at) => (at === index ? sum : sum + 1 / (distance(point, other) + 1)), 0),
  )
  return [...points.keys()].toSorted((a, b) => (crowd[b] ?? 0) - (crowd[a] ?? 0))
}

function crossesBox(from: TagPoint, to: TagPoint, { left, right, top, bottom }: Box): boolean {
  const isIn = ({ x, y }: TagPoint) => x > left && x < right && y > top && y < bottom
  if (isIn(from) || isIn(to)) return true
  const [a, b, c, d] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  return cross(from, to, a, c) || cross(from, to, b, d)
}

/** Whether two lines cross, each between its ends. */
function cross(a: TagPoint, b: TagPoint, c: TagPoint, d: TagPoint): boolean {
  const side = (p: TagPoint, q: TagPoint, r: TagPoint) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

function isInside(box: Box, frame: Box): boolean {
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom
}

export function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by }
}

function distance(one: TagPoint = { x: 0, y: 0 }, other: TagPoint = { x: 0, y: 0 }): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
