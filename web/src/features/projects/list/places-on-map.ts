import type { FilteredProject } from '@/content/readers/project-lists'
import { type MapPlace, placesOf } from '../../map/places'
import { priceOf } from '../card/project-card'
import { matchingPositions } from '../filters/matches'
import type { ProjectIndex } from '../filters/project-index'
import type { ProjectQuery } from '../filters/project-query'

/** The places of all results of the list, on all its pages and without its map area: visitors see where else to look. */
export function placesOnMap(
  projects: readonly FilteredProject[],
  index: ProjectIndex,
  query: ProjectQuery,
): MapPlace[] {
  const found = matchingPositions(index, { ...query, area: null }).flatMap((at) => projects[at] ?? [])
  return placesOf(found, priceOf)
}
