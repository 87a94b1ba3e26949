import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl'
import { boxesOverlap } from '@/ui/chart/place-labels'
import type { DrawnCity, DrawnFeature } from './drawing'
import styles from './map-marks.module.css'

/** The zoom from which labels of each rank are shown; CSS hides those of a higher rank. */
const DETAIL = [8.4, 10.3, 11.6] as const

/** The level of labels at a zoom: 0 cities, then localities of rank 1, 2 and 3. */
export function labelLevelAt(zoom: number): number {
  return DETAIL.filter((from) => zoom >= from).length
}

/** Labels are HTML in the site's font, so the map loads no fonts from another site. */
export function labelCities(map: MapLibreMap, cities: readonly DrawnCity[]): void {
  for (const { name, bbox, label } of cities) {
    const middle: [number, number] = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2]
    addLabel(map, name, `city-${label}`, middle, label === 'west' ? 'right' : 'left')
  }
}

export function labelDrawing(map: MapLibreMap, features: readonly DrawnFeature[]): void {
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point' || !properties.name) continue
    const [longitude = 0, latitude = 0] = geometry.coordinates
    const kind = properties.kind === 'water-name' ? 'water' : `locality-${properties.rank ?? 3}`
    addLabel(map, properties.name, kind, [longitude, latitude], 'center')
  }
}

/** Hides names under a project's marker, each time the map has stopped moving. */
export function hideNamesUnderMarkers(map: MapLibreMap): void {
  map.on('idle', () => {
    const inside = map.getContainer()
    const marks = [...inside.querySelectorAll(`.${styles.marker}, .${styles.cluster}`)].map(boxOf)
    const names = [...inside.querySelectorAll(`.${styles.label}`)].map((name) => ({ name, box: boxOf(name) }))
    for (const { name, box } of names)
      name.toggleAttribute(
        'data-under',
        marks.some((mark) => boxesOverlap(mark, box)),
      )
  })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

function addLabel(map: MapLibreMap, name: string, kind: string, at: [number, number], anchor: PositionAnchor): void {
  const element = document.createElement('span')
  element.className = styles.label ?? ''
  element.dataset.kind = kind
  // Hidden from screen readers: the projects already name their localities.
  element.setAttribute('aria-hidden', 'true')
  element.textContent = name
  new Marker({ element, anchor }).setLngLat(at).addTo(map)
}
