import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import { sayName } from '@/words/say'
import type { CityDrawing, DrawnCity } from './drawing'
import { isShownAt, type LabelKind, labelKindOf, labelLevelAt, rankOf } from './label-levels'
import { spotTag } from './map-words'
import { type PictureFrame, unitsOf } from './picture-frame'
import {
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS,
  clearOfEachOther,
  clusterSide,
  type MapPlace,
  type MapSpot,
  spotsByCity,
  spotsOf,
} from './places'

/** A spot or a cluster of spots. */
export interface PictureMark {
  key: string
  text: string
  /** Of a single project; else empty. */
  name: string
  /** Whether its name has room above its tag on a wide map. */
  isNamed: boolean
  x: number
  y: number
  /** The part of all projects, of a cluster; `null` of a single spot. */
  share: number | null
  /** In the language of the page. */
  city: string
  /** Pixels to the east of its place, beside a cluster that would cover it. */
  aside: number
}

interface PictureName {
  /** In the language of the page. */
  name: string
  kind: LabelKind
  x: number
  y: number
  /** Under a mark on a narrow map, where the places are nearer to each other. */
  isUnderOnNarrow: boolean
  /** That of the mark of its city, above which it then stands. */
  aside: number
}

/** Estimated sizes in pixels: of a letter, of a tag with its edges and its stem, and of a cluster. */
const LETTER = 6.5
const TAG = { edge: 18, height: 33 }
const TITLE_HEIGHT = 22
const CLUSTER = 48
/** The same for the name of a city, which begins or ends at this distance from its place, or stands above its mark. */
const CITY = { letter: 8.5, distance: 32, above: { left: 20, up: 36 } }
/** The size of the picture on screens of 390 and of 320 pixels, in parts of its usual size. */
const NARROW = [0.66, 0.5, 0.36]

/** Places of a city that are near each other are one mark, as the library would make it at this zoom. */
export function marksOf(places: readonly MapPlace[], { at, zoom }: PictureFrame): PictureMark[] {
  // The library makes clusters at whole zooms.
  const radius = zoom < CLUSTER_MAX_ZOOM + 1 ? unitsOf(CLUSTER_RADIUS * 2 ** (zoom - Math.floor(zoom))) : 0
  const marks = [...spotsByCity(spotsOf(places))].flatMap(([city, ofCity]) => {
    const groups: { x: number; y: number; spots: MapSpot[] }[] = []
    for (const spot of ofCity) {
      const [x, y] = pointOf(spot, at)
      const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < radius)
      if (near) near.spots.push(spot)
      else groups.push({ x, y, spots: [spot] })
    }
    return groups.map(({ x, y, spots }): PictureMark => {
      const key = spots[0]?.key ?? ''
      const all = spots.flatMap((spot) => spot.places)
      if (spots.length === 1) {
        const text = all.length === 1 ? (all[0]?.tag ?? '') : spotTag(all.length)
        const name = all.length === 1 ? (all[0]?.name ?? '') : ''
        return { key, text, name, isNamed: false, x, y, share: null, city, aside: 0 }
      }
      const points = spots.map((spot) => pointOf(spot, at))
      const mean = (side: 0 | 1) => points.reduce((sum, one) => sum + one[side], 0) / points.length
      return {
        key,
        text: String(all.length),
        name: '',
        isNamed: false,
        x: mean(0),
        y: mean(1),
        share: all.length / places.length,
        city,
        aside: 0,
      }
    })
  })
  const clusters = marks.filter(({ share }) => share !== null)
  const asides = clearOfEachOther(
    clusters.map(({ x, y, share, city }) => ({
      city,
      x: x / unitsOf(1),
      y: y / unitsOf(1),
      side: clusterSide(share ?? 0),
    })),
  )
  return withNames(marks.map((mark) => ({ ...mark, aside: asides[clusters.indexOf(mark)] ?? 0 })))
}

/** A name is shown where it covers no other mark and no other name. */
function withNames(marks: readonly PictureMark[]): PictureMark[] {
  const shown: Box[] = []
  return marks.map((mark) => {
    if (!mark.name) return mark
    const box = boxOfTitle(mark)
    const others = marks.filter((other) => other !== mark).map((other) => boxOfMark(other, 1))
    const isNamed = ![...others, ...shown].some((other) => boxesOverlap(other, box))
    if (isNamed) shown.push(box)
    return { ...mark, isNamed }
  })
}

/** The name of a project, above its tag. */
function boxOfTitle({ name, x, y }: PictureMark): Box {
  const wide = unitsOf(name.length * LETTER + TAG.edge) / 2
  const bottom = y - unitsOf(TAG.height)
  return { left: x - wide, right: x + wide, top: bottom - unitsOf(TITLE_HEIGHT), bottom }
}

function pointOf({ places: [{ longitude, latitude }] }: MapSpot, at: PictureFrame['at']) {
  return at([longitude, latitude])
}

/** The names of cities and of their localities and waters, without those under a mark at the usual size. */
export function namesOnPicture(
  cities: readonly DrawnCity[],
  drawings: readonly CityDrawing[],
  marks: readonly PictureMark[],
  { at, zoom }: PictureFrame,
): PictureName[] {
  const ofCities = cities.map(({ name, bbox: [west, south, east, north], label }): PlacedName => {
    const [x, y] = at([(west + east) / 2, (south + north) / 2])
    const aside = label === 'east' ? (marks.find(({ city }) => city === sayName(name))?.aside ?? 0) : 0
    return { name: sayName(name), kind: `city-${label}`, x, y, aside }
  })
  const inCities = drawings
    .flatMap(({ features }) => features)
    .flatMap(({ geometry, properties }): PlacedName[] => {
      if (geometry.type !== 'Point' || !properties.name) return []
      const [x, y] = at(geometry.coordinates)
      return [{ name: sayName(properties.name), kind: labelKindOf(properties), x, y, aside: 0 }]
    })
  const level = labelLevelAt(zoom)
  const names = [...ofCities, ...inCities]
    .filter(({ kind }) => isShownAt(level, kind))
    .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind))
  const free = freeNames(names, marks, 1)
  const freeOnNarrow = NARROW.map((scale) => freeNames(free, marks, scale))
  return free.map((name) => ({ ...name, isUnderOnNarrow: freeOnNarrow.some((set) => !set.includes(name)) }))
}

type PlacedName = Omit<PictureName, 'isUnderOnNarrow'>

/**
 * The names that are neither under a mark nor under a name of a higher rank.
 *
 * @param scale the size of the picture in parts of the usual one: letters do not become smaller with it.
 */
function freeNames(names: readonly PlacedName[], marks: readonly PictureMark[], scale: number): PlacedName[] {
  const titles = scale === 1 ? marks.filter(({ isNamed }) => isNamed).map(boxOfTitle) : []
  const taken: Box[] = [...marks.map((mark) => boxOfMark(mark, scale)), ...titles]
  return names.filter((name) => {
    const box = boxOfName(name, scale)
    if (taken.some((other) => boxesOverlap(other, box))) return false
    // Names of cities were set beside each other by hand.
    if (!name.kind.startsWith('city-')) taken.push(box)
    return true
  })
}

function boxOfMark({ text, x: place, y, share, aside }: PictureMark, scale: number) {
  const x = place + unitsOf(aside) / scale
  const wide = unitsOf(share === null ? text.length * LETTER + TAG.edge : CLUSTER) / scale / 2
  const high = unitsOf(share === null ? TAG.height : CLUSTER / 2) / scale
  return { left: x - wide, right: x + wide, top: y - high, bottom: share === null ? y : y + high }
}

function boxOfName({ name, kind, x, y, aside }: PlacedName, scale: number) {
  const units = (pixels: number) => unitsOf(pixels) / scale
  if (aside > 0) {
    const left = x + units(aside - CITY.above.left)
    const top = y - units(CITY.above.up + 8)
    return { left, right: left + units(name.length * CITY.letter), top, bottom: top + units(16) }
  }
  const edges = { top: y - units(8), bottom: y + units(8) }
  const [near, far] = [units(CITY.distance), units(CITY.distance + name.length * CITY.letter)]
  if (kind === 'city-west') return { ...edges, left: x - far, right: x - near }
  if (kind === 'city-east') return { ...edges, left: x + near, right: x + far }
  const wide = units(name.length * LETTER) / 2
  return { ...edges, left: x - wide, right: x + wide }
}
