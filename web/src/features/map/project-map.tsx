import type { ProjectSummary } from '@ashlar/contract'
import { env } from '@/config/env'
import { MoveIcon } from '@/ui/icons/icons'
import { TextLink } from '@/ui/link/text-link'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { type Phrase, say } from '@/words/say'
import type { Area } from './area'
import { formatMapArea } from './area'
import chosenStyles from './chosen-place.module.css'
import type { MapAct } from './map-controls'
import creditStyles from './map-credit.module.css'
import { MapPicture } from './map-picture'
import pictureStyles from './map-picture.module.css'
import { mapWords } from './map-words'
import { framedOf } from './marks/groups'
import type { MapPlace } from './places'
import styles from './project-map.module.css'

interface MapButton {
  act: MapAct
  label: Phrase
  /** A sign, or a word. */
  sign: '+' | '−' | '←' | '↑' | '↓' | '→' | 'All'
}

const ZOOM: readonly MapButton[] = [
  { act: 'in', label: 'Zoom in', sign: '+' },
  { act: 'out', label: 'Zoom out', sign: '−' },
  { act: 'all', label: 'Show all projects', sign: 'All' },
]
/** For those who neither drag nor pinch (WCAG 2.5.7). */
const MOVE: readonly MapButton[] = [
  { act: 'left', label: 'Move left', sign: '←' },
  { act: 'up', label: 'Move up', sign: '↑' },
  { act: 'down', label: 'Move down', sign: '↓' },
  { act: 'right', label: 'Move right', sign: '→' },
]

/** The lines of a drawing that a visitor looks for. */
const LINES = [
  { line: 'metro', label: 'Metro' },
  { line: 'rail', label: 'Railway' },
  { line: 'motorway', label: 'Highway' },
  { line: 'road', label: 'Main road' },
] as const

/** What the marks say. */
const MARKS = [
  { of: 'price', sign: '₹', label: 'Lowest price' },
  { of: 'count', sign: '', label: 'Number of projects' },
] as const

interface ProjectMapProps {
  /**
   * The address of the shown places: `/api/projects/places?city=pune`. When it changes, the map loads the new places.
   */
  placesHref: string
  /** These places, for the picture that stands until script draws the map. */
  places: readonly MapPlace[]
  /** The area that the list is limited to. */
  area: Area | null
  /** The current list without an area: `/projects?city=pune&view=map`. */
  listHref: string
  /** The projects of the list beside the map, for visitors without script. */
  projects: readonly ProjectSummary[]
  /** Id of the list, for the link that skips the map. */
  listId: string
}

/**
 * The map beside the list. The HTML is a picture of its first view; script draws the map in its place, and listens to the list's cards
 * by their `data-project="<slug>"`.
 */
export function ProjectMap({ placesHref, places, area, listHref, projects, listId }: ProjectMapProps) {
  const { MAP_STYLE_URL, MAP_TILES } = env()
  return (
    <section
      className={`screen-only ${styles.map}`}
      id="map"
      aria-label={say(mapWords.title)}
      data-project-map=""
      data-places={placesHref}
      data-area={area ? formatMapArea(area) : undefined}
      data-list={listHref}
      data-style={MAP_STYLE_URL}
    >
      <a className={styles.skip} href={`#${listId}`}>
        {say('Skip the map')}
      </a>
      <div className={styles.canvas} data-map-canvas="" />
      <MapPicture places={places} asked={area} />
      <p className={styles.status} data-map-words="" role="status" />
      <noscript>
        <Sketches projects={projects} />
      </noscript>
      <div className={styles.controls} data-map-controls="">
        <Buttons buttons={ZOOM} isAllShown={area === null && framedOf(places).length === places.length} />
        <details className={styles.move}>
          <summary className="bare" aria-label={say('Move the map')}>
            <MoveIcon />
          </summary>
          <div className={styles.arrows}>
            <Buttons buttons={MOVE} />
          </div>
        </details>
      </div>
      <p className={pictureStyles.scale} data-map-scale="" aria-hidden="true" />
      <a className={styles.search} href={listHref} data-map-search="" hidden>
        {say(mapWords.search)}
      </a>
      <section className={chosenStyles.chosen} data-map-chosen="" aria-live="polite" hidden />
      {MAP_STYLE_URL ? null : (
        <p className={`cluster ${creditStyles.credit}`}>
          {MAP_TILES.length > 0 ? <StreetCredit /> : <DrawingCredit places={places} />}
        </p>
      )}
    </section>
  )
}

/** A map within a city says which one: the marks may have taken the room of its name. */
function DrawingCredit({ places }: Pick<ProjectMapProps, 'places'>) {
  const [city, ...others] = new Set(places.map((place) => place.city))
  return (
    <>
      {others.length === 0 && city ? <strong>{city}</strong> : null}
      {MARKS.map(({ of, sign, label }) => (
        <span key={of} className={creditStyles.mark} data-of={of}>
          <i aria-hidden="true">{sign}</i>
          {say(label)}
        </span>
      ))}
      {LINES.map(({ line, label }) => (
        <span key={line} className={creditStyles.key} data-line={line}>
          {say(label)}
        </span>
      ))}
      <span>{say(mapWords.schematic)}</span>
    </>
  )
}

/** Asked for by the licence of the data (opendatacommons.org/licenses/odbl). */
function StreetCredit() {
  const link = { href: 'https://www.openstreetmap.org/copyright', external: true }
  return <TextLink link={link}>{say(mapWords.streets)}</TextLink>
}

function Buttons({ buttons, isAllShown = false }: { buttons: readonly MapButton[]; isAllShown?: boolean }) {
  return buttons.map(({ act, label, sign }) => (
    <button
      key={act}
      type="button"
      data-map-act={act}
      aria-label={say(label)}
      aria-disabled={act === 'all' && isAllShown ? true : undefined}
    >
      {sign === 'All' ? say(sign) : sign}
    </button>
  ))
}

/** A text alternative to the map: each project, its place, and a link to the sketch on its page. */
function Sketches({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <div className={creditStyles.sketches}>
      <p>{say('The map needs JavaScript. Each project has a sketch of where it stands:')}</p>
      <ul>
        {projects.map((project) => (
          <li key={project.slug}>
            <a href={`/projects/${project.slug}#around`}>{project.name}</a>, {localityAndCity(project)}
          </li>
        ))}
      </ul>
    </div>
  )
}
