import type { CareerPage, CareerTestimonial, Page, PageSection } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { Facts } from '@/ui/facts/facts'
import { Hero } from '@/ui/hero/hero'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Paragraphs } from '@/ui/text/paragraphs'
import styles from './careers-view.module.css'
import { Fraud } from './fraud'
import type { FoundOpenings, OpeningChoices, OpeningQuery } from './opening-query'
import { Openings } from './openings'

interface CareersViewProps {
  page: Page
  career: CareerPage | null
  testimonials: readonly CareerTestimonial[]
  query: OpeningQuery
  ignored: readonly string[]
  choices: OpeningChoices
  found: FoundOpenings
  /** Everything that is open, whatever was asked for. */
  open: number
}

/** Where editors wrote a part that has more to it than words. */
const PARTS = { work: 'the-work', pay: 'pay', fraud: 'fraud' } as const

/** Careers: the openings first, then how hiring goes, what the work is like, what it brings, and what is not from us. */
export function CareersView({ page, career, testimonials, query, ignored, choices, found, open }: CareersViewProps) {
  const benefits = (career?.benefits ?? []).map(({ title, text }) => ({ label: title, value: text }))
  return (
    <main id="content">
      <Hero heading={page.heading} lead={page.lead} picture={page.picture}>
        <ButtonLink
          link={{ href: '#openings', label: open === 1 ? 'See the opening' : `See ${open} openings`, external: false }}
        />
      </Hero>
      <Section heading="What is open" id="openings">
        <Openings query={query} ignored={ignored} choices={choices} found={found} open={open} />
      </Section>
      {page.sections.map((section, index) => {
        if (section.anchor === PARTS.fraud) return <Fraud key={section.heading} section={section} career={career} />
        return (
          <Part
            key={section.heading}
            section={section}
            tone={index % 2 === 0 ? 'course' : 'ground'}
            beside={section.anchor === PARTS.pay && benefits.length > 0 ? <Facts facts={benefits} /> : null}
          >
            {section.anchor === PARTS.work ? <Voices testimonials={testimonials} /> : null}
          </Part>
        )
      })}
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

function Voices({ testimonials }: { testimonials: readonly CareerTestimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <div className={styles.more}>
      <Ashlar bond="triples" label="What people here say">
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
