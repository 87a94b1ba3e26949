import { boxesOverlap } from '@/ui/chart/place-labels'
import type { CityDrawing, DrawnCity } from './drawing'
import { type LabelKind, labelKindOf } from './label-levels'
import { type PictureFrame, unitsOf } from './picture-frame'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, type MapPlace } from './places'

/** A project or a cluster of them. */
export interface PictureMark {
  key: string
  text: string
  x: number
  y: number
  /** The part of all projects, of a cluster; `null` of a single project. */
  share: number | null
}

export interface PictureName {
  name: string
  kind: LabelKind
  x: number
  y: number
}

/** Estimated sizes in pixels: of a letter, of a tag with its edges, and of a cluster. */
const LETTER = 7
const TAG = { edge: 18, height: 36 }
const CLUSTER = 48
/** A narrow map in parts of the usual size: the picture is scaled to it, its marks and names are not. */
const NARROW = 0.7

/** Places that are near each other are one mark, as the library would make it at this zoom. */
export function marksOf(places: readonly MapPlace[], { at, zoom }: PictureFrame): PictureMark[] {
  // The library makes clusters at whole zooms.
  const radius = zoom < CLUSTER_MAX_ZOOM + 1 ? unitsOf(CLUSTER_RADIUS * 2 ** (zoom - Math.floor(zoom))) : 0
  const groups: { x: number; y: number; places: MapPlace[] }[] = []
  for (const place of places) {
    const [x, y] = at([place.longitude, place.latitude])
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < radius)
    if (near) near.places.push(place)
    else groups.push({ x, y, places: [place] })
  }
  return groups.map(({ x, y, places: [first, ...others] }) => {
    const key = first?.slug ?? ''
    if (others.length === 0) return { key, text: first?.tag ?? '', x, y, share: null }
    const all = [first, ...others].flatMap((place) => (place ? [at([place.longitude, place.latitude])] : []))
    const mean = (side: 0 | 1) => all.reduce((sum, one) => sum + one[side], 0) / all.length
    return { key, text: String(all.length), x: mean(0), y: mean(1), share: all.length / places.length }
  })
}

/** The names of cities and of their localities and waters, without those that a mark covers on a narrow map. */
export function namesOnPicture(
  cities: readonly DrawnCity[],
  drawings: readonly CityDrawing[],
  marks: readonly PictureMark[],
  { at }: PictureFrame,
): PictureName[] {
  const ofCities = cities.map(({ name, bbox: [west, south, east, north], label }): PictureName => {
    const [x, y] = at([(west + east) / 2, (south + north) / 2])
    return { name, kind: `city-${label}`, x, y }
  })
  const inCities = drawings
    .flatMap(({ features }) => features)
    .flatMap(({ geometry, properties }): PictureName[] => {
      if (geometry.type !== 'Point' || !properties.name) return []
      const [x, y] = at(geometry.coordinates)
      return [{ name: properties.name, kind: labelKindOf(properties), x, y }]
    })
  const boxes = marks.map(boxOfMark)
  return [...ofCities, ...inCities.filter((name) => !boxes.some((box) => boxesOverlap(box, boxOfName(name))))]
}

function boxOfMark({ text, x, y, share }: PictureMark) {
  const wide = unitsOf(share === null ? text.length * LETTER + TAG.edge : CLUSTER) / 2 / NARROW
  const high = unitsOf(share === null ? TAG.height : CLUSTER / 2) / NARROW
  return { left: x - wide, right: x + wide, top: y - high, bottom: share === null ? y : y + high }
}

function boxOfName({ name, x, y }: PictureName) {
  const wide = unitsOf(name.length * LETTER) / 2 / NARROW
  const high = unitsOf(16) / 2 / NARROW
  return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
}
