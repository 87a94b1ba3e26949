import type { APIRoute } from 'astro'
import { readProjectChoices } from '@/content/readers/projects'
import { namesOnFile } from '@/features/map/drawing-files'
import type { MapNames, MapPlaces } from '@/features/map/places'
import { filteredProjects } from '@/features/projects/filters/kept-projects'
import { indexOf } from '@/features/projects/filters/project-index'
import { readQuery } from '@/features/projects/filters/project-query'
import { placesOnMap } from '@/features/projects/list/places-on-map'
import { answerScript } from '@/routing/endpoint-answers'
import { queryOf, type RouteQuery } from '@/routing/route'
import { currentTranslations } from '@/words/current-language'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The places of all results of the project list; the query is that of the list. */
export const GET: APIRoute = ({ request }) =>
  answerScript(
    async (): Promise<MapPlaces> => ({
      places: await placesFor(queryOf(new URL(request.url))),
      names: await translatedNames(),
    }),
    'The places cannot be had just now.',
  )

async function placesFor(parameters: RouteQuery) {
  const [projects, choices] = await Promise.all([filteredProjects(), readProjectChoices()])
  const index = indexOf(projects, choices)
  return placesOnMap(projects, index, readQuery(parameters, choices, index.source.localities).query).places
}

async function translatedNames(): Promise<MapNames> {
  const translations = currentTranslations()
  if (translations.size === 0) return {}
  return Object.fromEntries((await namesOnFile()).map((name) => [name, translations.get(name) ?? name]))
}
