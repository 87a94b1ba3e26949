import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import { sayName } from '@/words/say'
import type { CityDrawing } from './drawing'
import { isShownAt, type LabelKind, labelKindOf, labelLevelAt, NAME_EDGE, NAME_GAP, rankOf } from './label-levels'
import { EDGE } from './map-camera'
import { farTag, framedOf, groupsOf } from './marks/groups'
import { dotBox, grown, heldInside, placeTags, type TagPlace, tagBox } from './marks/tag-places'
import { type Fit, type PictureFrame, type PictureSize, pictureSizes, unitsOf } from './picture-frame'
import { boxOfCount, clearOfEachOther, clusterSide, type MapPlace, spotsOf, tagOf } from './places'

/** A count of a city, or the tag of a spot. */
export interface PictureMark {
  key: string
  text: string
  /** Of a single project; else empty. */
  name: string
  x: number
  y: number
  /** The part of all projects, of a count; `null` of a tag. */
  share: number | null
  /** In the language of the page. */
  city: string
  /** How far its tag or count is from its point, at each kind of size. A count is moved east of one that it would cover. */
  tagPlaces: Readonly<Record<PictureSize, TagPlace | null>>
  /** Whether it is outside of the framed area, and stands at the edge. */
  isFar: boolean
}

export interface PictureName {
  /** In the language of the page. */
  name: string
  kind: LabelKind
  x: number
  y: number
  /** The kinds of size at which it has no room. */
  under: readonly PictureSize[]
  /** For the name of a city: where it stands beside its mark, as two CSS lengths. Empty for any other name. */
  beside: string
  /** The same on a narrow map. */
  besideOnNarrow: string
}

/** Estimated pixels of a letter of a name, and of half the height of a name. */
const LETTER = 6.5
const HALF_LINE = 8

/** Pixels of what lies over a corner of the map, and its distance from the edge. */
const CORNER = 12
const BUTTONS = { below: 48, width: 44, height: 173 }
const BAR = { width: 132, height: 36 }
/** Pixels between a tag and the edge of the map. */
const INSET = 3

/** The marks of the first view, each with its place at every size. */
export function marksOf(places: readonly MapPlace[], frame: PictureFrame): PictureMark[] {
  const framed = framedOf(places)
  const groups = groupsOf(spotsOf(places), frame.zoom)
  const marks = groups.map((group): PictureMark => {
    const { key, city, spots, longitude, latitude } = group
    const [x, y] = frame.at([longitude, latitude])
    const count = spots.reduce((sum, spot) => sum + spot.places.length, 0)
    const none = { narrow: null, low: null, large: null }
    if (spots.length > 1) {
      return {
        key,
        city,
        x,
        y,
        text: String(count),
        name: '',
        share: count / places.length,
        tagPlaces: none,
        isFar: false,
      }
    }
    const [spot] = spots
    const [place] = spot.places
    const isFar = !framed.includes(place)
    const text = isFar ? farTag(spot, framed) : tagOf(spot)
    return { key, city, x, y, text, name: count === 1 ? place.name : '', share: null, tagPlaces: none, isFar }
  })
  const placed = pictureSizes.map((size) => placesAt(size, marks, frame))
  return marks.map((mark, index) => {
    const [narrow = null, low = null, large = null] = placed.map((of) => of[index])
    return { ...mark, tagPlaces: { narrow, low, large } }
  })
}

/** @returns where each mark stands from its point, in pixels. */
function placesAt(size: PictureSize, marks: readonly PictureMark[], frame: PictureFrame): (TagPlace | null)[] {
  const fits = frame.fits[size]
  const counts = marks.filter(({ share }) => share !== null)
  const tags = marks.filter(({ share }) => share === null)
  // The narrowest map comes first: counts are nearest each other there, so what is clear there is clear everywhere.
  const [smallest] = fits
  const boxes = counts.map(({ city, share, ...mark }) => {
    const { x, y } = smallest ? pixelOf(mark, smallest) : mark
    return { city, x, y, side: clusterSide(share ?? 0) }
  })
  const asides = clearOfEachOther(boxes)
  const atTags = placeTags(
    tags,
    fits.map((fit) => ({
      points: tags.map((mark) => pointOn(mark, fit)),
      frame: { left: INSET, top: INSET, right: fit.width - INSET, bottom: fit.height - INSET },
      taken: [
        ...boxesOver(fit, size),
        ...counts.map((mark, index) => {
          const { x, y } = pixelOf(mark, fit)
          return boxOfCount({ x: x + (asides[index] ?? 0), y, side: clusterSide(mark.share ?? 0) })
        }),
      ],
    })),
  )
  return marks.map((mark) => {
    const count = counts.indexOf(mark)
    if (count < 0) return atTags[tags.indexOf(mark)] ?? null
    return { x: asides[count] ?? 0, y: 0, isNamed: false }
  })
}

/** In pixels of the whole map. */
function pixelOf({ x, y }: { x: number; y: number }, { scale, left, top }: Fit) {
  const pixel = scale / unitsOf(1)
  return { x: left + x * pixel, y: top + y * pixel }
}

/** Also of a mark that stands at the edge. */
function pointOn(mark: PictureMark, fit: Fit) {
  const point = pixelOf(mark, fit)
  const frame = { left: EDGE, top: EDGE, right: fit.width - EDGE, bottom: fit.height - EDGE }
  return mark.isFar ? heldInside(point, fit.middle, frame) : point
}

/** The space of a mark in pixels of the whole map. */
export function pixelBoxOf(mark: PictureMark, fit: Fit, size: PictureSize): Box {
  const [point, place] = [pointOn(mark, fit), mark.tagPlaces[size] ?? NOWHERE]
  if (mark.share === null) return tagBox(mark, place, point)
  return boxOfCount({ x: point.x + place.x, y: point.y, side: clusterSide(mark.share) })
}

/** Of a tag that has no place: it stands on its point, without its words. */
const NOWHERE: TagPlace = { x: 0, y: 0, isNamed: false }

/** The names of localities and waters that have room at one size of the map at least. */
export function namesOnPicture(
  drawings: readonly CityDrawing[],
  marks: readonly PictureMark[],
  frame: PictureFrame,
): PictureName[] {
  const { at, zoom, fits } = frame
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
  const free = pictureSizes.map((size) => freeNames(names, marks, fits[size], size))
  return names
    .map((name) => ({
      ...name,
      beside: '',
      besideOnNarrow: '',
      under: pictureSizes.filter((_, index) => !free[index]?.includes(name)),
    }))
    .filter(({ under }) => under.length < pictureSizes.length)
}

type PlacedName = Pick<PictureName, 'name' | 'kind' | 'x' | 'y'>

/** The names that are nowhere under a mark, nor under a name of a higher rank, nor near the edge of the map. */
function freeNames(
  names: readonly PlacedName[],
  marks: readonly PictureMark[],
  fits: readonly Fit[],
  size: PictureSize,
): PlacedName[] {
  const taken = fits.map((fit): Box[] => [
    ...marks.flatMap((mark) => [pixelBoxOf(mark, fit, size), dotBox(pointOn(mark, fit))]),
    ...boxesOver(fit, size),
  ])
  return names.filter((name) => {
    const boxes = fits.map((fit): Box => {
      const { x, y } = pixelOf(name, fit)
      const halfWidth = (name.name.length * LETTER) / 2
      return { left: x - halfWidth, right: x + halfWidth, top: y - HALF_LINE, bottom: y + HALF_LINE }
    })
    const isFree = boxes.every(
      (box, at) =>
        !taken[at]?.some((other) => boxesOverlap(grown(other, NAME_GAP), box)) &&
        box.left >= NAME_EDGE &&
        box.right <= (fits[at]?.width ?? 0) - NAME_EDGE &&
        box.top >= NAME_EDGE &&
        box.bottom <= (fits[at]?.height ?? 0) - NAME_EDGE,
    )
    if (isFree) for (const [at, box] of boxes.entries()) taken[at]?.push(box)
    return isFree
  })
}

/** The buttons in the upper corner and the scale bar in the lower one, as their style sheets place them. */
function boxesOver({ width, height }: Fit, size: PictureSize): Box[] {
  const top = CORNER + (size === 'narrow' ? BUTTONS.below : 0)
  return [
    { left: width - BUTTONS.width - CORNER, right: width, top, bottom: top + BUTTONS.height },
    { left: width - BAR.width, right: width, top: height - BAR.height, bottom: height },
  ]
}
