import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl'
import { type CityDrawing, type DrawnCity, type DrawnFeature, overlaps, smoothDrawing } from '../drawing'
import { labelLevelAt } from '../label-levels'
import { boundsInView } from '../map-camera'
import { labelCities, labelDrawing } from '../map-labels'
import { CITY_ZOOM, DRAWINGS } from '../map-style'
import type { MapNames } from '../places'
import { readJson } from './ask-site'

const FOLDER = '/maps'

/** The cities that have a drawing. */
export async function readDrawnCities(): Promise<DrawnCity[]> {
  return readJson<DrawnCity[]>(`${FOLDER}/index.json`)
}

/**
 * Draws each city once, when it comes into view, and shows as many names as the zoom has room for.
 *
 * @param isToDraw whether a city is drawn by us; all have their names.
 */
export function followCities(
  map: MapLibreMap,
  cities: readonly DrawnCity[],
  names: MapNames,
  isToDraw: (city: DrawnCity) => boolean,
): void {
  const ours = cities.filter(isToDraw)
  const drawn: DrawnFeature[] = []
  const asked = new Set<string>()
  labelCities(map, cities, names)
  const follow = async () => {
    map.getContainer().dataset.detail = String(labelLevelAt(map.getZoom()))
    const arrived = await Promise.all(inView(map, ours, asked).map((city) => drawingOf(city, asked)))
    const features = arrived.flat()
    if (features.length === 0) return
    drawn.push(...features)
    labelDrawing(map, features, names)
    await map.getSource<GeoJSONSource>(DRAWINGS)?.setData({ type: 'FeatureCollection', features: drawn })
  }
  map.on('zoom', () => {
    map.getContainer().dataset.detail = String(labelLevelAt(map.getZoom()))
  })
  map.on('moveend', () => void follow())
  void follow()
}

function inView(map: MapLibreMap, cities: readonly DrawnCity[], asked: ReadonlySet<string>): DrawnCity[] {
  if (map.getZoom() < CITY_ZOOM) return []
  const view = boundsInView(map)
  return cities.filter(({ slug, bbox }) => !asked.has(slug) && overlaps(bbox, view))
}

/**
 * Empty when the file cannot be loaded: the markers then have a plain background, and the next movement tries again.
 */
async function drawingOf({ slug }: DrawnCity, asked: Set<string>): Promise<DrawnFeature[]> {
  asked.add(slug)
  try {
    return smoothDrawing(await readJson<CityDrawing>(`${FOLDER}/${slug}.geojson`))
  } catch {
    asked.delete(slug)
    return []
  }
}
