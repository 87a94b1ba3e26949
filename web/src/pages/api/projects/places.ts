import type { APIRoute } from 'astro'
import { readProjectChoices } from '@/content/readers/projects'
import { type MapPlaces, placesOf } from '@/features/map/places'
import { priceOf } from '@/features/projects/card/project-card'
import { filteredProjects } from '@/features/projects/filters/kept-projects'
import { matchingPositions } from '@/features/projects/filters/matches'
import { indexOf } from '@/features/projects/filters/project-index'
import { readQuery } from '@/features/projects/filters/project-query'
import { answerScript } from '@/routing/endpoint-answers'
import { queryOf, type RouteQuery } from '@/routing/route'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * The places of all results of the project list, on all its pages and without its map area; the query is that of the
 * list.
 */
export const GET: APIRoute = ({ request }) =>
  answerScript(
    async (): Promise<MapPlaces> => ({
      places: placesOf(await projectsFor(queryOf(new URL(request.url))), priceOf),
    }),
    'The places cannot be had just now.',
  )

async function projectsFor(parameters: RouteQuery) {
  const [projects, choices] = await Promise.all([filteredProjects(), readProjectChoices()])
  const index = indexOf(projects, choices)
  const query = { ...readQuery(parameters, choices, index.source.localities).query, area: null }
  return matchingPositions(index, query).flatMap((at) => projects[at] ?? [])
}
