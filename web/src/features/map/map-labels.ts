import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { type Box, boxesOverlap } from '@/ui/chart/place-labels'
import { boxOfCityName, sidesOfCityNames } from './cities/city-sides'
import type { DrawnCity, DrawnFeature } from './drawing'
import { type LabelKind, labelKindOf, NAME_EDGE, rankOf } from './label-levels'
import { boxesOfMark, type MapNames } from './places'

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

/** Estimated pixels of a letter of a project's name, of its edges, and its height. */
const TITLE = { letter: 7, edge: 16, height: 22 }

/**
 * Gives names room, each time the map has stopped moving: first those of projects above their tags, then those of places
 * by rank. What would be covered, or cut off by the map's edge, is not shown.
 */
export function hideNamesUnderMarkers(map: MapLibreMap): void {
  map.on('idle', () => {
    const inside = map.getContainer()
    const markers = [...inside.querySelectorAll<HTMLElement>('[data-map-mark="marker"]')]
    const clusters = [...inside.querySelectorAll<HTMLElement>('[data-map-mark="cluster"]')]
    const marks: Box[] = [...markers.map(boxOf), ...clusters.map(boxWithPrice)]
    const taken = [...marks, ...overMap(inside).map(boxOf)]
    const edge = boxOf(inside)
    for (const marker of markers) {
      const { name, bare } = marker.dataset
      if (!name || bare !== undefined) continue
      const own = boxOf(marker)
      const [middle, half] = [(own.left + own.right) / 2, (name.length * TITLE.letter + TITLE.edge) / 2]
      const box = { left: middle - half, right: middle + half, top: own.top - TITLE.height, bottom: own.top - 1 }
      const isFree =
        box.left >= edge.left &&
        box.right <= edge.right &&
        box.top >= edge.top &&
        !taken.some((other) => boxesOverlap(other, box))
      if (isFree) taken.push(box)
      marker.toggleAttribute('data-named', isFree)
    }
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

/** The buttons and words that lie over the map. */
function overMap(inside: HTMLElement): Element[] {
  return [...(inside.parentElement?.children ?? [])].filter(
    (child) => !child.matches('[data-map-canvas], [data-map-picture]') && child.checkVisibility(),
  )
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

function boxWithPrice(cluster: HTMLElement): Box {
  const { left, right, top, bottom } = boxOf(cluster)
  const { from = '', bare } = cluster.dataset
  const side = right - left
  const { worded } = boxesOfMark({ x: left + side / 2, y: top + side / 2, side, text: bare === undefined ? from : '' })
  return { ...worded, bottom: Math.max(bottom, worded.bottom) }
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
