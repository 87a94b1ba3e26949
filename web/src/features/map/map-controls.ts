import type { Map as MapLibreMap } from 'maplibre-gl'
import { addressOnPage } from '@/words/address-in-browser'
import { say } from '@/words/say'
import { withArea } from './area'
import { areaInView, BY_VISITOR, zoomOptionsFor } from './map-camera'
import { announce, mapElement } from './map-section'
import { movedWords } from './map-words'
import type { MapPlace } from './places'

/** What the buttons of the map do, by their `data-map-act`. */
export type MapAct = 'in' | 'out' | 'all' | 'up' | 'down' | 'left' | 'right'

/** The part of the map's width or height by which a button moves it. */
const STEP = 1 / 3

interface Controlled {
  places: () => readonly MapPlace[]
  showAll: () => void
  /** Whether that would change nothing. */
  isAllShown: () => boolean
  /** Number of markers in view, once the map is idle. */
  countInView: () => number
}

/**
 * Listens to the map's buttons, which are in the page's HTML. They do everything that dragging does (WCAG 2.5.7), and
 * tell screen readers what has happened.
 */
export function listenToControls(
  section: HTMLElement,
  map: MapLibreMap,
  { places, showAll, isAllShown, countInView }: Controlled,
): void {
  const controls = mapElement(section, 'controls')
  const press = (act: MapAct, moved: string, move: () => void) =>
    controls.querySelector(`[data-map-act="${act}"]`)?.addEventListener('click', () => {
      map.once('idle', () => announce(section, movedWords(moved, countInView())))
      move()
    })
  const pan = (right: number, down: number) => {
    const { clientWidth, clientHeight } = map.getContainer()
    map.panBy([right * STEP * clientWidth, down * STEP * clientHeight], undefined, BY_VISITOR)
  }
  press('in', say('Zoomed in'), () =>
    map.easeTo({ zoom: map.getZoom() + 1, ...zoomOptionsFor(map, places()) }, BY_VISITOR),
  )
  press('out', say('Zoomed out'), () => map.zoomOut(undefined, BY_VISITOR))
  press('all', say('All projects'), showAll)
  const dim = () => {
    controls.querySelector('[data-map-act="all"]')?.setAttribute('aria-disabled', String(isAllShown()))
  }
  dim()
  map.on('moveend', dim)
  press('up', say('Moved up'), () => pan(0, -1))
  press('down', say('Moved down'), () => pan(0, 1))
  press('left', say('Moved left'), () => pan(-1, 0))
  press('right', say('Moved right'), () => pan(1, 0))
}

/**
 * Offers to limit the list to the visible area, once the visitor has moved the map; the initial view already shows all
 * results.
 */
export function offerSearch(section: HTMLElement, map: MapLibreMap): void {
  const link = mapElement<HTMLAnchorElement>(section, 'search')
  map.on('moveend', (event) => {
    if (!event.originalEvent && !('byVisitor' in event)) return
    link.href = withArea(addressOnPage(section.dataset.list ?? ''), areaInView(map))
    link.hidden = false
  })
}
