import { type City, type ProjectSummary, placePath } from '@ashlar/contract'
import { sayName, sayNames } from '@/words/say'

/** A city with projects, or a locality of one. */
export interface PlaceWithProjects {
  city: City
  /** In English; empty for the city as a whole. */
  locality: string
  /** In the editors' order. */
  projects: readonly ProjectSummary[]
}

/** Every city with a project, in the editors' order, each followed by its localities in alphabetical order. */
export function placesWithProjects(projects: readonly ProjectSummary[], cities: readonly City[]): PlaceWithProjects[] {
  return cities.flatMap((city) => {
    const inCity = projects.filter((project) => project.city === city.name)
    if (inCity.length === 0) return []
    const localities = [...new Set(inCity.map(({ locality }) => locality))].filter(Boolean)
    return [
      { city, locality: '', projects: inCity },
      ...localities
        .toSorted((a, b) => a.localeCompare(b, 'en'))
        .map((locality) => ({ city, locality, projects: inCity.filter((one) => one.locality === locality) })),
    ]
  })
}

/** The place whose page has this path. */
export function findPlace(
  path: string,
  projects: readonly ProjectSummary[],
  cities: readonly City[],
): PlaceWithProjects | undefined {
  return placesWithProjects(projects, cities).find(({ city, locality }) => placePath(city.slug, locality) === path)
}

/** `Kharadi, Pune`, in the language of the page. */
export function nameOfPlace({ city, locality }: Pick<PlaceWithProjects, 'city' | 'locality'>): string {
  return locality ? sayNames([locality, city.name]) : sayName(city.name)
}

/** A text of the main part of its page. */
export function sampleOfPlace({ city, locality, projects }: PlaceWithProjects): string {
  return (locality ? projects[0]?.summary : city.summary) ?? ''
}

interface NearPlace {
  place: PlaceWithProjects
  /** As the crow flies, rounded; `null` where either has no position. */
  kilometres: number | null
}

/** Other places as seen from one: the nearest first, those without a position at the end. */
export function placesByDistance(from: PlaceWithProjects, others: readonly PlaceWithProjects[]): NearPlace[] {
  return others
    .map((place) => ({ place, kilometres: kilometresBetween(from, place) }))
    .toSorted((a, b) => (a.kilometres ?? Number.POSITIVE_INFINITY) - (b.kilometres ?? Number.POSITIVE_INFINITY))
}

const KILOMETRES_PER_DEGREE = 111.32

function kilometresBetween(a: PlaceWithProjects, b: PlaceWithProjects): number | null {
  const [from, to] = [positionOf(a), positionOf(b)]
  if (!from || !to) return null
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  return Math.max(1, Math.round(Math.hypot(east, to.latitude - from.latitude) * KILOMETRES_PER_DEGREE))
}

/** The first project with a position stands for its locality. */
function positionOf({ projects }: PlaceWithProjects): { longitude: number; latitude: number } | null {
  for (const { longitude, latitude } of projects) {
    if (longitude !== null && latitude !== null) return { longitude, latitude }
  }
  return null
}
