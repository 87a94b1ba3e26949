import { type ExternalAddress, type Page, slugOf } from '@ashlar/contract'
import { Button } from '@/ui/button/button'
import { SearchField } from '@/ui/field/search-field'
import { Hero } from '@/ui/hero/hero'
import { Ledger } from '@/ui/ledger/ledger'
import { TextLink } from '@/ui/link/text-link'
import { Pagination } from '@/ui/pagination/pagination'
import { Section } from '@/ui/section/section'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { say, sayName } from '@/words/say'
import filters from '../lists/filters.module.css'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import { EndedTag } from './ended-tag'
import { type FoundRegistrations, RERA_PATH, type RegisteredProject, registrationsHref } from './find-registrations'
import styles from './rera-view.module.css'
import { termOf } from './term-of'

interface ReraViewProps {
  page: Page
  found: FoundRegistrations
  /** `YYYY-MM-DD`; a registration that ended earlier is marked as expired. */
  today: string
  addresses: readonly ExternalAddress[]
}

/** The RERA page: a buyer's rights, what to check, and all registrations by state. */
export function ReraView({ page, found, today, addresses }: ReraViewProps) {
  return (
    <main id="content">
      <Hero name={page.title} heading={page.heading} lead={page.lead} picture={page.picture} />
      <Section
        heading={say('Registrations by state')}
        id="registrations"
        tone="course"
        lead={say('Taken from the project pages. The regulator’s own record counts: open it before you pay anything.')}
      >
        {found.all === 0 ? (
          <NothingYet />
        ) : (
          <>
            <form
              className={`stack-4 ${styles.look}`}
              action={`${RERA_PATH}#registrations`}
              aria-label={say('Look up a registration')}
            >
              <SearchField
                label={say('Number, project or developer')}
                name="number"
                value={found.number}
                example="P52100"
              />
              <Button type="submit">{say('Look up')}</Button>
            </form>
            <p className={`text-l numbers ${filters.count}`}>
              {found.number ? (
                <>
                  {say('{count} registrations of {all} for “{number}”.', {
                    count: found.total,
                    all: found.all,
                    number: found.number,
                  })}{' '}
                  <a href={`${RERA_PATH}#registrations`}>{say('Show all')}</a>
                </>
              ) : (
                say('{count} registrations in {states} states', { count: found.total, states: found.inStates })
              )}
            </p>
            {found.total === 0 ? (
              <p className={`text-l measure ${filters.nothing}`}>
                {say(
                  'We show no project under that number. That alone says nothing about it: look on the regulator’s site, and if somebody offers it in our name,',
                )}{' '}
                <a href="/about/contact-us#grievances">{say('tell us')}</a>
                {say('.')}
              </p>
            ) : null}
            {found.states.map(([state, registrations]) => (
              <Ledger
                key={state}
                term={sayName(state)}
                id={slugOf(state)}
                note={<Regulators registrations={registrations} />}
              >
                <ul>
                  {registrations.map((registration) => (
                    <Entry key={registration.number} registration={registration} today={today} />
                  ))}
                </ul>
              </Ledger>
            ))}
            <Pagination page={found.page} pages={found.pages} hrefOf={registrationsHref} />
          </>
        )}
      </Section>
      <PageSections page={page} addresses={addresses} />
    </main>
  )
}

function Regulators({ registrations }: { registrations: readonly RegisteredProject[] }) {
  const regulators = new Map(registrations.map(({ authority, url }) => [authority, url]))
  return (
    <ul>
      {[...regulators].map(([authority, url]) => (
        <li key={authority} className={styles.regulator}>
          {url ? <TextLink link={{ href: url, external: true }}>{sayName(authority)}</TextLink> : sayName(authority)}
        </li>
      ))}
    </ul>
  )
}

function Entry({ registration, today }: { registration: RegisteredProject; today: string }) {
  const { number, covers, project } = registration
  const { label, day, ended } = termOf(registration, today)
  return (
    <li className={styles.entry}>
      <span className="bold numbers">
        <RegistrationNumber number={number} />
      </span>
      <span>
        <a href={`/projects/${project.slug}#rera`}>{project.name}</a>,{' '}
        {[covers, sayName(project.city)].filter(Boolean).join(', ')}
      </span>
      <span className={`caption cluster ${styles.until}`}>
        {day ? say(`${label} {day}`, { day }) : say('Term: see the regulator')}
        <EndedTag ended={ended} />
      </span>
    </li>
  )
}
