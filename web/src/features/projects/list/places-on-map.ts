import type { FilteredProject } from '@/content/readers/project-lists'
import { type MapPlace, placesOf } from '../../map/places'
import { priceOf } from '../card/project-card'
import { matchingPositions } from '../filters/matches'
import type { ProjectIndex } from '../filters/project-index'
import type { ProjectQuery } from '../filters/project-query'

/** What the map shows beside the list. */
export interface PlacesOnMap {
  places: MapPlace[]
  /** How many results have no place, so that they are in the list alone. */
  unplaced: number
}

/** The places of all results of the list, on all its pages and without its map area: visitors see where else to look. */
export function placesOnMap(
  projects: readonly FilteredProject[],
  index: ProjectIndex,
  query: ProjectQuery,
): PlacesOnMap {
  const found = matchingPositions(index, { ...query, area: null }).flatMap((at) => projects[at] ?? [])
  const places = placesOf(found, priceOf)
  return { places, unplaced: found.length - places.length }
}
