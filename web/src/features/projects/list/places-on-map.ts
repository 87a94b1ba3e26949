import type { ProjectSummary } from '@ashlar/contract'
import { type MapPlace, placesOf } from '../../map/places'
import { priceOf } from '../card/project-card'
import { matchingProjects } from '../filters/matches'
import type { ProjectIndex } from '../filters/project-index'
import type { ProjectQuery } from '../filters/project-query'

/** What the map shows beside the list. */
export interface PlacesOnMap {
  places: MapPlace[]
  /** How many results have no place, so that they are in the list alone. */
  unplaced: number
}

/** The places of all results of the list, on all its pages and without its map area: visitors see where else to look. */
export function placesOnMap(index: ProjectIndex<ProjectSummary>, query: ProjectQuery): PlacesOnMap {
  const found = matchingProjects(index, { ...query, area: null })
  const places = placesOf(found, priceOf)
  return { places, unplaced: found.length - places.length }
}
