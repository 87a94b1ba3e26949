import type { Project, TaxRate } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { formatMonth } from '@/ui/date/format-date'
import { formatArea, formatRupees, formatSpan } from '@/ui/money/format-money'
import type { ShownPicture } from '@/ui/picture/picture-address'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { localityAndCity } from '@/ui/text/locality-and-city'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { say, sayName } from '@/words/say'
import { areaLabelOf } from '../card/area-label'
import { Elevation } from '../card/elevation'
import { priceOf } from '../card/project-card'
import { StateTag } from '../card/state-tag'
import { smallestTotal, totalInWords } from '../compare/compared-totals'
import { PictureLink, pictureCount, pictureId, SmallPictures } from './gallery'
import { layHomes } from './lay-homes'
import styles from './project-hero.module.css'

interface ProjectHeroProps {
  project: Project
  rates: readonly TaxRate[]
  trail: readonly { label: string; href: string }[]
  /** Whether the page has the form that the first button leads to. */
  asks: boolean
  /** Whether a visit can be requested. */
  visits: boolean
}

/** The picture of the first screen. */
export function projectPicture({ pictures: [first] }: Project): ShownPicture | null {
  return first ? { picture: first.picture, sizes: `${minWidth.s} 58vw, 100vw` } : null
}

/**
 * The first screen: place, price, size and date of completion; two buttons; the first picture, which comes first on a
 * narrow screen. There the buttons are at the lower edge (project-view.tsx).
 */
export function ProjectHero({ project, rates, trail, asks, visits }: ProjectHeroProps) {
  const soldOut = project.status === 'Sold out'
  const [first] = project.pictures
  const shown = projectPicture(project)
  return (
    <header className={`stack ${styles.hero}`}>
      <div className={`on-deep stack-3 ${styles.words}`}>
        <Breadcrumbs trail={trail} />
        <h1 className={styles.name}>{project.name}</h1>
        <p className={`cluster text-l soft ${styles.place}`}>
          {kindAndPlaceOf(project)} <StateTag status={project.status} />
        </p>
        <dl className={styles.courses}>
          {stonesOf(project, rates).map(({ label, value }) => (
            <div key={label} className={styles.stone}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {soldOut ? (
          <p>
            {say('Every unit here is sold.')} <a href="#similar">{say('Similar projects')}</a> {say('are below.')}
          </p>
        ) : null}
        {asks ? (
          <p className={`screen-only ${styles.steps}`}>
            <ButtonLink link={{ href: '#enquiry', label: say('Ask about this project'), external: false }} />
            {visits ? (
              <ButtonLink
                link={{ href: '#site-visit', label: say('Book a site visit'), external: false }}
                tone="quiet"
              />
            ) : null}
          </p>
        ) : null}
      </div>
      <figure className={styles.frame} aria-label={say('Picture')}>
        <div className={styles.stage}>
          {first && shown ? (
            <PictureLink {...first} id={pictureId(1)} place={pictureCount(project, 1)}>
              <ResponsivePicture {...shown} focal={first.focal} priority className={`cover ${styles.picture}`} />
            </PictureLink>
          ) : (
            <Elevation project={project} />
          )}
          <SmallPictures project={project} />
        </div>
        {first?.caption ? <figcaption className={styles.caption}>{first.caption}</figcaption> : null}
      </figure>
    </header>
  )
}

/** At most six; those that matter most to a buyer first. */
function stonesOf(project: Project, rates: readonly TaxRate[]): { label: string; value: ReactNode }[] {
  const wall = layHomes(project.configurations)
  return [
    { label: project.rentPerSqFt === null ? say('Price') : say('Rent'), value: priceOf(project) },
    ...totalStone(project, rates),
    {
      label: areaLabelOf(project),
      value: formatSpan(project.carpetAreaFrom, project.carpetAreaTo, formatArea),
    },
    { label: say('Possession'), value: formatMonth(project.possession) },
    { label: 'RERA', value: registrationOf(project) },
    {
      label: say('Left'),
      value: wall ? say('{part} of {whole}', { part: wall.total - wall.taken, whole: wall.total }) : '',
    },
  ].filter(({ value }) => value !== '')
}

/** What the smallest unit costs in all, with a link to the sum; none where it is not for sale. */
function totalStone(project: Project, rates: readonly TaxRate[]): { label: string; value: ReactNode }[] {
  const known = smallestTotal(project, rates)
  if (!known || project.status === 'Sold out') return []
  return [{ label: totalInWords(known), value: <a href="#cost">{formatRupees(known.total)}</a> }]
}

/** The first registration number, with a link to the list of all registrations. */
function registrationOf({ registrations: [first, ...others] }: Project): ReactNode {
  if (!first) return ''
  return (
    <a href="#rera">
      <RegistrationNumber number={first.number} />
      {others.length > 0 ? ` ${say('+{count}\u00a0more', { count: others.length })}` : null}
    </a>
  )
}

function kindAndPlaceOf(project: Project): string {
  const [kind, place] = [sayName(project.category), localityAndCity(project)]
  return kind && place ? say('{kind} in {place}', { kind, place }) : kind || place
}
