import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import { sayName } from '@/words/say'
import type { CityDrawing } from './drawing'
import { isShownAt, type LabelKind, labelKindOf, labelLevelAt, NAME_EDGE, rankOf } from './label-levels'
import { fromTag } from './map-words'
import { type Fit, type PictureFrame, unitsOf } from './picture-frame'
import {
  boxesOfMark,
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS,
  clearOfEachOther,
  clusterSide,
  crowdedMarks,
  type MapPlace,
  type MapSpot,
  spotsByCity,
  spotsOf,
  tagOf,
} from './places'

/** A spot or a cluster of spots. */
export interface PictureMark {
  key: string
  text: string
  /** The lowest price beside a count; else empty. */
  from: string
  /** Of a single project; else empty. */
  name: string
  /** Whether its name has room above its tag on a wide map. */
  isNamed: boolean
  /** Whether its words have no room, on a wide map and on each of the narrow ones. */
  isBare: boolean
  isBareOnNarrow: readonly boolean[]
  x: number
  y: number
  /** The part of all projects, of a cluster; `null` of a single spot. */
  share: number | null
  /** In the language of the page. */
  city: string
  /** Pixels to the east of its place, beside a cluster that would cover it, on a wide map and on a narrow one. */
  aside: number
  asideOnNarrow: number
}

export interface PictureName {
  /** In the language of the page. */
  name: string
  kind: LabelKind
  x: number
  y: number
  /** Under a mark on a narrow map, where the places are nearer to each other. */
  isUnderOnNarrow: boolean
  /** Without room on a map that is wide and not large. */
  isUnderAtUsual: boolean
  isUnderOnLarge: boolean
  /** How it stands beside the mark of its city, as two lengths of a style sheet; empty of others. */
  beside: string
  besideOnNarrow: string
}

/** Estimated sizes in pixels: of a letter, of the edges of a name, from its place up to it, and of its height. */
const LETTER = 6.5
const TITLE = { edge: 18, above: 33, height: 22 }

/** The least of the narrow maps, for which counts of cities stand beside each other. */
export const LEAST_NARROW = 0

/** Pixels of what lies over a corner of the map, and its distance from the edge. */
const CORNER = 12
const BUTTONS = { below: 48, width: 44, height: 173 }
const BAR = { width: 120, height: 32 }

/** Places of a city that are near each other are one mark, as the library would make it at this zoom; the cheapest come first. */
export function marksOf(places: readonly MapPlace[], { at, zoom, narrow }: PictureFrame): PictureMark[] {
  const none = {
    name: '',
    from: '',
    isNamed: false,
    isBare: false,
    isBareOnNarrow: [],
    share: null,
    aside: 0,
    asideOnNarrow: 0,
  }
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
      const [first, ...others] = spots
      const key = first?.key ?? ''
      const all = spots.flatMap((spot) => spot.places)
      if (first && others.length === 0) {
        return { ...none, key, text: tagOf(first), name: all.length === 1 ? first.places[0].name : '', x, y, city }
      }
      const points = spots.map((spot) => pointOf(spot, at))
      const mean = (side: 0 | 1) => points.reduce((sum, one) => sum + one[side], 0) / points.length
      const cheapest = places[Math.min(...spots.map(({ rank }) => rank))]
      return {
        ...none,
        key,
        text: String(all.length),
        from: cheapest?.from && labelLevelAt(zoom) > 0 ? fromTag(cheapest.from) : '',
        x: mean(0),
        y: mean(1),
        share: all.length / places.length,
        city,
      }
    })
  })
  const clusters = marks.filter(({ share }) => share !== null)
  const asidesAt = (scale: number) =>
    clearOfEachOther(
      clusters.map(({ x, y, share, city }) => ({
        city,
        x: (x * scale) / unitsOf(1),
        y: (y * scale) / unitsOf(1),
        side: clusterSide(share ?? 0),
      })),
    )
  const [asides, onNarrow] = [asidesAt(1), asidesAt(narrow[LEAST_NARROW]?.scale ?? 1)]
  const apart = marks.map((mark) => {
    const index = clusters.indexOf(mark)
    return { ...mark, aside: asides[index] ?? 0, asideOnNarrow: onNarrow[index] ?? 0 }
  })
  return withNames(withWords(apart, narrow))
}

/** What has no room for its words at the usual size, and at one of the narrow ones. */
function withWords(marks: readonly PictureMark[], narrowFits: readonly Fit[]): PictureMark[] {
  const usual = crowdedMarks(marks.map((mark) => inPixels(mark, 1)))
  const narrow = narrowFits.map(({ scale }) => crowdedMarks(marks.map((mark) => inPixels(mark, scale, true))))
  return marks.map((mark, index) => ({
    ...mark,
    isBare: usual[index] === true,
    isBareOnNarrow: narrow.map((crowded) => crowded[index] === true),
  }))
}

function inPixels({ text, from, share, x, y, aside, asideOnNarrow }: PictureMark, scale: number, isNarrow = false) {
  const pixels = scale / unitsOf(1)
  const words = share === null ? text : from
  return {
    text: words,
    x: x * pixels + (isNarrow ? asideOnNarrow : aside),
    y: y * pixels,
    side: share === null ? null : clusterSide(share),
  }
}

/** A name is shown where it covers no other mark and no other name. */
function withNames(marks: readonly PictureMark[]): PictureMark[] {
  const shown: Box[] = []
  return marks.map((mark) => {
    if (!mark.name || mark.isBare) return mark
    const box = boxOfTitle(mark)
    const others = marks.filter((other) => other !== mark).map((other) => boxOfMark(other, 1, null))
    const isNamed = ![...others, ...shown].some((other) => boxesOverlap(other, box))
    if (isNamed) shown.push(box)
    return { ...mark, isNamed }
  })
}

/** The name of a project, above its tag. */
function boxOfTitle({ name, x, y }: PictureMark): Box {
  const wide = unitsOf(name.length * LETTER + TITLE.edge) / 2
  const bottom = y - unitsOf(TITLE.above)
  return { left: x - wide, right: x + wide, top: bottom - unitsOf(TITLE.height), bottom }
}

function pointOf({ places: [{ longitude, latitude }] }: MapSpot, at: PictureFrame['at']) {
  return at([longitude, latitude])
}

/** The names of the localities and waters of cities, without those that have room on a map of no size. */
export function namesOnPicture(
  drawings: readonly CityDrawing[],
  marks: readonly PictureMark[],
  frame: PictureFrame,
): PictureName[] {
  const { at, zoom, narrow, large } = frame
  const level = labelLevelAt(zoom)
  const names = drawings
    .flatMap(({ features }) => features)
    .flatMap(({ geometry, properties }): PlacedName[] => {
      if (geometry.type !== 'Point' || !properties.name) return []
      const [x, y] = at(geometry.coordinates)
      return [{ name: sayName(properties.name), kind: labelKindOf(properties), x, y }]
    })
    .filter(({ kind }) => isShownAt(level, kind))
    .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind))
  const freeAt = (fit: Fit, narrowOne: number | null) =>
    freeNames(names, marks, fit.scale, roomAround(frame, fit, narrowOne !== null), narrowOne)
  const freeOnLarge = freeAt(large, null)
  const freeAtUsual = freeAt({ scale: 1, spare: { x: 0, y: 0 } }, null)
  const freeOnNarrow = narrow.map(freeAt)
  return names
    .map((name) => ({
      ...name,
      beside: '',
      besideOnNarrow: '',
      isUnderOnLarge: !freeOnLarge.includes(name),
      isUnderAtUsual: !freeAtUsual.includes(name),
      isUnderOnNarrow: freeOnNarrow.some((set) => !set.includes(name)),
    }))
    .filter((name) => !(name.isUnderOnLarge && name.isUnderAtUsual && name.isUnderOnNarrow))
}

type PlacedName = Pick<PictureName, 'name' | 'kind' | 'x' | 'y'>

/** Where names may stand: not near the edge of the map. */
function roomAround({ width, height, room }: PictureFrame, { scale, spare }: Fit, isNarrow: boolean): Box {
  const { left, right, top, bottom } = isNarrow ? room.narrow : room.wide
  const units = (pixels: number) => unitsOf(pixels - NAME_EDGE) / scale
  return {
    left: -units(left + spare.x),
    right: width + units(right + spare.x),
    top: -units(top + spare.y),
    bottom: height + units(bottom + spare.y),
  }
}

/**
 * The names that are neither under a mark nor under a name of a higher rank.
 *
 * @param scale the size of the picture in parts of the usual one: letters do not become smaller with it.
 * @param narrow which of the narrow maps it is; `null` on a wide one.
 */
function freeNames(
  names: readonly PlacedName[],
  marks: readonly PictureMark[],
  scale: number,
  room: Box,
  narrow: number | null,
): PlacedName[] {
  const isNarrow = narrow !== null
  const titles = isNarrow ? [] : marks.filter(({ isNamed }) => isNamed).map(boxOfTitle)
  const taken: Box[] = [
    ...marks.map((mark) => boxOfMark(mark, scale, narrow)),
    ...titles,
    ...boxesOver(room, unitsOf(1) / scale, isNarrow),
  ]
  return names.filter((name) => {
    const box = boxOfName(name, scale)
    if (taken.some((other) => boxesOverlap(other, box))) return false
    const isInside =
      box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom
    if (isInside) taken.push(box)
    return isInside
  })
}

/** The buttons in the upper corner and the scale bar in the lower one, as their style sheets place them. */
function boxesOver(room: Box, pixel: number, isNarrow: boolean): Box[] {
  const right = room.right + NAME_EDGE * pixel
  const top = room.top + ((isNarrow ? BUTTONS.below : 0) + CORNER - NAME_EDGE) * pixel
  const bottom = room.bottom + NAME_EDGE * pixel
  return [
    { left: right - (BUTTONS.width + CORNER) * pixel, right, top, bottom: top + BUTTONS.height * pixel },
    { left: right - BAR.width * pixel, right, top: bottom - BAR.height * pixel, bottom },
  ]
}

/** @param narrow which of the narrow maps it is; `null` of a wide one. */
export function pixelBoxOf(mark: PictureMark, scale: number, narrow: number | null): Box {
  const { worded, bare } = boxesOfMark(inPixels(mark, scale, narrow !== null))
  return (narrow === null ? mark.isBare : mark.isBareOnNarrow[narrow]) ? bare : worded
}

function boxOfMark(mark: PictureMark, scale: number, narrow: number | null): Box {
  const { left, right, top, bottom } = pixelBoxOf(mark, scale, narrow)
  const units = unitsOf(1) / scale
  return { left: left * units, right: right * units, top: top * units, bottom: bottom * units }
}

function boxOfName({ name, x, y }: PlacedName, scale: number): Box {
  const units = (pixels: number) => unitsOf(pixels) / scale
  const wide = units(name.length * LETTER) / 2
  return { left: x - wide, right: x + wide, top: y - units(8), bottom: y + units(8) }
}
