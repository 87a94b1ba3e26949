import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import { boxOfCityName, sidesOfCityNames } from './cities/city-sides'
import type { DrawnCity, DrawnFeature } from './drawing'
import { type LabelKind, labelKindOf, NAME_EDGE, rankOf } from './label-levels'
import { overMap } from './marks/on-page'
import { dotBox, tagSize } from './marks/tag-places'
import type { MapNames } from './places'

/** Labels are HTML in the site's font, so the map loads no fonts from another site. */
export function labelCities(map: MapLibreMap, cities: readonly DrawnCity[], names: MapNames): void {
  const labels = cities.map(({ name, bbox, label }) => {
    const middle: [number, number] = [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2]
    return {
      city: names[name] ?? name,
      first: label,
      marker: addLabel(map, names[name] ?? name, `city-${label}`, middle),
    }
  })
  labelsOf.set(map, labels)
}

interface CityLabel {
  city: string
  first: DrawnCity['label']
  marker: Marker
}

const labelsOf = new WeakMap<MapLibreMap, readonly CityLabel[]>()

/** Gives the name of each city a side of its mark; a city without a mark has no name. */
export function standCityNames(
  map: MapLibreMap,
  marks: readonly { city: string; at: [number, number]; box: Box }[],
): void {
  const labels = labelsOf.get(map) ?? []
  const named = labels.flatMap(({ city, first, marker }) => {
    const mark = marks.find((one) => one.city === city)
    marker.getElement().toggleAttribute('data-lost', !mark)
    return mark ? [{ ...mark, marker, first, width: marker.getElement().offsetWidth }] : []
  })
  for (const [index, side] of sidesOfCityNames([named]).entries()) {
    const one = named[index]
    one?.marker.getElement().toggleAttribute('data-lost', side === null)
    if (!one || side === null) continue
    const { left, right, top, bottom } = boxOfCityName(one, side)
    const { x, y } = map.project(one.at)
    one.marker.setLngLat(one.at).setOffset([Math.round((left + right) / 2 - x), Math.round((top + bottom) / 2 - y)])
  }
}

export function labelDrawing(map: MapLibreMap, features: readonly DrawnFeature[], names: MapNames): void {
  for (const { geometry, properties } of features) {
    if (geometry.type !== 'Point' || !properties.name) continue
    const [longitude = 0, latitude = 0] = geometry.coordinates
    addLabel(map, names[properties.name] ?? properties.name, labelKindOf(properties), [longitude, latitude])
  }
}

/** Pixels of the name above a tag. */
const TITLE = 23

/**
 * Gives the names of places room, each time the map has stopped moving, by their rank. What would be covered, or cut off
 * by the map's edge, is not shown.
 */
export function hideNamesUnderMarkers(map: MapLibreMap): void {
  map.on('idle', () => {
    const inside = map.getContainer()
    const marks = [...inside.querySelectorAll<HTMLElement>(':is([data-map-mark="marker"], [data-map-mark="cluster"])')]
    const taken = [...marks.flatMap(boxesOfMark), ...overMap(inside).map(boxOf)]
    const edge = boxOf(inside)
    const names = [...inside.querySelectorAll<HTMLElement>('[data-map-mark="label"]')]
      .filter((name) => name.checkVisibility())
      .map((name) => ({ name, kind: name.dataset.kind as LabelKind, box: boxOfText(name) }))
    for (const { name, kind, box } of names.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind))) {
      // Names of cities were set beside each other by hand.
      const isOfCity = kind.startsWith('city-')
      const from = isOfCity ? 0 : NAME_EDGE
      const isCut =
        box.left < edge.left + from ||
        box.right > edge.right - from ||
        (!isOfCity && (box.top < edge.top + from || box.bottom > edge.bottom - from))
      const isUnder = isCut || taken.some((other) => boxesOverlap(other, box))
      if (!isUnder && !isOfCity) taken.push(box)
      name.toggleAttribute('data-under', isUnder)
    }
  })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

/** Of its words, with the name, and of the dot at its position. */
function boxesOfMark(mark: HTMLElement): Box[] {
  const { left, right, top, bottom } = boxOf(mark)
  const { name = '', named } = mark.dataset
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const half = named ? tagSize({ text: '', name, isFar: false }, true).width / 2 : 0
  const words = {
    left: Math.min(left, x - half),
    right: Math.max(right, x + half),
    top: named ? top - TITLE : top,
    bottom,
  }
  const aside = (side: string) => Number.parseFloat(mark.style.getPropertyValue(side) || '0')
  return [words, dotBox({ x: x - aside('--x'), y: y - aside('--y') })]
}

/** Without the space beside its lines. */
function boxOfText(element: Element): DOMRect {
  const text = document.createRange()
  text.selectNodeContents(element)
  return text.getBoundingClientRect()
}

function addLabel(map: MapLibreMap, name: string, kind: LabelKind, at: [number, number]): Marker {
  const element = document.createElement('span')
  element.dataset.mapMark = 'label'
  element.dataset.kind = kind
  // Hidden from screen readers: the projects already name their localities.
  element.setAttribute('aria-hidden', 'true')
  element.dataset.name = name
  element.textContent = name
  return new Marker({ element }).setLngLat(at).addTo(map)
}
