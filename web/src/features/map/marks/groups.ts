import { areaAround, type Placed } from '../area'
import { isOfCountry } from '../label-levels'
import { scaleWords } from '../map-words'
import { type MapPlace, type MapSpot, spotsByCity, tagOf, withMinimumSize } from '../places'

/** What one mark stands for: all spots of a city where the country is in view, else one spot. */
export interface MarkGroup {
  key: string
  /** In the language of the page. */
  city: string
  spots: readonly [MapSpot, ...MapSpot[]]
  longitude: number
  latitude: number
}

/** A city with more spots than these has counts, which open: not all of them have room for a price. */
const MOST_APART = 18
/** Pixels within which spots of such a city are one count, and the zoom from which each stands for itself. */
const RADIUS = 60
const APART_ZOOM = 13
const PIXELS_PER_DEGREE = 512 / 360

export function groupsOf(spots: readonly MapSpot[], zoom: number): MarkGroup[] {
  const near = RADIUS / (PIXELS_PER_DEGREE * 2 ** Math.floor(zoom))
  return [...spotsByCity(spots)].flatMap(([city, ofCity]) => {
    const isCounted = ofCity.length > MOST_APART && zoom < APART_ZOOM
    const radius = isOfCountry(zoom) ? Number.POSITIVE_INFINITY : isCounted ? near : 0
    const groups: [MapSpot, ...MapSpot[]][] = []
    for (const spot of ofCity) {
      const group = groups.find(([first]) => apart(first, spot) < radius)
      if (group) group.push(spot)
      else groups.push([spot])
    }
    return groups.map((group): MarkGroup => {
      const { key } = group[0]
      const mean = (of: (place: MapPlace) => number) =>
        group.reduce((sum, { places }) => sum + of(places[0]), 0) / group.length
      return {
        key: group.length === 1 ? key : `${city} ${group.length} ${key}`,
        city,
        spots: group,
        longitude: mean(({ longitude }) => longitude),
        latitude: mean(({ latitude }) => latitude),
      }
    })
  })
}

/** In degrees of longitude; a degree of latitude is hardly longer in our cities. */
function apart({ places: [one] }: MapSpot, { places: [other] }: MapSpot): number {
  return Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude)
}

/** The lowest price of projects, and the lowest rent, which do not compare; empty when none is known. */
export function lowestOf(spots: readonly MapSpot[]): string {
  const priced = spots
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ places }) => places)
    .filter(({ from }) => from)
  return [false, true].flatMap((isRent) => priced.find((place) => place.isRent === isRent)?.from ?? []).join(' · ')
}

/** Fewer projects have no one that is far from the others. */
const FEWEST = 4
/** How much smaller a first view is without the project that is far from the others. */
const MUCH_SMALLER = 0.5

/**
 * The projects of one city that its first view frames: without one so far away that all others would stand at one spot.
 * It stands at the edge of the map, with its distance.
 */
export function framedOf<T extends MapPlace>(places: readonly T[]): readonly T[] {
  if (places.length < FEWEST || new Set(places.map(({ city }) => city)).size > 1) return places
  const size = sizeOf(places)
  const [least] = places.map((far) => places.filter((place) => place !== far)).toSorted((a, b) => sizeOf(a) - sizeOf(b))
  return least && sizeOf(least) < size * MUCH_SMALLER ? least : places
}

/** Degrees of the longer side of their area. */
function sizeOf(places: readonly MapPlace[]): number {
  const around = areaAround(places)
  if (!around) return 0
  const { west, south, east, north } = withMinimumSize(around)
  return Math.max((east - west) * Math.cos((south * Math.PI) / 180), north - south)
}

const KILOMETRES_PER_DEGREE = 111.32

/** On the mark of a project at the edge of the map: its price, and how far it is from the middle of the others. */
export function farTag(spot: MapSpot, framed: readonly Placed[]): string {
  return `${tagOf(spot)} · ${distanceWords(spot, framed)}`
}

export function distanceWords({ places: [{ longitude, latitude }] }: MapSpot, framed: readonly Placed[]): string {
  const area = areaAround(framed)
  if (!area) return ''
  const [east, north] = [(area.west + area.east) / 2, (area.south + area.north) / 2]
  const across = (longitude - east) * Math.cos((latitude * Math.PI) / 180)
  return scaleWords(Math.max(1, Math.round(Math.hypot(across, latitude - north) * KILOMETRES_PER_DEGREE)))
}
