import type { Map as MapLibreMap } from 'maplibre-gl'
import { withArea } from './area'
import { areaInView, BY_VISITOR } from './map-camera'
import { partOf } from './map-section'

/** The buttons over the map, which stand in the page's HTML. */
export function listenToControls(section: HTMLElement, map: MapLibreMap, showAll: () => void): void {
  const controls = partOf(section, 'controls')
  const press = (act: string, pressed: () => void) =>
    controls.querySelector(`[data-map-act="${act}"]`)?.addEventListener('click', pressed)
  press('in', () => map.zoomIn(undefined, BY_VISITOR))
  press('out', () => map.zoomOut(undefined, BY_VISITOR))
  press('all', showAll)
  controls.hidden = false
}

/** Offers to narrow the list to what is seen, once the visitor has moved the map: what was fitted needs no searching. */
export function offerSearch(section: HTMLElement, map: MapLibreMap): void {
  const link = partOf<HTMLAnchorElement>(section, 'search')
  map.on('moveend', (event) => {
    if (!event.originalEvent && !('byVisitor' in event)) return
    link.href = withArea(section.dataset.list ?? location.href, areaInView(map))
    link.hidden = false
  })
}
