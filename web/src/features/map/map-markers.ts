import { type Map as MapLibreMap, Marker } from 'maplibre-gl'
import { areaAround } from './area'
import { FIRST_OF_CITY, isOfCountry } from './label-levels'
import { BY_VISITOR, EDGE, middleOf, openArea } from './map-camera'
import { standCityNames } from './map-labels'
import { clusterWords, fromTag, spotWords } from './map-words'
import { distanceWords, farTag, framedOf, groupsOf, lowestOf, type MarkGroup } from './marks/groups'
import { boxesOverMap, placesOnPicture } from './marks/on-page'
import { heldInside, placeTags, type TagPlace, tagBox } from './marks/tag-places'
import {
  boxOfCount,
  clearOfEachOther,
  clusterSide,
  type MapPlace,
  type MapSpot,
  sharedLocality,
  spotsOf,
  tagOf,
} from './places'

/** Pixels from the name of a project in a cluster down to its position, as in the style sheet. */
const LONG_STEM = 30
/** The zoom at which a project is shown whose city was one mark. */
const CLOSE = 11
/** Pixels between a tag and the edge of the map. */
const INSET = 3

interface MarkerEvents {
  choose: (places: MapSpot['places'], marker: HTMLButtonElement, byKeyboard: boolean) => void
  point: (slug: string | null) => void
  /** Called when a cluster was opened by keyboard, with the number of buttons now in view. */
  opened: (count: number) => void
}

/** The projects as buttons over the map: a count for each city where the country is in view, else a tag each. */
export class MapMarkers {
  readonly #map: MapLibreMap
  readonly #events: MarkerEvents
  #spots: readonly MapSpot[] = []
  #framed: readonly MapPlace[] = []
  /** The spot of each project, by its slug. */
  #spotOf = new Map<string, MapSpot>()
  #groups: readonly MarkGroup[] = []
  readonly #shown = new Map<string, Marker>()
  /** Where each tag stands, at the zoom for which it was placed. */
  #places = new Map<string, TagPlace | null>()
  #placedAt = Number.NaN
  #spot: Marker | null = null

  constructor(map: MapLibreMap, places: readonly MapPlace[], events: MarkerEvents) {
    this.#map = map
    this.#events = events
    this.show(places)
    this.#places = placesOnPicture(map)
    this.#placedAt = map.getZoom()
    map.on('render', () => this.#sync())
    map.on('idle', () => this.#place())
  }

  show(places: readonly MapPlace[]): void {
    this.#spots = spotsOf(places)
    this.#framed = framedOf(places)
    this.#spotOf = new Map(this.#spots.flatMap((spot) => spot.places.map(({ slug }) => [slug, spot] as const)))
    for (const marker of this.#shown.values()) marker.remove()
    this.#shown.clear()
    this.#places.clear()
    this.point(null)
    // Drawn again, also where the map does not move.
    this.#map.triggerRepaint()
  }

  /** Highlights a project, or shows where it is in its cluster. */
  point(slug: string | null): void {
    const spot = slug === null ? undefined : this.#spotOf.get(slug)
    for (const [key, marker] of this.#shown) marker.getElement().toggleAttribute('data-lit', key === spot?.key)
    this.#spot?.remove()
    this.#spot = null
    const place = spot?.places.find((one) => one.slug === slug)
    if (!spot || !place || this.#shown.has(spot.key)) return
    const element = document.createElement('span')
    element.dataset.mapMark = 'spot'
    element.setAttribute('aria-hidden', 'true')
    element.textContent = place.name
    this.#spot = new Marker({ element, anchor: 'bottom', offset: [0, -LONG_STEM] })
      .setLngLat([place.longitude, place.latitude])
      .addTo(this.#map)
  }

  /** Opens the mark of a project, in its city where the country is in view. */
  open(slug: string): void {
    const spot = this.#spotOf.get(slug)
    if (!spot) return
    const [{ longitude, latitude }] = spot.places
    const press = () => this.#shown.get(spot.key)?.getElement().click()
    if (this.#shown.has(spot.key) && this.#map.getBounds().contains([longitude, latitude])) press()
    else {
      this.#map.once('idle', press)
      this.#map.easeTo({ center: [longitude, latitude], zoom: Math.max(this.#map.getZoom(), CLOSE) }, BY_VISITOR)
    }
  }

  /** The markers and clusters in view, once the map is idle. */
  inView(): Marker[] {
    this.#sync()
    return [...this.#shown.values()].filter((marker) => this.#map.getBounds().contains(marker.getLngLat()))
  }

  #sync(): void {
    this.#groups = groupsOf(this.#spots, this.#map.getZoom())
    const keys = new Set(this.#groups.map(({ key }) => key))
    for (const [key, marker] of this.#shown) {
      if (keys.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
    }
    let isNew = false
    // In order from north to south, so that the tab key follows the visual order.
    for (const group of this.#groups.toSorted((a, b) => b.latitude - a.latitude)) {
      const { key, spots, longitude, latitude } = group
      const known = this.#shown.get(key)
      if (known) {
        this.#holdAtEdge(known, group)
        continue
      }
      const element = spots.length === 1 ? this.#marker(spots[0]) : this.#cluster(group)
      element.addEventListener('focus', () => this.#bringIntoView(element, [longitude, latitude]))
      const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(this.#map)
      this.#shown.set(key, marker)
      this.#holdAtEdge(marker, group)
      isNew = true
    }
    if (isNew) this.#place()
  }

  /** A project that is far from the others points from the edge of the map to where it is. */
  #holdAtEdge(marker: Marker, { spots: [spot], longitude, latitude }: MarkGroup): void {
    if (this.#framed.includes(spot.places[0])) return
    const { clientWidth, clientHeight } = this.#map.getContainer()
    const point = this.#map.project([longitude, latitude])
    const frame = { left: EDGE, top: EDGE, right: clientWidth - EDGE, bottom: clientHeight - EDGE }
    const { x, y } = heldInside(point, middleOf(clientWidth, clientHeight), frame)
    const isBeyond = Math.hypot(x - point.x, y - point.y) > 1
    marker.setLngLat(isBeyond ? this.#map.unproject([x, y]) : [longitude, latitude])
    const element = marker.getElement()
    if (element.hasAttribute('data-far') === isBeyond) return
    element.toggleAttribute('data-far', isBeyond)
    element.textContent = isBeyond ? farTag(spot, this.#framed) : tagOf(spot)
  }

  /** Tags stand clear of each other; they keep their places while the map is moved at one zoom. */
  #place(): void {
    const map = this.#map
    const isSame = Math.abs(map.getZoom() - this.#placedAt) < 0.01
    this.#placedAt = map.getZoom()
    const marks = this.#groups.flatMap((group) => {
      const marker = this.#shown.get(group.key)
      return marker ? [{ group, marker, element: marker.getElement(), point: map.project(marker.getLngLat()) }] : []
    })
    const counts = marks.filter(({ group }) => group.spots.length > 1)
    const sides = counts.map(({ group, point: { x, y } }) => ({
      city: group.city,
      x,
      y,
      side: clusterSide(this.#shareOf(group)),
    }))
    const asides = clearOfEachOther(sides)
    const boxes = sides.map((box, index) => boxOfCount({ ...box, x: box.x + (asides[index] ?? 0) }))
    for (const [index, { marker }] of counts.entries()) marker.setOffset([asides[index] ?? 0, 0])
    const tags = marks.filter(({ group }) => group.spots.length === 1)
    const { clientWidth, clientHeight } = map.getContainer()
    const words = tags.map(({ element }) => ({
      text: element.textContent ?? '',
      name: element.dataset.name ?? '',
      isFar: element.dataset.far !== undefined,
    }))
    const frame = { left: INSET, top: INSET, right: clientWidth - INSET, bottom: clientHeight - INSET }
    const places = placeTags(
      words,
      [{ points: tags.map(({ point }) => point), frame, taken: [...boxes, ...boxesOverMap(map)] }],
      isSame ? tags.map(({ group }) => this.#places.get(group.key)) : [],
    )
    for (const [index, { group, marker, element }] of tags.entries()) {
      const { x, y, isNamed } = places[index] ?? { x: 0, y: 0, isNamed: false }
      // What had to move while the map was moved comes back with it.
      if (!isSame || !this.#places.has(group.key)) this.#places.set(group.key, places[index] ?? null)
      marker.setOffset([x, y])
      element.style.setProperty('--x', `${x}px`)
      element.style.setProperty('--y', `${y}px`)
      element.toggleAttribute('data-bare', !places[index])
      if (isNamed) element.dataset.named = 'here'
      else delete element.dataset.named
    }
    if (!isOfCountry(map.getZoom())) return
    const boxOf = ({ group, point, element }: (typeof marks)[number]) => {
      const count = counts.findIndex((one) => one.group === group)
      if (count >= 0) return boxes[count]
      const tag = { text: element.textContent ?? '', name: '', isFar: false }
      return tagBox(tag, places[tags.findIndex((one) => one.group === group)] ?? { x: 0, y: 0, isNamed: false }, point)
    }
    standCityNames(
      map,
      marks.flatMap((mark) => {
        const box = boxOf(mark)
        const { city, longitude, latitude } = mark.group
        return box ? [{ city, at: [longitude, latitude], box }] : []
      }),
    )
  }

  #shareOf({ spots }: MarkGroup): number {
    return countOf(spots) / Math.max(1, this.#spotOf.size)
  }

  /** The Tab key reaches markers that the map has left behind or cuts off, and those below its buttons and captions. */
  #bringIntoView(element: HTMLElement, center: [number, number]): void {
    const [mark, map] = [element.getBoundingClientRect(), this.#map.getContainer().getBoundingClientRect()]
    const isInside =
      mark.left >= map.left && mark.right <= map.right && mark.top >= map.top && mark.bottom <= map.bottom
    const above = document.elementFromPoint((mark.left + mark.right) / 2, (mark.top + mark.bottom) / 2)
    const isCovered =
      above !== null &&
      !this.#map.getCanvasContainer().contains(above) &&
      this.#map.getContainer().parentElement?.contains(above) === true
    if (!isInside || isCovered) this.#map.easeTo({ center }, BY_VISITOR)
  }

  #cluster(group: MarkGroup): HTMLButtonElement {
    const { city, spots, longitude, latitude } = group
    const [count, from] = [countOf(spots), lowestOf(spots)]
    const button = buttonOf('cluster', String(count), clusterWords(count, city, from))
    if (from) button.dataset.from = fromTag(from)
    button.style.setProperty('--share', String(Math.sqrt(this.#shareOf(group))))
    // A click by keyboard has a `detail` of 0.
    button.addEventListener('click', ({ detail }) => {
      const area = areaAround(spots.flatMap(({ places }) => places))
      if (!area) return
      // The cluster disappears, and the focus on it is lost.
      if (detail === 0) this.#map.once('idle', () => this.#focusNearest([longitude, latitude]))
      openArea(this.#map, area, Math.max(FIRST_OF_CITY, this.#map.getZoom() + 1))
    })
    return button
  }

  /** Moves the focus to the marker nearest to a position, once the map is idle. */
  #focusNearest(center: [number, number]): void {
    const middle = this.#map.project(center)
    const inView = this.inView()
    const distance = (marker: Marker) => this.#map.project(marker.getLngLat()).dist(middle)
    const nearest = inView.toSorted((a, b) => distance(a) - distance(b))[0]
    nearest?.getElement().focus({ preventScroll: true })
    this.#events.opened(inView.length)
  }

  #marker(spot: MapSpot): HTMLButtonElement {
    const { key, places } = spot
    const [place, ...others] = places
    const far = this.#framed.includes(place) ? '' : `, ${distanceWords(spot, this.#framed)}`
    const label =
      others.length === 0
        ? `${place.name}, ${place.where}, ${place.tag}${far}`
        : spotWords(places.length, sharedLocality(places))
    const button = buttonOf('marker', tagOf(spot), label)
    button.dataset.place = key
    if (others.length === 0) button.dataset.name = place.name
    button.addEventListener('click', ({ detail }) => this.#events.choose(places, button, detail === 0))
    for (const type of ['pointerenter', 'focus'] as const) {
      button.addEventListener(type, () => this.#events.point(key))
    }
    for (const type of ['pointerleave', 'blur'] as const) button.addEventListener(type, () => this.#events.point(null))
    return button
  }
}

function countOf(spots: readonly MapSpot[]): number {
  return spots.reduce((sum, { places }) => sum + places.length, 0)
}

function buttonOf(mark: 'cluster' | 'marker', text: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.mapMark = mark
  button.setAttribute('aria-label', label)
  button.textContent = text
  return button
}
