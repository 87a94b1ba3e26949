import { type Map as MapLibreMap, Marker, type PositionAnchor } from 'maplibre-gl'
import { boxesOverlap } from '@/ui/chart/place-labels'
import type { DrawnCity, DrawnFeature } from './drawing'
import { type LabelKind, labelKindOf } from './label-levels'
import type { MapNames } from './places'

/** Labels are HTML in the site's font, so the map loads no fonts from another site. */
export function labelCities(map: MapLibreMap, cities: readonly DrawnCity[], names: MapNames): void {
  for (const { name, bbox, label } of cities) {
    const middle: [number, number] = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2]
    addLabel(map, names[name] ?? name, `city-${label}`, middle, label === 'west' ? 'right' : 'left')
  }
}

export function labelDrawing(map: MapLibreMap, features: readonly DrawnFeature[], names: MapNames): void {
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point' || !properties.name) continue
    const [longitude = 0, latitude = 0] = geometry.coordinates
    addLabel(map, names[properties.name] ?? properties.name, labelKindOf(properties), [longitude, latitude], 'center')
  }
}

/** Hides names under a project's marker or cut off by the map's edge, each time the map has stopped moving. */
export function hideNamesUnderMarkers(map: MapLibreMap): void {
  map.on('idle', () => {
    const inside = map.getContainer()
    const marks = [...inside.querySelectorAll('[data-map-mark="marker"], [data-map-mark="cluster"]')].map(boxOf)
    const edge = boxOf(inside)
    const names = [...inside.querySelectorAll('[data-map-mark="label"]')].map((name) => ({
      name,
      box: boxOfText(name),
    }))
    for (const { name, box } of names)
      name.toggleAttribute(
        'data-under',
        box.left < edge.left || box.right > edge.right || marks.some((mark) => boxesOverlap(mark, box)),
      )
  })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

/** Without padding: the name of a city keeps a distance from its own cluster. */
function boxOfText(element: Element): DOMRect {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

function addLabel(map: MapLibreMap, name: string, kind: LabelKind, at: [number, number], anchor: PositionAnchor): void {
  const element = document.createElement('span')
  element.dataset.mapMark = 'label'
  element.dataset.kind = kind
  // Hidden from screen readers: the projects already name their localities.
  element.setAttribute('aria-hidden', 'true')
  element.dataset.name = name
  element.textContent = name
  new Marker({ element, anchor }).setLngLat(at).addTo(map)
}
