import { addProtocol, type LayerSpecification, type Map as MapLibreMap } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import { isWithin } from '../area'
import { type DrawnCity, overlaps } from '../drawing'
import { boundsInView } from '../map-camera'
import { CITY_ZOOM, type Palette } from '../map-style'
import type { StreetArea } from '../places'
import { type StreetNames, streetLayers } from './street-style'

/** Reads archives of our own origin by ranges, so that a map loads only the tiles in view. */
const FOLDER = '/api/map-tiles'

/** Once in a page, however many maps it shows. */
let registered = false

/**
 * Draws streets where the operator has an archive of them, once they come into view.
 *
 * @returns the layers of all areas, also of those that are not drawn yet.
 */
export function followStreets(
  map: MapLibreMap,
  areas: readonly StreetArea[],
  names: StreetNames,
  colours: () => Palette,
): () => LayerSpecification[] {
  if (!registered) addProtocol('pmtiles', new Protocol().tile)
  registered = true
  const drawn = new Set<string>()
  const follow = () => {
    if (map.getZoom() < CITY_ZOOM) return
    const view = boundsInView(map)
    for (const area of areas.filter((one) => !drawn.has(one.name) && overlaps(boundsOf(one), view))) {
      const { name } = area
      drawn.add(name)
      map.addSource(sourceOf(name), {
        type: 'vector',
        url: `pmtiles://${new URL(`${FOLDER}/${encodeURIComponent(name)}`, location.href)}`,
        bounds: boundsOf(area),
      })
      for (const layer of streetLayers(sourceOf(name), colours(), names)) map.addLayer(layer)
    }
  }
  map.on('moveend', follow)
  follow()
  return () => [...drawn].flatMap((name) => streetLayers(sourceOf(name), colours(), names))
}

/** Whether the middle of a city is in one of the areas. */
export function hasStreets({ bbox: [west, south, east, north] }: DrawnCity, areas: readonly StreetArea[]): boolean {
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  return areas.some((area) => isWithin(middle, area))
}

function boundsOf({ west, south, east, north }: StreetArea): [number, number, number, number] {
  return [west, south, east, north]
}

function sourceOf(name: string): string {
  return `streets-${name}`
}
