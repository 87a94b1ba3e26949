import { env } from '@/config/env'
import type { ListedProject } from '@/content/readers/project-lists'
import type { Area } from './area'
import { formatMapArea } from './area'
import { mapWords } from './map-words'
import styles from './project-map.module.css'

interface ProjectMapProps {
  /**
   * The address of the shown places: `/api/projects/places?city=pune`. When it changes, the map loads the new places.
   */
  placesHref: string
  /** The area that the list is limited to. */
  area: Area | null
  /** The current list without an area: `/projects?city=pune&view=map`. */
  listHref: string
  /** The projects of the list beside the map, for visitors without script. */
  projects: readonly ListedProject[]
  /** Id of the list, for the link that skips the map. */
  listId: string
}

/**
 * The map beside the list. The HTML is a frame with text; script draws the map into it, and listens to the list's cards
 * by their `data-project="<slug>"`.
 */
export function ProjectMap({ placesHref, area, listHref, projects, listId }: ProjectMapProps) {
  const { MAP_STYLE_URL } = env()
  return (
    <section
      className={styles.map}
      aria-label={mapWords.title}
      data-project-map=""
      data-places={placesHref}
      data-area={area ? formatMapArea(area) : undefined}
      data-list={listHref}
      data-style={MAP_STYLE_URL}
    >
      <a className={styles.skip} href={`#${listId}`}>
        Skip the map
      </a>
      <div className={styles.canvas} data-map-canvas="" />
      <p className={styles.words} data-map-words="" role="status" />
      <noscript>
        <Sketches projects={projects} />
      </noscript>
      <div className={styles.controls} data-map-controls="" hidden>
        <button type="button" data-map-act="in" aria-label="Zoom in">
          +
        </button>
        <button type="button" data-map-act="out" aria-label="Zoom out">
          −
        </button>
        <button type="button" data-map-act="all" aria-label="Show all projects">
          All
        </button>
      </div>
      <a className={styles.search} href={listHref} data-map-search="" hidden>
        {mapWords.search}
      </a>
      <section className={styles.chosen} data-map-chosen="" aria-live="polite" hidden />
      {MAP_STYLE_URL ? null : (
        <p className={styles.credit} data-map-credit="" hidden>
          {mapWords.schematic}
        </p>
      )}
    </section>
  )
}

/** A text alternative to the map: each project, its place, and a link to the sketch on its page. */
function Sketches({ projects }: { projects: readonly ListedProject[] }) {
  return (
    <div className={styles.sketches}>
      <p>The map needs JavaScript. Each project has a sketch of where it stands:</p>
      <ul>
        {projects.map(({ slug, name, locality, city }) => (
          <li key={slug}>
            <a href={`/projects/${slug}#around`}>{name}</a>, {[locality, city].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
