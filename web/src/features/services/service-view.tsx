import {
  type ExternalAddress,
  type Leader,
  type Page,
  type Project,
  type ResearchReport,
  resolveHref,
  type Service,
  type ServicePage,
  type Testimonial,
} from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { Hero } from '@/ui/hero/hero'
import { Picture } from '@/ui/picture/picture'
import { Questions } from '@/ui/questions/questions'
import { Quote } from '@/ui/quote/quote'
import { Section } from '@/ui/section/section'
import { Steps } from '@/ui/steps/steps'
import { Paragraphs } from '@/ui/text/paragraphs'
import { ServiceOffers } from './service-offers'
import { ServicePeople } from './service-people'
import { ServiceRelated } from './service-related'
import styles from './service-view.module.css'

interface ServiceViewProps {
  page: Page
  service: ServicePage
  /** What one may come for. */
  offers: readonly Service[]
  people: readonly Leader[]
  testimonials: readonly Testimonial[]
  projects: readonly Project[]
  reports: readonly ResearchReport[]
  /** The form, where there is one; without it the people are the way to ask. */
  enquiry?: ReactNode
  addresses: readonly ExternalAddress[]
}

/** A service: what it is, for whom, how it works, what it costs, proof, and whom to talk to. */
export function ServiceView(props: ServiceViewProps) {
  const { page, service, offers, people, testimonials, projects, reports, enquiry, addresses } = props
  const href = page.nextStep && resolveHref(page.nextStep.link, addresses)
  return (
    <main id="content">
      <Hero
        heading={page.heading}
        lead={page.lead}
        picture={page.picture}
        trail={[{ label: 'Services', href: '/services' }]}
      >
        {page.nextStep && href ? <ButtonLink link={{ href, label: page.nextStep.label, external: false }} /> : null}
        {people.length > 0 ? (
          <ButtonLink link={{ href: '#enquiry', label: 'Whom to ask', external: false }} tone="quiet" />
        ) : null}
      </Hero>
      <ForWhom service={service} />
      {offers.length > 1 ? (
        <Section heading="What people come for" id="offers">
          <ServiceOffers offers={offers} addresses={addresses} />
        </Section>
      ) : null}
      {page.sections.map((section, index) => (
        <section
          key={section.heading}
          className={styles.part}
          id={section.anchor || undefined}
          data-side={index % 2 === 0 ? 'left' : 'right'}
          data-pictured={section.picture ? '' : undefined}
        >
          <div className={`page-width ${styles.partInside}`}>
            <div className={styles.partWords} data-enter="">
              <h2>{section.heading}</h2>
              <Paragraphs text={section.text} className={styles.partText} />
            </div>
            {section.picture ? (
              <Picture picture={section.picture} sizes="(width >= 56rem) 50vw, 100vw" className={styles.partPicture} />
            ) : null}
          </div>
        </section>
      ))}
      {service.steps.length > 0 ? (
        <Section heading="How it goes" tone="course" id="how-it-goes">
          <Steps steps={service.steps} />
        </Section>
      ) : null}
      <Terms service={service} />
      {service.caseStudies.length > 0 ? <Proof service={service} /> : null}
      {testimonials.length > 0 ? (
        <Section heading="What they say">
          <Ashlar bond="pairs" label="Testimonials">
            {testimonials.map(({ quote, name, role, organisation, city }) => (
              <Quote
                key={quote}
                text={quote}
                name={name}
                about={[role, organisation, city].filter(Boolean).join(', ')}
              />
            ))}
          </Ashlar>
        </Section>
      ) : null}
      {service.questions.length > 0 ? (
        <Section heading="Asked before" id="questions">
          <Questions questions={service.questions} name="service" />
        </Section>
      ) : null}
      <ServiceRelated projects={projects} reports={reports} />
      <ServicePeople service={service} people={people} enquiry={enquiry} />
    </main>
  )
}

function ForWhom({ service }: { service: ServicePage }) {
  if (service.forWhom.length === 0) return null
  return (
    <Section heading={service.promise || 'For whom'} lead={service.summary}>
      <Ashlar bond="pairs" label="For whom">
        {service.forWhom.map(({ who, what }) => (
          <div key={who} className={styles.whom}>
            <h3>{who}</h3>
            <p className={styles.soft}>{what}</p>
          </div>
        ))}
      </Ashlar>
    </Section>
  )
}

function Terms({ service }: { service: ServicePage }) {
  if (service.deliverables.length === 0 && !service.fees) return null
  return (
    <Section heading="What you get, and what it costs">
      <div className={styles.terms}>
        <ul className={styles.deliverables}>
          {service.deliverables.map((deliverable) => (
            <li key={deliverable}>{deliverable}</li>
          ))}
        </ul>
        {service.fees ? <p className={styles.fees}>{service.fees}</p> : null}
      </div>
    </Section>
  )
}

function Proof({ service }: { service: ServicePage }) {
  return (
    <Section heading="Done before" tone="deep" id="case-studies">
      <ul className={styles.studies}>
        {service.caseStudies.map((study) => (
          <li key={study.title} className={styles.study} data-enter="">
            <p className={styles.figure}>
              <strong>{study.figure}</strong>
              <span>{study.figureLabel}</span>
            </p>
            <div className={styles.story}>
              <h3>{study.title}</h3>
              <p className={styles.where}>{[study.city, study.year].filter(Boolean).join(', ')}</p>
              <p>{study.story}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
