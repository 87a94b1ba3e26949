import type { Project } from '@ashlar/contract'
import type { FeatureCollection, Point } from 'geojson'
import type { Area } from './area'

/** A project on the map: what its marker and the card below the map say. */
export interface MapPlace {
  slug: string
  name: string
  /** `Kharadi, Pune`. */
  where: string
  city: string
  status: string
  /** In full, for whoever looks closer. */
  price: string
  /** Short enough for a marker. */
  tag: string
  longitude: number
  latitude: number
}

/** What `GET /api/projects/places` answers. */
export interface MapPlaces {
  places: MapPlace[]
}

/** What a place is made from. */
export type PlacedProject = Pick<
  Project,
  'slug' | 'name' | 'city' | 'locality' | 'status' | 'priceFrom' | 'priceTo' | 'rentPerSqFt' | 'latitude' | 'longitude'
>

const LAKH = 100_000
const CRORE = 100 * LAKH
const short = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 })

/**
 * The projects that have a place, as the map shows them.
 *
 * @param say what a project costs, in full.
 */
export function placesOf<T extends PlacedProject>(projects: readonly T[], say: (project: T) => string): MapPlace[] {
  return projects.flatMap((project) => {
    const { slug, name, city, locality, status, latitude, longitude } = project
    if (latitude === null || longitude === null) return []
    const where = [locality, city].filter(Boolean).join(', ')
    return [{ slug, name, city, where, status, price: say(project), tag: tagOf(project), latitude, longitude }]
  })
}

/** `₹1.85 cr`, `₹74 lakh`, `₹104/sq ft`: the least it costs. */
export function tagOf({
  priceFrom,
  priceTo,
  rentPerSqFt,
}: Pick<Project, 'priceFrom' | 'priceTo' | 'rentPerSqFt'>): string {
  const price = priceFrom ?? priceTo
  if (price !== null) {
    return price >= CRORE ? `₹${short.format(price / CRORE)}\u00a0cr` : `₹${short.format(price / LAKH)}\u00a0lakh`
  }
  return rentPerSqFt === null ? 'On request' : `₹${rentPerSqFt}/sq\u00a0ft`
}

/** What the map's clusters are made of. */
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

/** Kilometres to each side of a project that stands alone. */
const LONE_PLACE_MARGIN_KM = 6
const KILOMETRES_PER_DEGREE = 111.32

/** The same area, made large enough to see where one is when all that is shown stands on one spot. */
export function atLeastAround(area: Area): Area {
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
