import type { Project, ProjectSummary } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { formatMonth } from '@/ui/date/format-date'
import { formatArea, formatMoney, formatSpan } from '@/ui/money/format-money'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { Tag } from '@/ui/tag/tag'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say, sayName } from '@/words/say'
import { areaLabelOf } from './area-label'
import { Elevation } from './elevation'
import styles from './project-card.module.css'
import { StateTag } from './state-tag'

export interface ProjectCardProps {
  project: ProjectSummary
  /** Loads the picture early; set on the first card of a list. */
  priority?: boolean
  /** Chooses the project for comparison (shortlist.tsx). */
  tick?: ReactNode
  /** Number of cards in a list that has one row on a wide screen; not set for longer lists. */
  perRow?: number
  /** Low, with a small picture, beside the map of the projects. */
  isRow?: boolean
}

/** Share of a wide screen that a picture takes, and its pixels on the widest one, by the number of cards in its row. */
const ROW_SIZES: Readonly<Record<number, { share: string; width: number }>> = {
  1: { share: '56vw', width: 820 },
  2: { share: '47vw', width: 700 },
  3: { share: '36vw', width: 540 },
}
const LIST_SIZE = { share: '36vw', width: 760 }
/** The picture of a card, with as many cards in its row as `ProjectCard` has. */
export function cardPicture({ pictures: [first] }: ProjectSummary, perRow = 0): ShownPicture | null {
  if (!first) return null
  const { share, width } = ROW_SIZES[perRow] ?? LIST_SIZE
  // Less than the full width of a phone: on screens with three pixels per point, nobody sees the difference.
  return { picture: first.picture, sizes: `${minWidth.xl} ${share}, ${minWidth.xs} 55vw, 70vw`, maxWidth: width }
}

/** The picture of a row beside the map, which shows the middle of it. */
export function rowPicture({ pictures: [first] }: ProjectSummary): ShownPicture | null {
  return first ? { picture: first.picture, sizes: '15rem', maxWidth: 480 } : null
}

/** A project in a list: name, place, size and price. */
export function ProjectCard({ project, priority = false, tick, perRow, isRow = false }: ProjectCardProps) {
  const [first] = project.pictures
  const shown = isRow ? rowPicture(project) : cardPicture(project, perRow)
  return (
    <article
      // The id identifies the card when two states of the list are compared.
      id={tick ? `project-${project.slug}` : undefined}
      className={`${wholeLinkPlace} ${styles.card}`}
      data-project={project.slug}
      data-row={isRow ? '' : undefined}
    >
      <div className={styles.frame}>
        {first && shown ? (
          <ResponsivePicture
            {...shown}
            focal={first.focal}
            priority={priority}
            alt=""
            className={`cover ${styles.picture}`}
          />
        ) : (
          <Elevation project={project} />
        )}
      </div>
      <div className={`stack-2 ${styles.words}`}>
        <p className="caption">{[homesOf(project), localityAndCity(project)].filter(Boolean).join(', ')}</p>
        <h3>
          <WholeLink href={`/projects/${project.slug}`}>{project.name}</WholeLink>
        </h3>
        {project.headline && !isRow ? <p className="soft">{project.headline}</p> : null}
        <dl className={styles.facts}>
          <div>
            <dt>{project.rentPerSqFt === null ? say('Price') : say('Rent')}</dt>
            <dd>{priceOf(project)}</dd>
          </div>
          <div>
            <dt>{areaLabelOf(project)}</dt>
            <dd>{formatSpan(project.carpetAreaFrom, project.carpetAreaTo, formatArea) || say('On request')}</dd>
          </div>
          <div>
            <dt>{say('Possession')}</dt>
            <dd>{formatMonth(project.possession) || say('On request')}</dd>
          </div>
        </dl>
        <div className={`cluster ${styles.state}`}>
          {isRow ? (
            <a
              className={`text-s semibold ${styles.onMap}`}
              href="#map"
              aria-label={`${say('On the map')}: ${project.name}`}
              data-map-show={project.slug}
            >
              {say('On the map')}
            </a>
          ) : (
            <span className={`cluster ${styles.tags}`}>
              <StateTag status={project.status} />
              {project.registrations.length > 0 ? <Tag>{say('RERA')}</Tag> : null}
            </span>
          )}
          {tick}
        </div>
      </div>
    </article>
  )
}

/** The kind of project, with its sizes where they are counted in rooms: `2–4 BHK apartments` is what a buyer looks for. */
function homesOf({ category, configurations }: ProjectSummary): string {
  const rooms = configurations.flatMap(({ areaConfiguration }) => /^(\d) BHK$/.exec(areaConfiguration)?.[1] ?? [])
  const [least, most] = [Math.min(...rooms.map(Number)), Math.max(...rooms.map(Number))]
  const kind = sayName(category)
  if (rooms.length === 0) return kind
  return say('{rooms} BHK {kind}', { rooms: least === most ? least : `${least}–${most}`, kind: kind.toLowerCase() })
}

/** The price of a project on its card. */
export function priceOf(project: Pick<Project, 'priceFrom' | 'priceTo' | 'rentPerSqFt'>): string {
  const price = formatSpan(project.priceFrom, project.priceTo, formatMoney)
  if (price) return price
  return project.rentPerSqFt === null
    ? say('On request')
    : say('₹{rent} a sq\u00a0ft a month', { rent: project.rentPerSqFt })
}
