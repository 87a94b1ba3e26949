import type { ReactNode } from 'react'
import type { ListedProject } from '@/content/readers/project-lists'
import { ProjectMap } from '../../map/project-map'
import { DEFAULT_SORT, type ProjectQuery, projectListHref } from '../filters/project-query'
import styles from './beside-map.module.css'

/** Where the map asks for the places of all that the list shows, on whichever page. */
const PLACES = '/api/projects/places'
const LIST = 'project-list'

interface BesideMapProps {
  query: ProjectQuery
  /** Those on this page of the list. */
  projects: readonly ListedProject[]
  /** The list. */
  children: ReactNode
}

/** The list, and beside it the map when it was asked for. */
export function BesideMap({ query, projects, children }: BesideMapProps) {
  if (query.view === 'list') return children
  const whole = { ...query, area: null, page: 1 }
  return (
    <div className={styles.beside}>
      <ProjectMap
        placesHref={projectListHref({ ...whole, sort: DEFAULT_SORT, view: 'list' }, PLACES)}
        area={query.area}
        listHref={projectListHref(whole)}
        projects={projects}
        listId={LIST}
      />
      <div className={styles.list} id={LIST}>
        {children}
      </div>
    </div>
  )
}
