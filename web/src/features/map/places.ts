import type { Project } from '@ashlar/contract'
import type { FeatureCollection, Point } from 'geojson'
import { formatMoney } from '@/ui/money/format-money'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { say, sayIfKnown } from '@/words/say'
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
        city: sayIfKnown(project.city),
        where: localityAndCity(project),
        status: sayIfKnown(project.status),
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

/** The data for the map's clusters. */
export function featuresOf(places: readonly MapPlace[]): FeatureCollection<Point, { slug: string; city: string }> {
  return {
    type: 'FeatureCollection',
    features: places.map(({ slug, city, longitude, latitude }) => ({
      type: 'Feature',
      properties: { slug, city },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
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
