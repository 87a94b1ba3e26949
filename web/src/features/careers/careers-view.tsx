import type { CareerPage, CareerTestimonial, Page, PageSection } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { Fold } from '@/ui/fold/fold'
import { Faces } from '@/ui/person/faces'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { minWidth } from '@/ui/styles/breakpoints'
import { keepTogether } from '@/ui/text/keep-together'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say, sayName } from '@/words/say'
import styles from './careers-view.module.css'
import { Fraud } from './fraud'
import { OPENING_LIST } from './opening-query'
import { Openings, type OpeningsProps } from './openings'

interface CareersViewProps {
  page: Page
  career: CareerPage | null
  /** The full text; empty when editors have written none. */
  equalOpportunityPolicy: string
  testimonials: readonly CareerTestimonial[]
  list: OpeningsProps
}

/** Portraits beside the heading. */
const FACES = 6
/** Anchors of the sections that show more than the editors' text. */
const PARTS = { work: 'the-work', pay: 'pay', fair: 'fair-hiring', fraud: 'fraud' } as const

/**
 * The careers page: filters and openings first, then the hiring process, the work, the benefits, and a warning about
 * fraud.
 */
export function CareersView({ page, career, equalOpportunityPolicy, testimonials, list }: CareersViewProps) {
  const benefits = career?.benefits ?? []
  const besideOf = (anchor: string) => {
    if (anchor === PARTS.pay && benefits.length > 0) return <Benefits benefits={benefits} />
    if (anchor !== PARTS.work || !page.picture) return null
    return <ResponsivePicture picture={page.picture} sizes={`${minWidth.l} 58vw, 100vw`} className={styles.picture} />
  }
  const policy = equalOpportunityPolicy ? <Policy text={equalOpportunityPolicy} /> : null
  // A visitor meets people before vacancies; what they say is further down.
  const pictured = testimonials.flatMap(({ name, picture }) => (picture ? [{ name, picture }] : [])).slice(0, FACES)
  return (
    <main id="content">
      <header className={`on-deep ${styles.head}`}>
        <div className={`page-width ${styles.inside}`}>
          <div className="stack-4 at-top">
            <h1>{page.heading}</h1>
            {page.lead ? <p className={`text-l soft ${styles.lead}`}>{page.lead}</p> : null}
          </div>
          {pictured.length > 0 ? (
            <div className={styles.faces}>
              <Faces people={pictured} sizes="7rem" eager />
            </div>
          ) : null}
        </div>
      </header>
      <section className={`page-width ${styles.openings}`} id={OPENING_LIST.called.anchor} aria-labelledby="list">
        <h2 className="sr-only" id="list">
          {say('Openings')}
        </h2>
        <Openings {...list} />
      </section>
      {page.sections.map((section, index) => {
        if (section.anchor === PARTS.fraud) return <Fraud key={section.heading} section={section} career={career} />
        return (
          <Part
            key={section.heading}
            section={section}
            tone={index % 2 === 0 ? 'course' : 'ground'}
            beside={besideOf(section.anchor)}
          >
            {section.anchor === PARTS.work ? <ColleagueQuotes testimonials={testimonials} /> : null}
            {section.anchor === PARTS.fair ? policy : null}
          </Part>
        )
      })}
      {page.sections.some(({ anchor }) => anchor === PARTS.fair) ? null : <div className="page-width">{policy}</div>}
      {list.open > 0 ? (
        <p className={`page-width ${styles.back}`}>
          <ButtonLink
            link={{
              href: `#${OPENING_LIST.called.anchor}`,
              label: say('Back to the {count} openings', { count: list.open }),
              external: false,
            }}
          />
        </p>
      ) : null}
    </main>
  )
}

interface PartProps {
  section: PageSection
  tone: 'course' | 'ground'
  /** Content beside the text. */
  beside?: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

function Part({ section, tone, beside, children }: PartProps) {
  return (
    <Section heading={section.heading} id={section.anchor || undefined} tone={tone}>
      <div className={styles.part} data-beside={beside ? '' : undefined}>
        <Paragraphs text={section.text} className={`prose ${styles.text}`} />
        {beside}
      </div>
      {section.steps.length > 0 ? (
        <div className={styles.more}>
          <Steps steps={section.steps} />
        </div>
      ) : null}
      {children}
    </Section>
  )
}

/** The full text about equal opportunity, below what the page says of fair hiring. */
function Policy({ text }: { text: string }) {
  return (
    <section className={`stack-3 ${styles.more}`} id="equal-opportunity">
      <h3>{say('Equal opportunity')}</h3>
      <Fold summary={say('The whole policy')}>
        <div className={styles.part}>
          <Paragraphs text={text} className={`prose ${styles.text}`} />
        </div>
      </Fold>
    </section>
  )
}

function Benefits({ benefits }: Pick<CareerPage, 'benefits'>) {
  return (
    <ul className="rule-below" aria-label={say('Benefits')}>
      {benefits.map(({ title, text }) => (
        <li key={title} className={`rule-above ${styles.benefit}`}>
          <h3 className="text-l">{title}</h3>
          <p className="soft">{keepTogether(text)}</p>
        </li>
      ))}
    </ul>
  )
}

function ColleagueQuotes({ testimonials }: { testimonials: readonly CareerTestimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <div className={styles.more}>
      <Ashlar perCourse={3} label={say('What people here say')}>
        {testimonials.map(({ quote, name, picture, role, city, years }) => (
          <Quote
            key={name}
            text={quote}
            name={name}
            picture={picture}
            about={[role, sayName(city), years === null ? '' : yearsOf(years)].filter(Boolean).join(', ')}
          />
        ))}
      </Ashlar>
    </div>
  )
}

function yearsOf(years: number): string {
  return years === 1 ? say('one year here') : say('{count}\u00a0years here', { count: years })
}
