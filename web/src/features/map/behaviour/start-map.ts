import { AttributionControl, type LayerSpecification, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl'
import { addressOnPage } from '@/words/address-in-browser'
import { say } from '@/words/say'
import { showChosen } from '../chosen-place'
import { areaOfAll, CLOSEST_OF_ALL, CLOSEST_ON_STREETS, cameraOf, firstArea, isFitted, moveTo } from '../map-camera'
import { listenToControls, offerSearch } from '../map-controls'
import { hideNamesUnderMarkers } from '../map-labels'
import { MapMarkers } from '../map-markers'
import { announce, mapElement, setMapState } from '../map-section'
import { readPalette, schematicStyle } from '../map-style'
import { clusterOpenedWords, mapWords } from '../map-words'
import type { MapPlace, MapPlaces } from '../places'
import { readJson } from './ask-site'
import { followCities, readDrawnCities } from './city-drawings'
import { linkCards } from './link-cards'
import { showScale } from './scale-bar'
import { followStreets, hasStreets } from './streets'

// Loaded from our own origin: a strict Content Security Policy would refuse a worker that is made from a string.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href)

/**
 * Draws the map into its section and keeps it in step with the list beside it.
 *
 * @param listening is called once the buttons work.
 * @param signal ends it: the visitor has left the page, or the section is rendered again.
 */
export async function startMap(section: HTMLElement, listening: () => void, signal: AbortSignal): Promise<void> {
  const styleUrl = section.dataset.style
  const [{ places, names, streets }, cities] = await Promise.all([
    readPlaces(section),
    styleUrl ? [] : readDrawnCities(),
  ])
  if (signal.aborted) return
  const paint = () => schematicStyle(readPalette(section), cities, [])
  const map = openMap(section, places, styleUrl ?? paint(), streets.length > 0 ? CLOSEST_ON_STREETS : CLOSEST_OF_ALL)
  signal.addEventListener('abort', () => map.remove(), { once: true })
  await map.once('load')
  if (signal.aborted) return
  if (styleUrl) map.addControl(new AttributionControl({ compact: false }))
  else {
    followCities(map, cities, names, (city) => !hasStreets(city, streets))
    const look = { language: document.documentElement.lang.slice(0, 2), fonts: getComputedStyle(section).fontFamily }
    const streetsInView = followStreets(map, streets, look, () => readPalette(section))
    matchMedia('(prefers-color-scheme: dark)').addEventListener(
      'change',
      () => repaint(map, [...paint().layers, ...streetsInView()]),
      { signal },
    )
  }
  showPlaces(section, map, places, signal)
  // After the marks have their places.
  if (!styleUrl) hideNamesUnderMarkers(map)
  showScale(section, map)
  listening()
  // The picture stays until everything of it is on the map.
  await map.once('idle')
  if (signal.aborted) return
  setMapState(section, 'ready', '')
}

function openMap(
  section: HTMLElement,
  places: readonly MapPlace[],
  style: string | ReturnType<typeof schematicStyle>,
  maxZoom: number,
) {
  const { area } = section.dataset
  const map = new MapLibreMap({
    container: mapElement(section, 'canvas'),
    style,
    ...cameraOf(firstArea(area, places), area !== undefined, section.clientWidth),
    minZoom: 3,
    maxZoom,
    renderWorldCopies: false,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: false,
    // A touch that scrolls the page must not move the map.
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    locale: { 'Map.Title': say(mapWords.canvas) },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Its arrow keys are its own; in the library's `region`, a screen reader would keep them for reading.
  map.getCanvas().setAttribute('role', 'application')
  return map
}

/** Shows markers, cards and buttons, and updates them when the list is filtered without a new page. */
function showPlaces(section: HTMLElement, map: MapLibreMap, first: readonly MapPlace[], signal: AbortSignal): void {
  let places = first
  const chosen = mapElement(section, 'chosen')
  const cards = linkCards(
    {
      point: (slug) => markers.point(slug),
      show: (slug) => {
        section.scrollIntoView({ block: 'nearest' })
        markers.open(slug)
      },
    },
    signal,
  )
  const markers = new MapMarkers(map, places, {
    choose: (chosenPlaces, marker, byKeyboard) => {
      showChosen(chosen, chosenPlaces, marker, byKeyboard)
      cards.choose(chosenPlaces.map(({ slug }) => slug))
    },
    point: cards.light,
    opened: (count) => announce(section, clusterOpenedWords(count)),
  })
  map.on('click', ({ originalEvent }) => {
    // Clicks on markers arrive here as well.
    if (originalEvent.target === map.getCanvas()) chosen.hidden = true
  })
  listenToControls(section, map, {
    places: () => places,
    showAll: () => moveTo(map, areaOfAll(places), false),
    isAllShown: () => isFitted(map, areaOfAll(places)),
    countInView: () => markers.inView().length,
  })
  offerSearch(section, map)
  const changes = new MutationObserver(() => void renew())
  const renew = async () => {
    try {
      places = (await readPlaces(section)).places
    } catch {
      // The markers stay as they were; the list itself reports the failure.
      return
    }
    const { area } = section.dataset
    markers.show(places)
    chosen.hidden = true
    mapElement(section, 'search').hidden = true
    moveTo(map, firstArea(area, places), area !== undefined)
  }
  changes.observe(section, { attributeFilter: ['data-places', 'data-area'] })
  signal.addEventListener('abort', () => changes.disconnect(), { once: true })
}

type PaintName = Parameters<MapLibreMap['setPaintProperty']>[1]

/** The light and dark style differ only in their colours. */
function repaint(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const { id, paint } of layers) {
    for (const [name, value] of Object.entries(paint ?? {})) map.setPaintProperty(id, name as PaintName, value)
  }
}

function readPlaces(section: HTMLElement): Promise<MapPlaces> {
  return readJson(addressOnPage(section.dataset.places ?? ''))
}
