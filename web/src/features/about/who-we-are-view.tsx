import {
  type Award,
  type ContactOffice,
  type ExternalAddress,
  type GlobalPartner,
  type Leader,
  type Page,
  slugOf,
} from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { type Figure, Figures } from '@/ui/figures/figures'
import { Fold } from '@/ui/fold/fold'
import { Hero } from '@/ui/hero/hero'
import { Portrait } from '@/ui/person/portrait'
import { Section } from '@/ui/section/section'
import { say, sayName } from '@/words/say'
import { PageSections } from '../page/page-sections'
import { AWARDS_PATH } from './find-awards'
import { LEADERS_PATH } from './find-leaders'
import styles from './who-we-are-view.module.css'

interface WhoWeAreViewProps {
  page: Page
  /** Counted from the site's own content. */
  figures: readonly Figure[]
  leaders: readonly Leader[]
  partners: readonly GlobalPartner[]
  awards: readonly Award[]
  offices: readonly ContactOffice[]
  addresses: readonly ExternalAddress[]
}

/** The group's beliefs, then the evidence: figures, people, partners, awards, offices. */
export function WhoWeAreView(props: WhoWeAreViewProps) {
  const { page, figures, leaders, partners, awards, offices, addresses } = props
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      {figures.length > 0 ? (
        <Section heading={say('In numbers')} tone="course">
          <Figures figures={figures} />
        </Section>
      ) : null}
      <PageSections page={page} addresses={addresses} />
      {leaders.length > 0 ? <Leaders leaders={leaders} /> : null}
      {partners.length > 0 ? <Partners partners={partners} /> : null}
      {awards.length > 0 ? <Awards awards={awards} /> : null}
      {offices.length > 0 ? <Offices offices={offices} /> : null}
    </main>
  )
}

function Leaders({ leaders }: { leaders: readonly Leader[] }) {
  return (
    <Section
      heading={say('Management')}
      tone="deep"
      id="leaders"
      more={{ href: LEADERS_PATH, label: say('What each can do for you'), external: false }}
    >
      <ul className={styles.leaders}>
        {leaders.map(({ key, name, picture, role }) => (
          <li key={key}>
            <a className={`stack-1 ${styles.leader}`} href={`${LEADERS_PATH}#${key}`}>
              <Portrait name={name} picture={picture} sizes="12rem" />
              <span className={styles.name}>{name}</span>
              <span className="caption">{role}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Partners({ partners }: { partners: readonly GlobalPartner[] }) {
  return (
    <Section heading={say('Partners abroad')} id="partners">
      <Fold summary={say('All {count} partners', { count: partners.length })}>
        <Ashlar perCourse={3} label={say('Partners')}>
          {partners.map(({ name, country, what, since }) => (
            <div key={name} className={`stack-2 at-top ${styles.partner}`}>
              <h3 className={styles.partnerName}>{name}</h3>
              <p className="caption">
                {[sayName(country), since ? say('since {year}', { year: since }) : ''].filter(Boolean).join(', ')}
              </p>
              {what ? <p>{what}</p> : null}
            </div>
          ))}
        </Ashlar>
      </Fold>
    </Section>
  )
}

function Awards({ awards }: { awards: readonly Award[] }) {
  return (
    <Section
      heading={say('Latest awards')}
      id="awards"
      tone="course"
      more={{ href: AWARDS_PATH, label: say('All awards by year'), external: false }}
    >
      <ul>
        {awards.map(({ title, by, year }) => (
          <li key={`${title} ${by}`} className={styles.award}>
            <span className="bold soft numbers">{year}</span>
            <span className={`text-l semibold ${styles.awardTitle}`}>{title}</span>
            <span className="caption">{by}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Offices({ offices }: { offices: readonly ContactOffice[] }) {
  return (
    <Section
      heading={say('Our offices')}
      id="offices"
      more={{ href: '/about/contact-us', label: say('Hours, teams and directions'), external: false }}
    >
      <ul className={`quiet ${styles.offices}`}>
        {offices.map(({ city, name }) => (
          <li key={`${city} ${name}`}>
            <a href={`/about/contact-us#${slugOf(city)}`}>{sayName(city)}</a>
            {name && name !== sayName(city) ? <span className="caption">{name}</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}
