import type { Project } from '@ashlar/contract'
import type { Box } from '@/ui/chart/place-labels'
import { formatMoney } from '@/ui/money/format-money'
import { sourcesOf } from '@/ui/picture/picture-address'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import type { Area } from './area'
import { spotTag } from './map-words'

/** A project on the map: the content of its marker and of its card. */
export interface MapPlace {
  slug: string
  name: string
  /** For example `Kharadi, Pune`. */
  where: string
  city: string
  status: string
  /** The full price, for the card. */
  price: string
  /** The short price, for the marker. */
  tag: string
  /** The short price as a count of projects shows it, `₹74 lakh+`; empty when no price is known. */
  from: string
  /** Whether the price is a rent. */
  isRent: boolean
  /** The address of a small picture, for the card; empty without one. */
  picture: string
  longitude: number
  latitude: number
}

/** The answer of `GET /api/projects/places`. */
export interface MapPlaces {
  /** The cheapest first: what is for sale, then what is to let. */
  places: MapPlace[]
  names: MapNames
  /** Where there are streets, in place of our drawings; the map reads their archives below `/api/map-tiles`. */
  streets: readonly StreetArea[]
}

/** The area of an archive of streets. */
export interface StreetArea extends Area {
  name: string
}

/** Names of the drawings in the language of the response, by their English ones; empty in English. */
export type MapNames = Readonly<Record<string, string>>

/** The fields that a place is made from. */
export type PlacedProject = Pick<
  Project,
  'slug' | 'name' | 'city' | 'locality' | 'status' | 'priceFrom' | 'priceTo' | 'rentPerSqFt' | 'latitude' | 'longitude'
> &
  Partial<Pick<Project, 'pictures'>>

/**
 * The projects with a position, the cheapest first, as the map shows them, in the language of the response.
 *
 * @param priceOf formats the full price of a project.
 */
export function placesOf<T extends PlacedProject>(projects: readonly T[], priceOf: (project: T) => string): MapPlace[] {
  return projects.toSorted(byLowestPrice).flatMap((project) => {
    const { slug, name, latitude, longitude } = project
    if (latitude === null || longitude === null) return []
    const tag = lowestPriceLabel(project)
    return [
      {
        slug,
        name,
        city: sayName(project.city),
        where: localityAndCity(project),
        status: say(project.status),
        price: priceOf(project),
        tag,
        from: tag === say('On request') ? '' : tag,
        isRent: project.priceFrom === null && project.priceTo === null && project.rentPerSqFt !== null,
        picture: smallPictureOf(project),
        latitude,
        longitude,
      },
    ]
  })
}

function byLowestPrice(one: PlacedProject, other: PlacedProject): number {
  const price = ({ priceFrom, priceTo }: PlacedProject) => priceFrom ?? priceTo ?? Number.MAX_SAFE_INTEGER
  const rent = ({ rentPerSqFt }: PlacedProject) => rentPerSqFt ?? Number.MAX_SAFE_INTEGER
  return price(one) - price(other) || rent(one) - rent(other)
}

function smallPictureOf({ pictures }: Pick<PlacedProject, 'pictures'>): string {
  const [first] = pictures ?? []
  return first ? (sourcesOf({ picture: first.picture, sizes: '8rem', maxWidth: 128 })?.src ?? first.picture.url) : ''
}

/** The lowest price: `₹1.85 cr`, `₹74 lakh`, `₹104/sq ft`. */
export function lowestPriceLabel({
  priceFrom,
  priceTo,
  rentPerSqFt,
}: Pick<Project, 'priceFrom' | 'priceTo' | 'rentPerSqFt'>): string {
  const price = priceFrom ?? priceTo
  if (price !== null) return formatMoney(price, say('cr'))
  return rentPerSqFt === null ? say('On request') : `₹${rentPerSqFt}/${say('sq\u00a0ft')}`
}

/** Projects at one point: no zoom tells them apart, so they have one mark, which opens as a list. */
export interface MapSpot {
  /** The slug of its first project. */
  key: string
  /** The position of its cheapest project among all. */
  rank: number
  places: readonly [MapPlace, ...MapPlace[]]
}

/** Decimals of a degree to which points are compared: about ten metres, which is the width of a building. */
const POINT_DECIMALS = 4

export function spotsOf(places: readonly MapPlace[]): MapSpot[] {
  const spots = new Map<string, { key: string; rank: number; places: [MapPlace, ...MapPlace[]] }>()
  for (const [rank, place] of places.entries()) {
    const point = `${place.longitude.toFixed(POINT_DECIMALS)} ${place.latitude.toFixed(POINT_DECIMALS)}`
    const known = spots.get(point)
    if (known) known.places.push(place)
    else spots.set(point, { key: place.slug, rank, places: [place] })
  }
  return [...spots.values()]
}

/** What stands on the mark of a spot: the price of its project, or how many there are. */
export function tagOf({ places }: MapSpot): string {
  return places.length === 1 ? places[0].tag : spotTag(places.length)
}

/** The locality of a spot's projects; empty when they differ. */
export function sharedLocality(places: readonly MapPlace[]): string {
  const [first, ...others] = new Set(places.map(({ where }) => where))
  return others.length === 0 ? (first ?? '') : ''
}

/** The spots of each city, by its name: near cities keep a mark each. */
export function spotsByCity(spots: readonly MapSpot[]): Map<string, MapSpot[]> {
  const cities = new Map<string, MapSpot[]>()
  for (const spot of spots) {
    const { city } = spot.places[0]
    cities.set(city, [...(cities.get(city) ?? []), spot])
  }
  return cities
}

interface ClusterBox {
  city: string
  x: number
  y: number
  side: number
}

/** In pixels, as in the style sheet: between two clusters; the side of the least one, and what one with all projects has more. */
const CLUSTER_GAP = 10
const CLUSTER_SIDE = { least: 28, more: 16 }

/** @param share its part of all projects. */
export function clusterSide(share: number): number {
  return CLUSTER_SIDE.least + CLUSTER_SIDE.more * Math.sqrt(share)
}

/** How far each cluster is moved to the east, in pixels, so that it covers none of another city west of it. */
export function clearOfEachOther(clusters: readonly ClusterBox[]): number[] {
  const asides = clusters.map(() => 0)
  const placed: number[] = []
  for (const index of [...clusters.keys()].toSorted((a, b) => (clusters[a]?.x ?? 0) - (clusters[b]?.x ?? 0))) {
    const one = clusters[index]
    if (!one) continue
    const needed = placed.map((other) => {
      const west = clusters[other]
      if (!west) return 0
      const apart = (west.side + one.side) / 2 + CLUSTER_GAP
      const overlaps = west.city !== one.city && Math.abs(west.y - one.y) < apart
      return overlaps ? west.x + (asides[other] ?? 0) + apart - one.x : 0
    })
    asides[index] = Math.round(Math.max(0, ...needed))
    placed.push(index)
  }
  return asides
}

/** The space of a count. */
export function boxOfCount({ x, y, side }: Pick<ClusterBox, 'x' | 'y' | 'side'>): Box {
  return { left: x - side / 2, right: x + side / 2, top: y - side / 2, bottom: y + side / 2 }
}

/** Kilometres to each side of a single project. */
const LONE_PLACE_MARGIN_KM = 6
const KILOMETRES_PER_DEGREE = 111.32

/** Enlarges an area to a minimum size, so that a single place is shown with its surroundings. */
export function withMinimumSize(area: Area): Area {
  const latitude = (area.south + area.north) / 2
  const north = LONE_PLACE_MARGIN_KM / KILOMETRES_PER_DEGREE
  const east = north / Math.cos((latitude * Math.PI) / 180)
  const longitude = (area.west + area.east) / 2
  return {
    west: Math.min(area.west, longitude - east),
    south: Math.min(area.south, latitude - north),
    east: Math.max(area.east, longitude + east),
    north: Math.max(area.north, latitude + north),
  }
}
