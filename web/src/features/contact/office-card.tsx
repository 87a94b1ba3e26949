import { type ContactOffice, type Leader, type Project, slugOf } from '@ashlar/contract'
import type { Fact } from '@/ui/facts/facts'
import { Fold } from '@/ui/fold/fold'
import { MailLink } from '@/ui/link/mail-link'
import { telHref } from '@/ui/link/phone-href'
import { TextLink } from '@/ui/link/text-link'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { keepTogether } from '@/ui/text/keep-together'
import { say, sayName } from '@/words/say'
import { LEADERS_PATH } from '../about/find-leaders'
import type { Place } from '../map/sketch-place'
import { mapHref } from './find-desks'
import styles from './office.module.css'
import { OfficeSketch } from './office-sketch'

/** The fields of a project that the sketch of a city shows. */
export type ProjectPlace = Pick<Project, 'name' | 'city' | 'latitude' | 'longitude'>

interface OfficeProps {
  office: ContactOffice
  /** Leaders who work in this office. */
  leaders: readonly Leader[]
  projects: readonly ProjectPlace[]
  /** Whether it has a row of its own. */
  wide?: boolean
}

/** The `sizes` of a picture over half a row. */
const HALF_ROW_SIZES = `${minWidth.wholePage} 54rem, ${minWidth.s} 60vw, 100vw`

/** An office: building, phone and hours, its place in the city, how to get there, and its people. */
export function OfficeCard({ office, leaders, projects, wide = false }: OfficeProps) {
  const { city, name, address, phone, email, hours, picture } = office
  const place = placeOf(office)
  const map = mapHref(office)
  const card = (
    <article className={styles.office} id={slugOf(city)}>
      {picture ? (
        <ResponsivePicture picture={picture} sizes={HALF_ROW_SIZES} maxWidth={1200} className={styles.picture} />
      ) : null}
      <div className={`stack ${styles.inside}`}>
        <div className={`stack at-top ${styles.head}`}>
          <h3 className={styles.city}>{sayName(city)}</h3>
          {name && ![city, sayName(city)].includes(name) ? <p className={styles.name}>{name}</p> : null}
          <address className={styles.address}>{keepTogether(address)}</address>
          {map ? (
            <TextLink link={{ href: map, external: true }} className={styles.map}>
              {say('Open in a map')}
              <span className="sr-only">{` ${say('in {city}, on OpenStreetMap', { city: sayName(city) })}`}</span>
            </TextLink>
          ) : null}
          {phone || email ? (
            <p className={`semibold numbers ${styles.lines}`}>
              {phone ? <a href={telHref(phone)}>{phone}</a> : null}
              {email ? <MailLink email={email} /> : null}
            </p>
          ) : null}
          {hours ? <p className={`caption ${styles.hours}`}>{keepTogether(hours)}</p> : null}
        </div>
        <Fold
          wide="closed"
          summary={say('Directions, access and people')}
          name={`${say('Directions, access and people')}: ${sayName(city)}`}
        >
          {place ? (
            <OfficeSketch
              city={city}
              office={place}
              projects={projects.flatMap((project) => {
                const at = placeOf(project)
                return at ? [{ ...at, name: project.name }] : []
              })}
            />
          ) : null}
          <dl className={styles.facts}>
            {factsOf(office, leaders).map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
    </article>
  )
  return wide ? <div className={styles.wide}>{card}</div> : card
}

function factsOf({ nearest, access, desks }: ContactOffice, leaders: readonly Leader[]): Fact[] {
  return [
    { label: say('Getting here'), value: nearest },
    { label: say('Access'), value: access },
    {
      label: say('People here'),
      value:
        leaders.length > 0 ? (
          <ul>
            {leaders.map(({ key, name, role }) => (
              <li key={key}>
                <a href={`${LEADERS_PATH}#${key}`}>{name}</a>, {role}
              </li>
            ))}
          </ul>
        ) : null,
    },
    { label: say('Teams'), value: desks.map(({ need }) => need).join('; ') },
  ].filter(({ value }) => value)
}

function placeOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
