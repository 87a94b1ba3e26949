import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { type Area, areaAround, parseMapArea } from './area'
import type { Bounds } from './drawing'
import { framedOf } from './marks/groups'
import { type MapPlace, withMinimumSize } from './places'

/** Pixels around the area that is fitted into view: no point is under the buttons, and most have room above them. */
const PADDING = { top: 68, right: 84, bottom: 52, left: 60 }
const PADDING_NARROW = { top: 60, right: 66, bottom: 46, left: 34 }
/** Where the country is in view, names of cities stand beside their clusters. */
const PADDING_OF_COUNTRY = { top: 20, right: 112, bottom: 30, left: 92 }
const PADDING_OF_COUNTRY_NARROW = { top: 20, right: 84, bottom: 30, left: 80 }
/** An area of more degrees is the country. */
const COUNTRY_DEGREES = 4
/** The land north and south of the outermost cities of the country, as a part of what lies between them. */
const LAND_AROUND = 0.1
/**
 * Pixels of the map's width; below it, the margins are smaller. The style sheet
 * of the picture has it too (map-picture.module.css).
 */
const NARROW = 560
export const CLOSEST = 12
/** The closest that a visitor can zoom in, on drawings and on streets. */
export const CLOSEST_OF_ALL = 15
export const CLOSEST_ON_STREETS = 17
/** The area shown when no project has a position. */
const EVERYWHERE: Area = { west: 70, south: 8, east: 83, north: 29 }

/** Marks a movement that the visitor started with a button; movements by hand have an `originalEvent`. */
export const BY_VISITOR = { byVisitor: true } as const

/** Pixels from the edge of the map to the tip of a mark that points beyond it. */
export const EDGE = 6

/** The area of all shown projects; where it is the country, with the land around them. */
export function areaOfAll(places: readonly MapPlace[]): Area {
  const around = areaAround(places)
  if (!around) return EVERYWHERE
  const area = withMinimumSize(around)
  const more = isCountry(area) ? LAND_AROUND * (area.north - area.south) : 0
  return { ...area, south: area.south - more, north: area.north + more }
}

function isCountry({ west, south, east, north }: Area): boolean {
  return Math.max(east - west, north - south) > COUNTRY_DEGREES
}

/** The first view: the area in the address, otherwise the area of the shown projects without one that is far away. */
export function firstArea(asked: string | undefined, places: readonly MapPlace[]): Area {
  return parseMapArea(asked ?? '') ?? areaOfAll(framedOf(places))
}

/** The padding of a wide and of a narrow map around an area. */
export function paddingsOf(area: Area): { wide: typeof PADDING; narrow: typeof PADDING } {
  return isCountry(area)
    ? { wide: PADDING_OF_COUNTRY, narrow: PADDING_OF_COUNTRY_NARROW }
    : { wide: PADDING, narrow: PADDING_NARROW }
}

/** How an area is fitted into a map of this width in pixels. An area from the address fills the map; around markers there is padding. */
export function cameraOf(
  area: Area,
  asked: boolean,
  width: number,
): { bounds: LngLatBoundsLike; fitBoundsOptions: object } {
  const { wide, narrow } = paddingsOf(area)
  const bounds: LngLatBoundsLike = [area.west, area.south, area.east, area.north]
  return {
    bounds,
    fitBoundsOptions: asked ? {} : { padding: width < NARROW ? narrow : wide, maxZoom: CLOSEST },
  }
}

/** The middle of the fitted area on a map of this size, in pixels. */
export function middleOf(width: number, height: number): { x: number; y: number } {
  const { left, right, top, bottom } = width < NARROW ? PADDING_NARROW : PADDING
  return { x: (left + width - right) / 2, y: (top + height - bottom) / 2 }
}

/** Whether the map shows just this area. */
export function isFitted(map: MapLibreMap, area: Area): boolean {
  const { bounds, fitBoundsOptions } = cameraOf(area, false, map.getContainer().clientWidth)
  const { center, zoom } = map.cameraForBounds(bounds, fitBoundsOptions) ?? {}
  if (!center || zoom === undefined || Math.abs(zoom - map.getZoom()) > 0.01) return false
  return map.project(center).dist(map.project(map.getCenter())) < 2
}

export function moveTo(map: MapLibreMap, area: Area, asked: boolean): void {
  const { bounds, fitBoundsOptions } = cameraOf(area, asked, map.getContainer().clientWidth)
  map.fitBounds(bounds, fitBoundsOptions)
}

/** Shows all of an area, from at least this zoom. */
export function openArea(map: MapLibreMap, area: Area, leastZoom: number): void {
  const { bounds, fitBoundsOptions } = cameraOf(area, false, map.getContainer().clientWidth)
  const { center, zoom = leastZoom } = map.cameraForBounds(bounds, fitBoundsOptions) ?? {}
  map.easeTo({ ...(center ? { center } : {}), zoom: Math.max(zoom, leastZoom) }, BY_VISITOR)
}

/** Zooms in around the place nearest to the middle, so that it stays in view. */
export function zoomOptionsFor(map: MapLibreMap, places: readonly MapPlace[]): { around?: [number, number] } {
  const middle = map.project(map.getCenter())
  const inView = map.getBounds()
  const near = places
    .filter(({ longitude, latitude }) => inView.contains([longitude, latitude]))
    .map((place) => ({ place, far: map.project([place.longitude, place.latitude]).dist(middle) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return near ? { around: [near.place.longitude, near.place.latitude] } : {}
}

export function areaInView(map: MapLibreMap): Area {
  const [west, south, east, north] = boundsInView(map)
  return { west, south, east, north }
}

export function boundsInView(map: MapLibreMap): Bounds {
  const bounds = map.getBounds()
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]
}

/** Metres around the equator, and the most pixels of a scale bar. */
const EQUATOR = 40_075_016
const LONGEST_BAR = 120

/** The width of a pixel in metres, at a zoom and a latitude; the library counts zooms from 512 pixels. */
export function metresOfPixel(zoom: number, latitude: number): number {
  return (EQUATOR * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)
}

/** The longest scale bar of a round length: its kilometres (or half of one), and its pixels. */
export function scaleBarOf(metres: number): { kilometres: number; pixels: number } {
  const most = (LONGEST_BAR * metres) / 1000
  const power = 10 ** Math.floor(Math.log10(most))
  const kilometres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power
  return { kilometres, pixels: (kilometres * 1000) / metres }
}
