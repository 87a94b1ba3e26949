import type { Project } from '@ashlar/contract'
import type { FeatureCollection, Point } from 'geojson'
import { formatMoney } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayName } from '@/words/say'
import type { Area } from './area'

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
  longitude: number
  latitude: number
}

/** The answer of `GET /api/projects/places`. */
export interface MapPlaces {
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
>

/** Pixels within which projects form a cluster, and the closest zoom that has clusters. */
export const CLUSTER_RADIUS = 44
export const CLUSTER_MAX_ZOOM = 13

/**
 * The projects with a position, as the map shows them, in the language of the response.
 *
 * @param priceOf formats the full price of a project.
 */
export function placesOf<T extends PlacedProject>(projects: readonly T[], priceOf: (project: T) => string): MapPlace[] {
  return projects.flatMap((project) => {
    const { slug, name, latitude, longitude } = project
    if (latitude === null || longitude === null) return []
    return [
      {
        slug,
        name,
        city: sayName(project.city),
        where: localityAndCity(project),
        status: say(project.status),
        price: priceOf(project),
        tag: lowestPriceLabel(project),
        latitude,
        longitude,
      },
    ]
  })
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
  places: readonly [MapPlace, ...MapPlace[]]
}

/** Decimals of a degree to which points are compared: about ten metres, which is the width of a building. */
const POINT_DECIMALS = 4

export function spotsOf(places: readonly MapPlace[]): MapSpot[] {
  const spots = new Map<string, [MapPlace, ...MapPlace[]]>()
  for (const place of places) {
    const point = `${place.longitude.toFixed(POINT_DECIMALS)} ${place.latitude.toFixed(POINT_DECIMALS)}`
    const known = spots.get(point)
    if (known) known.push(place)
    else spots.set(point, [place])
  }
  return [...spots.values()].map((all) => ({ key: all[0].slug, places: all }))
}

/** What is common to a spot's projects; empty when they differ. */
export function sharedBy(places: readonly MapPlace[], field: 'city' | 'where'): string {
  const [first, ...others] = new Set(places.map((place) => place[field]))
  return others.length === 0 ? (first ?? '') : ''
}

interface SpotProperties {
  key: string
  city: string
  projects: number
}

/** The data for the map's clusters. */
export function featuresOf(spots: readonly MapSpot[]): FeatureCollection<Point, SpotProperties> {
  return {
    type: 'FeatureCollection',
    features: spots.map(({ key, places }) => ({
      type: 'Feature',
      properties: { key, city: sharedBy(places, 'city'), projects: places.length },
      geometry: { type: 'Point', coordinates: [places[0].longitude, places[0].latitude] },
    })),
  }
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
