import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson'
import type {
  DataDrivenPropertyValueSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { Bounds, DrawnCity, DrawnFeature } from './drawing'

/** The colours of the drawing by their use. */
export interface Palette {
  ground: string
  joint: string
  sheet: string
  built: string
  park: string
  airport: string
  water: string
  shore: string
  road: string
  motorway: string
  casing: string
  rail: string
  metro: string
  ink: string
  'water-ink': string
}

/** Their names in the style sheet: `--map-ground` and so on. */
export const paletteNames = [
  'ground',
  'joint',
  'sheet',
  'built',
  'park',
  'airport',
  'water',
  'shore',
  'road',
  'motorway',
  'casing',
  'rail',
  'metro',
  'ink',
  'water-ink',
] as const satisfies readonly (keyof Palette)[]

/** The map's colours from the style sheet, light or dark. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element)
  const entries = paletteNames.map((name) => [name, style.getPropertyValue(`--map-${name}`).trim()])
  return Object.fromEntries(entries) as Palette
}

export const DRAWINGS = 'drawings'
const COUNTRY = 'country'
/** From this zoom on a city is drawn; below it the city is a plain area. */
export const CITY_ZOOM = 7.5
/** Below this zoom such an area would be a speck under the mark of its city. */
export const SHEET_ZOOM = 6

/** Our own base map: a background of stone courses, and an area for each city that has a drawing. */
export function schematicStyle(
  colours: Palette,
  cities: readonly DrawnCity[],
  drawn: readonly DrawnFeature[],
): StyleSpecification {
  return {
    version: 8,
    sources: {
      ground: { type: 'geojson', data: coursedGround(INDIA) },
      [COUNTRY]: { type: 'geojson', data: '/maps/country.geojson' },
      sheets: { type: 'geojson', data: sheetsOf(cities) },
      [DRAWINGS]: { type: 'geojson', data: { type: 'FeatureCollection', features: [...drawn] } },
    },
    layers: layersOf(colours),
  }
}

/** The area that is covered with courses: large enough for all possible projects. */
export const INDIA: Bounds = [44, 0, 116, 42]
/** The courses are a ground, and must not be read as districts. */
export const JOINT_OPACITY = 0.4
/** In degrees. */
const COURSE = 2
const STONE = 4

/** The lines of a wall, without two vertical ones above each other; shown where no city is drawn. */
export function coursedGround([west, south, east, north]: Bounds): FeatureCollection<LineString> {
  const lines: Feature<LineString>[] = []
  const line = (from: [number, number], to: [number, number]) =>
    lines.push({ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [from, to] } })
  for (let y = south, course = 0; y <= north; y += COURSE, course++) {
    line([west, y], [east, y])
    if (y === north) break
    for (let x = west + (course % 2 === 0 ? 0 : STONE / 2); x <= east; x += STONE) line([x, y], [x, y + COURSE])
  }
  return { type: 'FeatureCollection', features: lines }
}

function sheetsOf(cities: readonly DrawnCity[]): FeatureCollection<Polygon> {
  return {
    type: 'FeatureCollection',
    features: cities.map(({ name, bbox: [west, south, east, north] }) => ({
      type: 'Feature',
      properties: { name },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ],
        ],
      },
    })),
  }
}

export type Width = DataDrivenPropertyValueSpecification<number>

/** A width in pixels that grows with the zoom, with the given value where a city fills the map. */
export function widthByZoom(pixels: number): Width {
  return ['interpolate', ['exponential', 1.4], ['zoom'], 7, pixels * 0.35, 10, pixels, 15, pixels * 5]
}

function layersOf(colours: Palette): LayerSpecification[] {
  const area = (id: string, kinds: string[], colour: string): LayerSpecification => ({
    id,
    type: 'fill',
    source: DRAWINGS,
    filter: ['in', ['get', 'kind'], ['literal', kinds]],
    paint: { 'fill-color': colour },
  })
  const line = (id: string, kind: string, colour: string, width: Width, dashes?: number[]): LayerSpecification => ({
    id,
    type: 'line',
    source: DRAWINGS,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width, ...(dashes ? { 'line-dasharray': dashes } : {}) },
  })
  const rivers = (id: string, source: string): LineLayerSpecification => ({
    id,
    type: 'line',
    source,
    filter: ['==', ['get', 'kind'], 'river'],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.water, 'line-width': RIVER },
  })
  return [
    {
      id: 'ground',
      type: 'background',
      // A city fills the frame: no sheet with an edge lies on another ground.
      paint: { 'background-color': ['step', ['zoom'], colours.ground, CITY_ZOOM, colours.sheet] },
    },
    {
      id: 'courses',
      type: 'line',
      source: 'ground',
      maxzoom: CITY_ZOOM,
      paint: { 'line-color': colours.joint, 'line-width': 1, 'line-opacity': JOINT_OPACITY },
    },
    {
      id: 'country-sea',
      type: 'fill',
      source: COUNTRY,
      maxzoom: CITY_ZOOM,
      filter: ['==', ['get', 'kind'], 'sea'],
      paint: { 'fill-color': colours.water },
    },
    {
      id: 'coast',
      type: 'line',
      source: COUNTRY,
      maxzoom: CITY_ZOOM,
      filter: ['==', ['get', 'kind'], 'sea'],
      paint: { 'line-color': colours.shore, 'line-width': 1 },
    },
    { ...rivers('country-rivers', COUNTRY), maxzoom: CITY_ZOOM },
    { id: 'sheets', type: 'fill', source: 'sheets', minzoom: SHEET_ZOOM, paint: { 'fill-color': colours.sheet } },
    area('built', ['built'], colours.built),
    area('parks', ['park'], colours.park),
    area('airports', ['airport'], colours.airport),
    area('water', ['sea', 'lake'], colours.water),
    {
      id: 'shores',
      type: 'line',
      source: DRAWINGS,
      filter: ['in', ['get', 'kind'], ['literal', ['sea', 'lake']]],
      paint: { 'line-color': colours.shore, 'line-width': 1 },
    },
    rivers('rivers', DRAWINGS),
    line('rails', 'rail', colours.rail, widthByZoom(1.2), [4, 3]),
    line('road-casings', 'road', colours.casing, widthByZoom(2.8)),
    line('motorway-casings', 'motorway', colours.casing, widthByZoom(5)),
    line('roads', 'road', colours.road, widthByZoom(1.6)),
    line('motorways', 'motorway', colours.motorway, widthByZoom(3.4)),
    line('metro', 'metro', colours.metro, widthByZoom(2.4)),
    {
      id: 'sheet-edges',
      type: 'line',
      source: 'sheets',
      minzoom: SHEET_ZOOM,
      maxzoom: CITY_ZOOM,
      paint: { 'line-color': colours.shore, 'line-width': 1 },
    },
  ]
}

/** The width from the file, where a city fills the map. */
const RIVER: Width = [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  7,
  ['*', ['coalesce', ['get', 'width'], 3], 0.2],
  10,
  ['coalesce', ['get', 'width'], 3],
  15,
  ['*', ['coalesce', ['get', 'width'], 3], 9],
]
