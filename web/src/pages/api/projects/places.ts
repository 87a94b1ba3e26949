import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readProjectChoices } from '@/content/readers/projects'
import { type MapPlaces, placesOf } from '@/features/map/places'
import { priceOf } from '@/features/projects/card/project-card'
import { filteredProjects } from '@/features/projects/filters/kept-projects'
import { fitting } from '@/features/projects/filters/matches'
import { indexOf } from '@/features/projects/filters/project-index'
import { readQuery } from '@/features/projects/filters/project-query'
import { queryOf, type RouteQuery } from '@/routing/route'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A change is live within two seconds: one in a cache on the way, one in the browser's. */
const CACHE = 'public, max-age=1, s-maxage=1, stale-if-error=86400'

/**
 * The places of all results of the project list, on all its pages and without its map area; the query is that of the
 * list.
 */
export const GET: APIRoute = async ({ request }) => {
  try {
    const answer: MapPlaces = { places: placesOf(await projectsFor(queryOf(new URL(request.url))), priceOf) }
    return Response.json(answer, { headers: { 'Cache-Control': CACHE } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json(
      { error: 'The places cannot be had just now.' },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } },
    )
  }
}

async function projectsFor(parameters: RouteQuery) {
  const [projects, choices] = await Promise.all([filteredProjects(), readProjectChoices()])
  const index = indexOf(projects, choices)
  const query = { ...readQuery(parameters, choices, index.source.localities).query, area: null }
  return fitting(index, query).flatMap((at) => projects[at] ?? [])
}
