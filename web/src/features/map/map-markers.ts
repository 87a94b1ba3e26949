import { type GeoJSONSource, type Map as MapLibreMap, Marker, type MarkerOptions } from 'maplibre-gl'
import { areaAround } from './area'
import { labelLevelAt } from './label-levels'
import { BY_VISITOR, openArea } from './map-camera'
import { standCityNames } from './map-labels'
import { clusterWords, fromTag, spotWords } from './map-words'
import {
  boxesOfMark,
  CLUSTER_MAX_ZOOM,
  CLUSTER_RADIUS,
  clearOfEachOther,
  clusterSide,
  crowdedMarks,
  featuresOf,
  type MapPlace,
  type MapSpot,
  sharedBy,
  spotsByCity,
  spotsOf,
  tagOf,
} from './places'

/** Pixels from a marker's tag down to its position, as in the style sheet; the long stem clears a cluster. */
const STEM = 6
const LONG_STEM = 30

interface MarkerEvents {
  choose: (places: MapSpot['places'], marker: HTMLButtonElement, byKeyboard: boolean) => void
  point: (slug: string | null) => void
  /** Called when a cluster was opened by keyboard, with the number of buttons now in view. */
  opened: (count: number) => void
}

/** A cluster or a spot, as the map returns it at this zoom. */
interface Stone {
  key: string
  at: [number, number]
  make: () => HTMLButtonElement
  /** In its tag, or below its count. */
  text: string
  city: string
  /** Of a cluster. */
  cluster: { count: number } | null
}

/** The projects as buttons over the map: MapLibre clusters them, this class renders them. */
export class MapMarkers {
  readonly #map: MapLibreMap
  readonly #events: MarkerEvents
  #spots = new Map<string, MapSpot>()
  /** The cheapest first. */
  #places: readonly MapPlace[] = []
  /** The spot of each project, by its slug. */
  #spotOf = new Map<string, MapSpot>()
  readonly #shown = new Map<string, Marker>()
  /** The cities that have a source: each has one of its own, so that no cluster stands between two cities. */
  readonly #cities = new Set<string>()
  #spot: Marker | null = null

  constructor(map: MapLibreMap, places: readonly MapPlace[], events: MarkerEvents) {
    this.#map = map
    this.#events = events
    this.show(places)
    map.on('render', () => this.#sync())
  }

  show(places: readonly MapPlace[]): void {
    const spots = spotsOf(places)
    this.#places = places
    this.#spots = new Map(spots.map((spot) => [spot.key, spot]))
    this.#spotOf = new Map(spots.flatMap((spot) => spot.places.map(({ slug }) => [slug, spot] as const)))
    for (const marker of this.#shown.values()) marker.remove()
    this.#shown.clear()
    this.point(null)
    const byCity = spotsByCity(spots)
    for (const city of byCity.keys()) this.#addCity(city)
    for (const city of this.#cities) this.#source(city)?.setData(featuresOf(byCity.get(city) ?? []))
  }

  #addCity(city: string): void {
    if (this.#cities.has(city)) return
    this.#cities.add(city)
    this.#map.addSource(sourceOf(city), {
      type: 'geojson',
      data: featuresOf([]),
      cluster: true,
      clusterRadius: CLUSTER_RADIUS,
      clusterMaxZoom: CLUSTER_MAX_ZOOM,
      clusterProperties: { projects: ['+', ['get', 'projects']], rank: ['min', ['get', 'rank']] },
    })
    // Invisible: a source is clustered only where a layer uses it.
    this.#map.addLayer({
      id: sourceOf(city),
      type: 'circle',
      source: sourceOf(city),
      paint: { 'circle-opacity': 0, 'circle-radius': 1 },
    })
  }

  /** Highlights a project, or the cluster that it is in. */
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
    this.#spot = new Marker({ element, ...raisedMarker(LONG_STEM) })
      .setLngLat([place.longitude, place.latitude])
      .addTo(this.#map)
  }

  /** The markers and clusters in view, once the map is idle. */
  inView(): Marker[] {
    this.#sync()
    return [...this.#shown.values()].filter((marker) => this.#map.getBounds().contains(marker.getLngLat()))
  }

  #source(city: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(sourceOf(city))
  }

  #sync(): void {
    if (![...this.#cities].every((city) => this.#map.isSourceLoaded(sourceOf(city)))) return
    const stones = new Map([...this.#cities].flatMap((city) => this.#stones(city)).map((stone) => [stone.key, stone]))
    for (const [key, marker] of this.#shown) {
      if (stones.has(key)) continue
      marker.remove()
      this.#shown.delete(key)
    }
    // In order from north to south, so that the tab key follows the visual order.
    for (const { key, at, make } of [...stones.values()].toSorted((a, b) => b.at[1] - a.at[1])) {
      if (this.#shown.has(key)) continue
      const stands = this.#spots.has(key) ? raisedMarker(STEM) : {}
      const element = make()
      element.addEventListener('focus', () => this.#bringIntoView(element, at))
      this.#shown.set(key, new Marker({ element, ...stands }).setLngLat(at).addTo(this.#map))
    }
    this.#keepApart([...stones.values()])
  }

  /** The counts of near cities stand beside each other, each with the name of its city. */
  #keepApart(stones: readonly Stone[]): void {
    const clusters = stones.flatMap(({ key, at, city, cluster }) => (cluster ? [{ key, at, city, ...cluster }] : []))
    const asides = clearOfEachOther(
      clusters.map(({ at, city, count }) => {
        const { x, y } = this.#map.project(at)
        return { city, x, y, side: clusterSide(this.#shareOf(count)) }
      }),
    )
    for (const [index, { key }] of clusters.entries()) {
      const [marker, aside = 0] = [this.#shown.get(key), asides[index]]
      if (marker?.getOffset().x !== aside) marker?.setOffset([aside, 0])
    }
    this.#dropWords(stones)
  }

  /** Prices that would cover another mark are shown when it is pointed at; those of whole cities too. */
  #dropWords(stones: readonly Stone[]): void {
    const isOfCity = labelLevelAt(this.#map.getZoom()) > 0
    const marks = stones.map(({ key, at, text, cluster }) => {
      const { x, y } = this.#map.project(at)
      const side = cluster ? clusterSide(this.#shareOf(cluster.count)) : null
      const aside = this.#shown.get(key)?.getOffset().x ?? 0
      return { x: x + aside, y, text: isOfCity || !cluster ? text : '', side }
    })
    const crowded = crowdedMarks(marks)
    if (!isOfCity) {
      const boxes = marks.map(boxesOfMark)
      standCityNames(
        this.#map,
        stones.flatMap(({ city, at }, index) => {
          const box = boxes[index]?.[crowded[index] ? 'bare' : 'worded']
          return box ? [{ city, at, box }] : []
        }),
      )
    }
    for (const [index, { key, cluster }] of stones.entries()) {
      const isBare = crowded[index] === true || (cluster !== null && !isOfCity)
      this.#shown.get(key)?.getElement().toggleAttribute('data-bare', isBare)
    }
  }

  #shareOf(count: number): number {
    return count / Math.max(1, this.#spotOf.size)
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

  #stones(city: string): Stone[] {
    return this.#map.querySourceFeatures(sourceOf(city)).flatMap(({ geometry, properties }): Stone[] => {
      if (geometry.type !== 'Point') return []
      const [longitude = 0, latitude = 0] = geometry.coordinates
      if (properties.cluster) {
        const [id, count] = [Number(properties.cluster_id), Number(properties.projects)]
        const from = this.#places[Number(properties.rank)]?.from ?? ''
        const make = () => this.#cluster(id, count, city, from, [longitude, latitude])
        const text = from && fromTag(from)
        return [{ key: `cluster ${city} ${id}`, at: [longitude, latitude], make, text, city, cluster: { count } }]
      }
      const spot = this.#spots.get(String(properties.key))
      if (!spot) return []
      const [place] = spot.places
      const text = tagOf(spot)
      return [
        {
          key: spot.key,
          at: [place.longitude, place.latitude],
          make: () => this.#marker(spot),
          text,
          city,
          cluster: null,
        },
      ]
    })
  }

  #cluster(id: number, count: number, city: string, from: string, center: [number, number]): HTMLButtonElement {
    const button = buttonOf('cluster', String(count), clusterWords(count, city, from))
    if (from) button.dataset.from = fromTag(from)
    button.style.setProperty('--share', String(Math.sqrt(this.#shareOf(count))))
    // A click by keyboard has a `detail` of 0.
    button.addEventListener('click', async ({ detail }) => {
      const source = this.#source(city)
      const [zoom, spots] = await Promise.all([
        source?.getClusterExpansionZoom(id),
        source?.getClusterLeaves(id, count, 0),
      ])
      const area = areaAround((spots ?? []).flatMap(({ properties }) => this.#spots.get(properties?.key)?.places ?? []))
      if (zoom === undefined || !area) return
      // The cluster disappears, and the focus on it is lost.
      if (detail === 0) this.#map.once('idle', () => this.#focusNearest(center))
      openArea(this.#map, area, zoom + 0.4)
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
    const label =
      others.length === 0 ? `${place.name}, ${place.where}, ${place.tag}` : spotWords(places.length, sharedBy(places))
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

function sourceOf(city: string): string {
  return `places ${city}`
}

function raisedMarker(pixels: number): Pick<MarkerOptions, 'anchor' | 'offset'> {
  return { anchor: 'bottom', offset: [0, -pixels] }
}

function buttonOf(mark: 'cluster' | 'marker', text: string, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.mapMark = mark
  button.setAttribute('aria-label', label)
  button.textContent = text
  return button
}
