import type { Map as MapLibreMap } from 'maplibre-gl'
import { withArea } from './area'
import { areaInView, BY_VISITOR, zoomOptionsFor } from './map-camera'
import { mapElement } from './map-section'
import type { MapPlace } from './places'

/** Listens to the map's buttons, which are in the page's HTML. */
export function listenToControls(
  section: HTMLElement,
  map: MapLibreMap,
  places: () => readonly MapPlace[],
  showAll: () => void,
): void {
  const controls = mapElement(section, 'controls')
  const press = (act: string, pressed: () => void) =>
    controls.querySelector(`[data-map-act="${act}"]`)?.addEventListener('click', pressed)
  press('in', () => map.easeTo({ zoom: map.getZoom() + 1, ...zoomOptionsFor(map, places()) }, BY_VISITOR))
  press('out', () => map.zoomOut(undefined, BY_VISITOR))
  press('all', showAll)
  controls.hidden = false
}

/**
 * Offers to limit the list to the visible area, once the visitor has moved the map; the initial view already shows all
 * results.
 */
export function offerSearch(section: HTMLElement, map: MapLibreMap): void {
  const link = mapElement<HTMLAnchorElement>(section, 'search')
  map.on('moveend', (event) => {
    if (!event.originalEvent && !('byVisitor' in event)) return
    link.href = withArea(section.dataset.list ?? location.href, areaInView(map))
    link.hidden = false
  })
}
