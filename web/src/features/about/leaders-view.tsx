import { type ExternalAddress, type Leader, type Page, slugOf } from '@ashlar/contract'
import { Button, ButtonLink } from '@/ui/button/button'
import { Course } from '@/ui/course/course'
import { SearchField } from '@/ui/field/search-field'
import { SelectField } from '@/ui/field/select-field'
import { Fold } from '@/ui/fold/fold'
import { Hero } from '@/ui/hero/hero'
import { ForwardIcon } from '@/ui/icons/icons'
import { telHref } from '@/ui/link/phone-href'
import { Note } from '@/ui/note/note'
import { Faces } from '@/ui/person/faces'
import { Person } from '@/ui/person/person'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say, sayName } from '@/words/say'
import filters from '../lists/filters.module.css'
import { NothingYet } from '../lists/nothing-yet'
import { PageSections } from '../page/page-sections'
import { type AskedLeaders, findLeaders, LEADERS_PATH, needsOf, picturedOf } from './find-leaders'
import styles from './leaders-view.module.css'

/** More faces stand in more than one row. */
const ONE_ROW = 7
/** The width of a face beside the heading. */
const IN_HERO = `${minWidth.s} 12rem, 4rem`
/** The width of a portrait in a group. */
const IN_GROUP = `${minWidth.x2l} 14rem, ${minWidth.s} 11rem, 6rem`

interface LeadersViewProps {
  page: Page
  leaders: readonly Leader[]
  asked: AskedLeaders
  addresses: readonly ExternalAddress[]
}

/** The leaders, searched by need and by place, each with a portrait and a direct phone line. */
export function LeadersView({ page, leaders, asked, addresses }: LeadersViewProps) {
  const { query, notes, places } = asked
  const groups = findLeaders(leaders, query)
  const total = groups.reduce((sum, [, members]) => sum + members.length, 0)
  const pictured = picturedOf(leaders)
  return (
    <main id="content" className={styles.page}>
      <Hero
        name={page.title}
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        beside={
          pictured.length > 0 ? (
            <div className={styles.faces} data-rows={pictured.length > ONE_ROW ? 2 : 1}>
              <Faces
                people={pictured}
                sizes={IN_HERO}
                label={say('{count} leaders', { count: leaders.length })}
                eager
              />
            </div>
          ) : undefined
        }
      />
      <div className={`page-width ${filters.body} ${styles.finder}`}>
        {leaders.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            <form className={`stack-4 ${filters.filters}`} action={LEADERS_PATH} aria-label={say('Find a leader')}>
              <SearchField
                label={say('What you need')}
                name="need"
                value={query.need}
                example={say('Such as a lease, a late payment, family land')}
              />
              <SelectField
                label={say('Place')}
                name="place"
                value={query.place}
                any={say('Anywhere')}
                choices={places.map(({ value, title }) => ({ value, title: sayName(title) }))}
              />
              <Button type="submit">{say('Find')}</Button>
            </form>
            <div className={`to-edges ${styles.groups}`}>
              <Course
                label={say('Groups')}
                stones={groups.map(([group, members]) => ({
                  label: sayName(group),
                  href: `#${slugOf(group)}`,
                  size: members.length,
                }))}
              />
            </div>
            <Note sentences={notes} />
            <Needs leaders={leaders} />
            {query.need || query.place ? (
              <p className={`text-l numbers ${filters.count}`}>
                {`${say('{count} leaders', { count: total })}${say('.')} `}
                <a href={LEADERS_PATH}>{say('Show all')}</a>
              </p>
            ) : null}
            {total === 0 ? (
              <p className={`text-l measure ${filters.nothing}`}>
                {say('Nobody matches that. Call us and say what it is about; somebody will know.')}{' '}
                <a href="/about/contact-us">{say('Find the nearest office')}</a>
              </p>
            ) : null}
          </>
        )}
      </div>
      {groups.map(([group, members], index) => (
        <Section
          key={group}
          heading={sayName(group)}
          id={slugOf(group)}
          tone={index === 0 ? 'deep' : index % 2 === 0 ? 'course' : 'ground'}
        >
          <div className={styles.leaders}>
            {members.map((leader) => (
              <Entry key={leader.key} leader={leader} />
            ))}
          </div>
        </Section>
      ))}
      <PageSections page={page} addresses={addresses} open />
    </main>
  )
}

function Entry({ leader: { key, ...leader } }: { leader: Leader }) {
  return (
    <article className={styles.leader} id={key}>
      <Person {...leader} sizes={IN_GROUP} nameAs="h3" />
      <div className={`at-top ${styles.more}`}>
        <Helps leader={leader} />
        <Fold
          wide="closed"
          className={styles.fold}
          summary={say('Background')}
          name={`${say('Background')}: ${leader.name}`}
        >
          <div className="stack-4">
            <Paragraphs text={leader.biography} className="stack-3" />
            {leader.phone ? (
              <p>
                <ButtonLink
                  link={{
                    href: telHref(leader.phone),
                    label: say('Call {phone}', { phone: leader.phone }),
                    external: false,
                  }}
                  tone="quiet"
                />
              </p>
            ) : null}
          </div>
        </Fold>
      </div>
    </article>
  )
}

/** What somebody helps with; each entry begins a mail about it. */
function Helps({ leader: { name, email, helpsWith } }: { leader: Omit<Leader, 'key'> }) {
  if (helpsWith.length === 0) return null
  return (
    <div className={styles.subjects}>
      <p className={`caption semibold ${styles.about}`}>{email ? say('Write about') : say('Ask about')}</p>
      <ul className={styles.helps} aria-label={email ? say('Write to {name} about', { name }) : undefined}>
        {helpsWith.map((need) => (
          <li key={need}>
            {email ? (
              <a href={`mailto:${email}?subject=${encodeURIComponent(need)}`}>
                {need}
                <ForwardIcon />
              </a>
            ) : (
              need
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Needs({ leaders }: { leaders: readonly Leader[] }) {
  const needs = needsOf(leaders)
  if (needs.length === 0) return null
  return (
    <details className={styles.needs}>
      <summary>{say('All {count} subjects, A to Z', { count: needs.length })}</summary>
      <ul>
        {needs.map(({ need, leader }) => (
          <li key={`${need} ${leader.key}`}>
            <a className="quiet semibold" href={`${LEADERS_PATH}#${leader.key}`}>
              {need}
            </a>
            <span>{leader.name}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
