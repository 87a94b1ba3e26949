import type { CareerPage, CareerTestimonial, Leader, Opening } from '@ashlar/contract'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { formatDate } from '@/ui/date/format-date'
import { Facts } from '@/ui/facts/facts'
import rich from '@/ui/rich-text/rich-text.module.css'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Tag } from '@/ui/tag/tag'
import { keepTogether } from '@/ui/text/keep-together'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say, sayName, sayNames } from '@/words/say'
import { Apply } from './apply'
import { OpeningList } from './opening-list'
import { OpeningPeople } from './opening-people'
import styles from './opening-view.module.css'

/** The breadcrumb of an opening. */
export const OPENING_TRAIL = [{ label: 'Careers', href: '/careers' }]

interface OpeningViewProps {
  opening: Opening
  /** Whether applications are still accepted. */
  open: boolean
  /** Other open openings, the most similar first. */
  others: readonly Opening[]
  career: CareerPage | null
  leaders: readonly Leader[]
  testimonials: readonly CareerTestimonial[]
}

/** An opening: tasks, requirements, benefits, hiring process. A closed one says so and links to open ones. */
export function OpeningView({ opening, open, others, career, leaders, testimonials }: OpeningViewProps) {
  const [department, cities] = [sayName(opening.department), sayNames(opening.cities)]
  const place =
    department && cities ? say('{kind} in {place}', { kind: department, place: cities }) : department || cities
  return (
    <main id="content">
      <header className={`on-deep ${styles.head}`}>
        <div className={`page-width stack-4 ${styles.headInside}`}>
          <Breadcrumbs trail={OPENING_TRAIL} />
          <h1>{opening.title}</h1>
          {place ? <p className="semibold">{place}</p> : null}
          {opening.summary && !opening.descriptionHtml ? <p className="lead">{keepTogether(opening.summary)}</p> : null}
          {open ? (
            <p className={styles.apply}>
              <ApplyLink />
            </p>
          ) : (
            <p>
              <Tag>{say('Closed')}</Tag>
            </p>
          )}
          <aside className={styles.glance} aria-label={say('At a glance')}>
            <Facts facts={factsOf(opening)} />
          </aside>
        </div>
      </header>
      {open ? null : <Closed opening={opening} others={others} />}
      <Section>
        <div className={styles.split}>
          <div className="stack-5 at-top">
            <h2>{say('About the job')}</h2>
            {opening.descriptionHtml ? (
              <div
                className={`${rich.text} ${styles.text}`}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was read (content/rich-text.ts)
                dangerouslySetInnerHTML={{ __html: opening.descriptionHtml }}
              />
            ) : (
              <Paragraphs text={opening.about} className={`prose at-top ${styles.text}`} />
            )}
          </div>
          <OpeningPeople opening={opening} leaders={leaders} testimonials={testimonials} />
        </div>
      </Section>
      <Terms opening={opening} />
      {open && opening.hiringSteps.length > 0 ? (
        <Section heading={say('How we hire for this role')} id="hiring">
          <Steps steps={opening.hiringSteps} />
        </Section>
      ) : null}
      {open ? (
        <>
          <p className={`rule-above ${styles.atHand}`}>
            <ApplyLink />
          </p>
          <Apply opening={opening} career={career} />
        </>
      ) : null}
      {open && others.length > 0 ? (
        <Section
          heading={say('Other openings')}
          more={{ href: '/careers#openings', label: say('All openings'), external: false }}
        >
          <OpeningList openings={others} label={say('Other openings')} />
        </Section>
      ) : null}
    </main>
  )
}

function ApplyLink() {
  return <ButtonLink link={{ href: '#apply', label: say('Apply'), external: false }} />
}

function Closed({ opening, others }: { opening: Opening; others: readonly Opening[] }) {
  return (
    <Section heading={say('This opening has closed')} tone="course" id="closed">
      <div className="stack-5">
        <p className={`measure ${styles.text}`}>
          {opening.closesOn ? (
            <>
              {say('Applications were taken until')}{' '}
              <time dateTime={opening.closesOn}>{formatDate(opening.closesOn)}</time>
              {say('.')}{' '}
            </>
          ) : null}
          {others.length > 0 ? say('These are nearest to it and open today.') : say('Nothing else is open today.')}{' '}
          <a href="/careers#openings">{say('All openings')}</a>
        </p>
        {others.length > 0 ? <OpeningList openings={others} label={say('Open roles')} /> : null}
      </div>
    </Section>
  )
}

function Terms({ opening }: { opening: Opening }) {
  const lists = [
    { heading: say('You will'), items: opening.youWill },
    { heading: say('You bring'), items: opening.youBring },
    { heading: say('We offer'), items: opening.weOffer },
  ].filter(({ items }) => items.length > 0)
  if (lists.length === 0) return null
  return (
    <div className={`page-width ${styles.terms}`}>
      {lists.map(({ heading, items }) => (
        <section key={heading} className={styles.term}>
          <h2 className={styles.termHeading}>{heading}</h2>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function factsOf(opening: Opening): { label: string; value: string }[] {
  return [
    { label: say('Pay'), value: opening.salaryBand },
    { label: say('Job type'), value: sayName(opening.jobType) },
    { label: say('Experience'), value: opening.experience },
    { label: say('Places'), value: opening.openings === null ? '' : String(opening.openings) },
    { label: say('Published'), value: formatDate(opening.publishedOn) },
    { label: say('Closes'), value: opening.closesOn ? formatDate(opening.closesOn) : say('When the place is filled') },
  ].filter(({ value }) => value !== '')
}
