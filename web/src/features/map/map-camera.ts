import type { LngLatBoundsLike, Map as MapLibreMap } from 'maplibre-gl'
import { type Area, areaAround, parseMapArea } from './area'
import { atLeastAround, type MapPlace } from './places'

/** Pixels round what is fitted into view: markers stand above their place, and not under the buttons. */
const PADDING = { top: 64, right: 96, bottom: 56, left: 80 }
const CLOSEST = 12
/** What is looked at when nothing that is shown has a place. */
const EVERYWHERE: Area = { west: 70, south: 11, east: 83, north: 29 }

/** Goes with a movement that the visitor asked for by a button, as an `originalEvent` does by hand. */
export const BY_VISITOR = { byVisitor: true } as const

/** All that is shown. */
export function areaOfAll(places: readonly MapPlace[]): Area {
  const around = areaAround(places)
  return around ? atLeastAround(around) : EVERYWHERE
}

/** What is looked at first: the part that was asked for in the address, else all that is shown. */
export function firstArea(asked: string | undefined, places: readonly MapPlace[]): Area {
  return parseMapArea(asked ?? '') ?? areaOfAll(places)
}

/** How an area comes into view. One that was asked for fills it; round markers there is room. */
export function cameraOf(area: Area, asked: boolean): { bounds: LngLatBoundsLike; fitBoundsOptions: object } {
  const bounds: LngLatBoundsLike = [area.west, area.south, area.east, area.north]
  return { bounds, fitBoundsOptions: asked ? {} : { padding: PADDING, maxZoom: CLOSEST } }
}

export function moveTo(map: MapLibreMap, area: Area, asked: boolean): void {
  const { bounds, fitBoundsOptions } = cameraOf(area, asked)
  map.fitBounds(bounds, fitBoundsOptions)
}

/** What zooming in goes about: the place nearest to the middle stays where it is, so that it is not pushed out of sight. */
export function stayingInView(map: MapLibreMap, places: readonly MapPlace[]): { around?: [number, number] } {
  const middle = map.project(map.getCenter())
  const inView = map.getBounds()
  const near = places
    .filter(({ longitude, latitude }) => inView.contains([longitude, latitude]))
    .map((place) => ({ place, far: map.project([place.longitude, place.latitude]).dist(middle) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return near ? { around: [near.place.longitude, near.place.latitude] } : {}
}

export function areaInView(map: MapLibreMap): Area {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}
