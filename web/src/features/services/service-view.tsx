import {
  type ExternalAddress,
  type Leader,
  type Page,
  type ProjectSummary,
  type ResearchReport,
  resolveHref,
  type Service,
  type ServicePage,
  type Testimonial,
} from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { Facts } from '@/ui/facts/facts'
import { Fold } from '@/ui/fold/fold'
import { Hero } from '@/ui/hero/hero'
import { Pair } from '@/ui/pair/pair'
import { Person } from '@/ui/person/person'
import { Questions } from '@/ui/questions/questions'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { wholeTimeOf } from '@/ui/steps/days-of'
import { StepCourse } from '@/ui/steps/step-course'
import { Steps } from '@/ui/steps/steps'
import { roughly } from '@/ui/steps/year-courses'
import { keepTogether } from '@/ui/text/keep-together'
import { Paragraphs, splitParagraphs } from '@/ui/text/paragraphs'
import { say, sayName, sayNames } from '@/words/say'
import { feesOf } from './fee-lines'
import { ServiceOffers } from './service-offers'
import { ServicePeople } from './service-people'
import { ServiceRelated } from './service-related'
import styles from './service-view.module.css'

/** The parent pages in the breadcrumb. */
export const SERVICE_TRAIL = [{ label: 'Services', href: '/services' }]

interface ServiceViewProps {
  page: Page
  service: ServicePage
  /** The offers of the service. */
  offers: readonly Service[]
  people: readonly Leader[]
  testimonials: readonly Testimonial[]
  projects: readonly ProjectSummary[]
  reports: readonly ResearchReport[]
  /** The form, where there is one; without it only the people are shown. */
  enquiry?: ReactNode
  addresses: readonly ExternalAddress[]
  /** Blocks that editors have added below the questions. */
  blocks?: ReactNode
}

/** A service: description, audience, process, costs, evidence and contacts. */
export function ServiceView(props: ServiceViewProps) {
  const { page, service, offers, people, testimonials, projects, reports, enquiry, addresses, blocks } = props
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  const offersOf = (anchor: string) =>
    anchor ? offers.filter(({ link }) => resolveHref(link, addresses) === `${service.path}#${anchor}`) : []
  const described = new Set(page.sections.flatMap(({ anchor }) => offersOf(anchor)))
  const [expert] = people
  const otherOffers = offers.filter((offer) => !described.has(offer))
  return (
    <main id="content">
      <Hero
        name={sayName(service.title)}
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        trail={SERVICE_TRAIL}
      >
        {page.nextStep && href ? <ButtonLink link={{ href, label: page.nextStep.label, external: false }} /> : null}
        {expert ? (
          <div className={styles.expert}>
            <Person
              name={expert.name}
              picture={expert.picture}
              role={expert.role}
              city={expert.city}
              phone={expert.phone}
              email={expert.phone ? undefined : expert.email}
            />
          </div>
        ) : null}
      </Hero>
      <ForWhom service={service} />
      <Chapters page={page} offersOf={offersOf} />
      {service.steps.length > 0 ? (
        <Section heading={howItWorks(service.steps)} tone="course" id="how-it-goes">
          <StepCourse steps={service.steps} />
          <Fold summary={say('The {count} steps, one by one', { count: service.steps.length })}>
            <Steps steps={service.steps} />
          </Fold>
        </Section>
      ) : null}
      <Pair>
        {otherOffers.length > 1 ? (
          <Section heading={say('What we do')} id="offers">
            <ServiceOffers offers={otherOffers} addresses={addresses} />
          </Section>
        ) : null}
        <Terms service={service} />
      </Pair>
      {service.caseStudies.length > 0 ? <Proof service={service} /> : null}
      <Pair>
        {testimonials.length > 0 ? (
          <Section heading={say('What clients say')}>
            <Ashlar perCourse="even" label={say('Testimonials')}>
              {testimonials.map(({ quote, name, role, organisation, city }) => (
                <Quote key={quote} text={quote} name={name} about={sayNames([role, organisation, city])} />
              ))}
            </Ashlar>
          </Section>
        ) : null}
        {service.questions.length > 0 ? (
          <Section heading={say('Common questions')} id="questions">
            <Questions questions={service.questions} name="service" />
          </Section>
        ) : null}
      </Pair>
      {blocks}
      <ServiceRelated projects={projects} reports={reports} />
      <ServicePeople service={service} people={people} enquiry={enquiry} />
    </main>
  )
}

interface ChaptersProps {
  page: Page
  /** The offers that link to the section with this anchor. */
  offersOf: (anchor: string) => readonly Service[]
}

/**
 * The sections of the page as rows: what it is about, its first paragraph, and on a phone the rest on request, under its
 * first words. One that describes offers has them in the rest.
 */
function Chapters({ page, offersOf }: ChaptersProps) {
  if (page.sections.length === 0) return null
  return (
    <Section heading={say('What to know')}>
      <div className="rule-below">
        {page.sections.map((section) => {
          const offers = offersOf(section.anchor)
          const [first = '', ...rest] = splitParagraphs(section.text)
          const next = rest[0] ?? offers[0]?.title
          return (
            <section key={section.heading} className={`rule-above ${styles.part}`} id={section.anchor || undefined}>
              <h3>{section.heading}</h3>
              <p className="measure">{keepTogether(first)}</p>
              {next ? (
                <Fold summary={firstWordsOf(next)}>
                  <div className="stack-3">
                    <Paragraphs text={rest.join('\n\n')} className="stack-3 measure" />
                    {offers.map(({ title, description }) => (
                      <p key={title} className="soft measure" dir="auto">
                        <strong>{`${title}${say('.')}`}</strong> {description}
                      </p>
                    ))}
                  </div>
                </Fold>
              ) : null}
            </section>
          )
        })}
      </div>
    </Section>
  )
}

/** The beginning of a text that is closed. */
function firstWordsOf(text: string): string {
  const words = text.split(' ')
  return words.length > 6 ? `${words.slice(0, 6).join(' ')}…` : text
}

/** The heading of the steps, with the time that all of them take where that is known. */
function howItWorks(steps: ServicePage['steps']): string {
  const days = wholeTimeOf(steps)
  if (days === null) return say('How it works')
  const { count, unit } = roughly(days)
  return unit === 'months'
    ? say('How it works, in about {count} months', { count })
    : say('How it works, in about {count} weeks', { count })
}

function ForWhom({ service }: { service: ServicePage }) {
  if (service.forWhom.length === 0) return null
  return (
    <Section>
      <div className={styles.promise}>
        <header className="stack-4 at-top">
          <h2>{service.promise || say('For whom')}</h2>
          {service.summary ? <p className="lead">{keepTogether(service.summary)}</p> : null}
        </header>
        <ul aria-label={say('For whom')}>
          {service.forWhom.map(({ who, what }) => (
            <li key={who} className={`rule-above ${styles.whom}`}>
              <h3 className="text-l">{who}</h3>
              <p className="soft">{keepTogether(what)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

function Terms({ service }: { service: ServicePage }) {
  const { table, sentences } = feesOf(service.fees)
  if (service.deliverables.length === 0 && !service.fees) return null
  return (
    <Section heading={say('What you get, and what it costs')}>
      <div className={styles.terms}>
        <ul className={styles.deliverables}>
          {service.deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
        {service.fees ? (
          <div className={`stack-3 ${styles.fees}`}>
            <Facts facts={table} />
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  )
}

function Proof({ service }: { service: ServicePage }) {
  return (
    <Section heading={say('Case studies')} tone="deep" id="case-studies">
      <ul className={styles.studies}>
        {service.caseStudies.map((study, index) => (
          <li key={study.title} className={styles.study} data-enter="">
            <p className={`stack-2 soft at-top ${styles.figure}`}>
              <strong>{study.figure}</strong>
              <span>{study.figureLabel}</span>
            </p>
            <div className={`stack-2 ${styles.story}`}>
              <h3>{study.title}</h3>
              <p className={`caption ${styles.where}`}>{sayNames([study.city, study.year])}</p>
              <Fold open={index === 0} summary={say('How it went')} name={`${say('How it went')}: ${study.title}`}>
                <p>{study.story}</p>
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
