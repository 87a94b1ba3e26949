import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl'
import { CITY_ZOOM, type Palette, type Width, widthByZoom } from '../map-style'

/** How names stand on the map. */
export interface StreetNames {
  language: string
  /** As CSS has them, such as `Anek, sans-serif`. */
  fonts: string
}

/** The zoom from which buildings and small streets are drawn. */
const STREET_ZOOM = 12
const BUILDING_ZOOM = 14

/**
 * The layers of an archive of streets, in the colours of our drawings. Archives have the layers of Protomaps' basemap
 * (docs.protomaps.com/basemaps/layers). Their borders are not drawn, and their shops would hide the projects.
 *
 * @param source its name in the style.
 * @param names their language, where the archive has it, and the fonts by which the browser draws them: no glyphs are
 * loaded.
 */
export function streetLayers(source: string, colours: Palette, { language, fonts }: StreetNames): LayerSpecification[] {
  const id = (name: string) => `${source}-${name}`
  const area = (name: string, layer: string, filter: FilterSpecification, colour: string, minzoom = CITY_ZOOM) =>
    ({
      id: id(name),
      type: 'fill',
      source,
      'source-layer': layer,
      minzoom,
      filter,
      paint: { 'fill-color': colour },
    }) satisfies LayerSpecification
  const line = (name: string, kinds: readonly string[], colour: string, width: Width, minzoom = CITY_ZOOM) =>
    ({
      id: id(name),
      type: 'line',
      source,
      'source-layer': 'roads',
      minzoom,
      filter: isOneOf(kinds),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colour, 'line-width': width },
    }) satisfies LayerSpecification
  const names = (name: string, layer: string, kinds: readonly string[], size: number, minzoom = CITY_ZOOM) =>
    ({
      id: id(name),
      type: 'symbol',
      source,
      'source-layer': layer,
      minzoom,
      filter: isOneOf(kinds),
      layout: {
        'text-field': nameIn(language),
        'text-font': [fonts],
        'text-size': size,
        'text-max-width': 8,
        ...(layer === 'roads' ? { 'symbol-placement': 'line' as const } : {}),
      },
      paint: {
        'text-color': layer === 'water' ? colours['water-ink'] : colours.ink,
        'text-halo-color': colours.sheet,
        'text-halo-width': 1.5,
      },
    }) satisfies LayerSpecification
  return [
    area('earth', 'earth', isArea, colours.sheet),
    area('quarters', 'landuse', isOneOf(QUARTERS), colours.built),
    area('parks', 'landuse', isOneOf(PARKS), colours.park),
    area('airports', 'landuse', isOneOf(['aerodrome', 'airfield']), colours.airport),
    area('waters', 'water', isArea, colours.water),
    {
      id: id('rivers'),
      type: 'line',
      source,
      'source-layer': 'water',
      minzoom: CITY_ZOOM,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.water, 'line-width': widthByZoom(1) },
    },
    area('buildings', 'buildings', isArea, colours.built, BUILDING_ZOOM),
    line('casings-of-small', SMALL, colours.casing, widthByZoom(1.4), STREET_ZOOM),
    line('casings-of-large', LARGE, colours.casing, widthByZoom(3)),
    line('small', SMALL, colours.road, widthByZoom(1), STREET_ZOOM),
    line('large', LARGE, colours.road, widthByZoom(2)),
    { ...line('rails', ['rail'], colours.rail, widthByZoom(0.8)), layout: { 'line-join': 'round' } },
    names('names-of-waters', 'water', ['ocean', 'sea', 'bay', 'lake', 'water', 'river'], 12),
    names('names-of-streets', 'roads', [...LARGE, ...SMALL], 11, STREET_ZOOM + 1),
    names('names-of-quarters', 'places', ['neighbourhood', 'macrohood'], 12, STREET_ZOOM - 1),
    names('names-of-places', 'places', ['locality'], 14),
  ]
}

const LARGE = ['highway', 'major_road']
const SMALL = ['minor_road', 'path']
const QUARTERS = ['residential', 'industrial', 'commercial', 'university', 'hospital']
const PARKS = [
  'park',
  'forest',
  'wood',
  'grass',
  'garden',
  'nature_reserve',
  'national_park',
  'cemetery',
  'golf_course',
]

const isArea: FilterSpecification = ['==', ['geometry-type'], 'Polygon']

function isOneOf(kinds: readonly string[]): FilterSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

/** In the language of the page, else in English, else as people there write it. */
function nameIn(language: string): ExpressionSpecification {
  return ['coalesce', ['get', `name:${language}`], ['get', 'name:en'], ['get', 'name']]
}
