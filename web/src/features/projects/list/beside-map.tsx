import type { ProjectSummary } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { unplacedWords } from '../../map/map-words'
import { ProjectMap } from '../../map/project-map'
import { DEFAULT_SORT, type ProjectQuery, projectListHref } from '../filters/project-query'
import styles from './beside-map.module.css'
import type { PlacesOnMap } from './places-on-map'

/** The address from which the map loads the places of all results, not only those of this page. */
const PLACES = '/api/projects/places'
const LIST = 'project-list'

interface BesideMapProps {
  query: ProjectQuery
  /** The places of all results; `null` for the list without its map. */
  onMap: PlacesOnMap | null
  /** The projects on this page of the list. */
  projects: readonly ProjectSummary[]
  /** The list. */
  children: ReactNode
}

/** The list, and the map beside it when it was requested. */
export function BesideMap({ query, onMap, projects, children }: BesideMapProps) {
  if (onMap === null) return children
  const whole = { ...query, area: null, page: 1 }
  return (
    <div className={`stack-5 ${styles.beside}`}>
      <ProjectMap
        placesHref={projectListHref({ ...whole, sort: DEFAULT_SORT, view: 'list' }, PLACES)}
        places={onMap.places}
        area={query.area}
        listHref={projectListHref(whole)}
        projects={projects}
        listId={LIST}
      />
      <div className={styles.list} id={LIST}>
        {onMap.unplaced > 0 ? <p className={styles.unplaced}>{unplacedWords(onMap.unplaced)}</p> : null}
        {children}
      </div>
    </div>
  )
}
