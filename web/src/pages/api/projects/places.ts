import type { APIRoute } from 'astro'
import { tileArchives } from '@/content/map-tiles/tile-archives'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { namesInLanguage } from '@/features/map/drawing-files'
import type { MapPlaces } from '@/features/map/places'
import { projectIndexOf } from '@/features/projects/filters/project-index'
import { readQuery } from '@/features/projects/filters/project-query'
import { placesOnMap } from '@/features/projects/list/places-on-map'
import { answerScript } from '@/routing/endpoint-answers'
import { queryOf, type RouteQuery } from '@/routing/route'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The places of all results of the project list; the query is that of the list. */
export const GET: APIRoute = ({ request }) =>
  answerScript(
    async (): Promise<MapPlaces> => ({
      places: await placesFor(queryOf(new URL(request.url))),
      names: await namesInLanguage(),
      streets: await tileArchives(),
    }),
    'The places cannot be had just now.',
  )

async function placesFor(parameters: RouteQuery) {
  const [projects, choices] = await Promise.all([readProjects(), readProjectChoices()])
  const index = projectIndexOf(projects, choices)
  return placesOnMap(index, readQuery(parameters, choices, index.source.localities).query).places
}
