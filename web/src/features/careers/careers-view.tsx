import type { CareerPage, CareerTestimonial, Page, PageSection } from '@ashlar/contract'
import type { ReactNode } from 'react'
import type { ListPage } from '@/content/pagination'
import type { ListedOpening } from '@/content/readers/openings'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Facts } from '@/ui/facts/facts'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { minWidth } from '@/ui/styles/breakpoints'
import { Paragraphs } from '@/ui/text/paragraphs'
import styles from './careers-view.module.css'
import { Fraud } from './fraud'
import type { OpeningChoices, OpeningQuery } from './opening-query'
import { Openings } from './openings'

interface CareersViewProps {
  page: Page
  career: CareerPage | null
  /** The whole of it; empty where editors wrote none. */
  equalOpportunityPolicy: string
  testimonials: readonly CareerTestimonial[]
  query: OpeningQuery
  ignored: readonly string[]
  choices: OpeningChoices
  found: ListPage<ListedOpening>
  /** Everything that is open, whatever was asked for. */
  open: number
}

/** Where editors wrote a part that has more to it than words. */
const PARTS = { work: 'the-work', pay: 'pay', fraud: 'fraud' } as const

/** Careers: the filters and the openings at once, then how hiring goes, what the work is like, what it brings, and what is not from us. */
export function CareersView(props: CareersViewProps) {
  const { page, career, equalOpportunityPolicy, testimonials, query, ignored, choices, found, open } = props
  const benefits = (career?.benefits ?? []).map(({ title, text }) => ({ label: title, value: text }))
  const besideOf = (anchor: string) => {
    if (anchor === PARTS.pay && benefits.length > 0) return <Facts facts={benefits} />
    if (anchor !== PARTS.work || !page.picture) return null
    return <ResponsivePicture picture={page.picture} sizes={`${minWidth.l} 58vw, 100vw`} className={styles.picture} />
  }
  return (
    <main id="content">
      <header className={`page-width ${styles.head}`}>
        <h1>{page.heading}</h1>
        {page.lead ? <p className={styles.lead}>{page.lead}</p> : null}
      </header>
      <section className={`page-width ${styles.openings}`} id="openings" aria-labelledby="list">
        <h2 className="sr-only" id="list">
          Openings
        </h2>
        <Openings query={query} ignored={ignored} choices={choices} found={found} open={open} />
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
          </Part>
        )
      })}
      {equalOpportunityPolicy ? (
        <Section
          heading="Equal opportunity"
          id="equal-opportunity"
          tone={page.sections.length % 2 === 0 ? 'course' : 'ground'}
        >
          <div className={styles.part}>
            <Paragraphs text={equalOpportunityPolicy} className={styles.text} />
          </div>
        </Section>
      ) : null}
    </main>
  )
}

interface PartProps {
  section: PageSection
  tone: 'course' | 'ground'
  /** What stands next to the words. */
  beside?: ReactNode
  /** What stands below them. */
  children?: ReactNode
}

function Part({ section, tone, beside, children }: PartProps) {
  return (
    <Section heading={section.heading} id={section.anchor || undefined} tone={tone}>
      <div className={styles.part} data-beside={beside ? '' : undefined}>
        <Paragraphs text={section.text} className={styles.text} />
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

function ColleagueQuotes({ testimonials }: { testimonials: readonly CareerTestimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <div className={styles.more}>
      <Ashlar perCourse={3} label="What people here say">
        {testimonials.map(({ quote, name, role, city, years }) => (
          <Quote
            key={name}
            text={quote}
            name={name}
            about={[role, city, years === null ? '' : yearsOf(years)].filter(Boolean).join(', ')}
          />
        ))}
      </Ashlar>
    </div>
  )
}

function yearsOf(years: number): string {
  return years === 1 ? 'one year here' : `${years}\u00a0years here`
}
