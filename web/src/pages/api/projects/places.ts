import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readProjectChoices } from '@/content/readers/projects'
import { type MapPlaces, placesOf } from '@/features/map/places'
import { fits } from '@/features/projects/facet-groups'
import { filteredProjects } from '@/features/projects/facet-keeper'
import { shelfOf } from '@/features/projects/facet-rows'
import { priceOf } from '@/features/projects/project-card'
import { type Parameters, readQuery } from '@/features/projects/project-query'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** A change is live in two seconds: one in a cache on the way, one in the browser's. */
const CACHE = 'public, max-age=1, s-maxage=1, stale-if-error=86400'

/** What a list of projects shows, on all its pages and whatever part of the map it is narrowed to; asked as the list is. */
export const GET: APIRoute = async ({ request }) => {
  try {
    const answer: MapPlaces = { places: placesOf(await projectsFor(new URL(request.url).searchParams), priceOf) }
    return Response.json(answer, { headers: { 'Cache-Control': CACHE } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json(
      { error: 'The places cannot be had just now.' },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } },
    )
  }
}

async function projectsFor(asked: URLSearchParams) {
  const parameters: Parameters = Object.fromEntries([...asked.keys()].map((name) => [name, asked.getAll(name)]))
  const [projects, choices] = await Promise.all([filteredProjects(), readProjectChoices()])
  const { rows, localities } = shelfOf(projects, choices)
  const query = { ...readQuery(parameters, choices, localities).query, area: null }
  return projects.filter((_, at) => {
    const row = rows[at]
    return row !== undefined && fits(row, query)
  })
}
