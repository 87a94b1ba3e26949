import type { Office, Project } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Breadcrumbs } from '@/ui/breadcrumbs/breadcrumbs'
import { ButtonLink } from '@/ui/button/button'
import { formatMonth } from '@/ui/date/format-month'
import { type Fact, Facts } from '@/ui/facts/facts'
import { formatArea, formatSpan } from '@/ui/money/format-money'
import { Questions } from '@/ui/questions/questions'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { Paragraphs } from '@/ui/text/paragraphs'
import { RegistrationNumber } from '@/ui/text/registration-number'
import { ProjectSums } from '../calculators/project-sums'
import { areaLabelOf } from './area-label'
import { Configurations } from './configurations'
import { CostBreakdown } from './cost-breakdown'
import { Gallery } from './gallery'
import { Nearby } from './nearby'
import { ProjectCard, priceOf } from './project-card'
import { ProjectContact } from './project-contact'
import styles from './project-view.module.css'
import { Registrations } from './registrations'
import { CompareBar, ShortlistTick } from './shortlist'
import { SitePlan } from './site-plan'

interface ProjectViewProps {
  project: Project
  similar: readonly Project[]
  office: Office | null
  /** `YYYY-MM-DD`. */
  today: string
  enquiry?: ReactNode
  siteVisit?: ReactNode
}

/** A project's page: what it is, what it costs, whether it is registered, what is around it, and what is like it. */
export function ProjectView({ project, similar, office, today, enquiry, siteVisit }: ProjectViewProps) {
  const soldOut = project.status === 'Sold out'
  return (
    <main id="content">
      <header className={styles.head}>
        <div className={`page-width ${styles.headInside}`}>
          <Breadcrumbs
            trail={[
              { label: 'Projects', href: '/projects' },
              { label: project.propertyType, href: `/projects?propertytype=${project.propertyType}` },
            ]}
          />
          <h1>{project.name}</h1>
          <p className={styles.place}>
            {project.category} in {project.locality}, {project.city}
          </p>
          <p className={styles.state}>
            <Tag tone={soldOut ? 'past' : 'good'}>{project.status}</Tag>
          </p>
        </div>
      </header>
      <Gallery project={project} />
      <Section heading={project.headline || project.name} lead={project.summary}>
        <div className={styles.split}>
          <Paragraphs text={project.description} className={styles.text} />
          <aside className={styles.facts} aria-label="At a glance">
            <Facts facts={factsOf(project)} />
            {soldOut ? (
              <p className={styles.soldOut}>
                Every unit here is sold. <a href="#similar">Projects like it</a> are below.
              </p>
            ) : (
              <ButtonLink link={{ href: '#enquiry', label: 'Ask about this project', external: false }} />
            )}
            <p>
              <a href={`/api/projects/${project.slug}/brochure.pdf`}>Brochure with plans and prices (PDF)</a>
            </p>
            {similar.length > 0 ? (
              <p className={styles.compare}>
                <ShortlistTick slug={project.slug} name={project.name} />
                <a href="#similar">with projects like it</a>
              </p>
            ) : null}
          </aside>
        </div>
      </Section>
      <Configurations project={project} />
      <CostBreakdown project={project} />
      <ProjectSums project={project} />
      <Registrations project={project} today={today} />
      <SitePlan project={project} />
      {project.amenities.length > 0 ? (
        <Section heading="What is there" id="amenities">
          <Ashlar bond="runs" label="Amenities">
            {project.amenities.map((amenity) => (
              <span key={amenity} className={styles.amenity}>
                {amenity}
              </span>
            ))}
          </Ashlar>
          {project.specifications.length > 0 ? (
            <div className={styles.specifications}>
              <h3>How it is built</h3>
              <Facts facts={project.specifications} />
            </div>
          ) : null}
        </Section>
      ) : null}
      <Nearby project={project} />
      {project.questions.length > 0 ? (
        <Section heading="Questions buyers ask" id="questions">
          <Questions questions={project.questions} name="project" />
        </Section>
      ) : null}
      {soldOut ? null : <ProjectContact project={project} office={office} enquiry={enquiry} siteVisit={siteVisit} />}
      {similar.length > 0 ? (
        <Section heading={soldOut ? 'Projects like it, and to be had' : 'Projects like it'} id="similar">
          <Ashlar bond="triples" label="Similar projects">
            {similar.map((other) => (
              <ProjectCard key={other.slug} project={other} tick />
            ))}
          </Ashlar>
        </Section>
      ) : null}
      {soldOut ? <ProjectContact project={project} office={office} enquiry={enquiry} /> : null}
      {similar.length > 0 ? <CompareBar /> : null}
      {office || enquiry ? (
        <nav className={styles.atHand} aria-label="At hand">
          <ButtonLink link={{ href: '#enquiry', label: 'Enquire', external: false }} />
          <ButtonLink
            link={{ href: `/api/projects/${project.slug}/brochure.pdf`, label: 'Brochure (PDF)', external: false }}
            tone="quiet"
          />
        </nav>
      ) : null}
    </main>
  )
}

function factsOf(project: Project): Fact[] {
  return [
    { label: project.rentPerSqFt === null ? 'Price' : 'Rent', value: priceOf(project) },
    { label: areaLabelOf(project), value: formatSpan(project.carpetAreaFrom, project.carpetAreaTo, formatArea) },
    { label: 'Possession', value: formatMonth(project.possession) },
    { label: 'RERA', value: registrationOf(project) },
    { label: 'Developer', value: project.developer },
    { label: 'Architect', value: project.architect },
    { label: 'Land', value: project.landArea === null ? '' : `${project.landArea}\u00a0acres` },
    { label: 'Buildings', value: project.buildings === null ? '' : String(project.buildings) },
    { label: 'Floors', value: project.floors },
    { label: 'Units', value: project.units === null ? '' : String(project.units) },
    {
      label: 'Papers read by',
      value: project.banks.length > 0 ? <a href="/projects/bank">{project.banks.join(' and ')}</a> : '',
    },
  ].filter(({ value }) => value !== '')
}

/** The first number, which leads to all of them with their regulators. */
function registrationOf({ registrations: [first, ...others] }: Project): ReactNode {
  if (!first) return ''
  return (
    <a href="#rera">
      <RegistrationNumber number={first.number} />
      {others.length > 0 ? ` +${others.length}\u00a0more` : null}
    </a>
  )
}
