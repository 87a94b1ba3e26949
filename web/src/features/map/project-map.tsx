import { env } from '@/config/env'
import type { ListedProject } from '@/content/readers/project-lists'
import type { Area } from './area'
import { formatMapArea } from './area'
import { mapWords } from './map-words'
import styles from './project-map.module.css'

interface ProjectMapProps {
  /** Where the places of what is shown are had: `/api/projects/places?city=pune`. Another address loads others. */
  placesHref: string
  /** The part of the map that the list is narrowed to. */
  area: Area | null
  /** The list as it is now, without an area: `/projects?city=pune&view=map`. */
  listHref: string
  /** Those of the list beside it, for whoever has no script. */
  projects: readonly ListedProject[]
  /** Where the list is on the page, to skip the map. */
  listId: string
}

/**
 * The map beside the list. What stands in the HTML is a frame with words; script draws the map into it, and listens to
 * the cards of the list that carry `data-project="<slug>"`.
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

/** What the map says, in words: each project, where it stands, and the drawing of that on its page. */
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
