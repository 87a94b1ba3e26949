import type { Leader, Office, Project, ProjectSummary, TaxRate } from '@ashlar/contract'
import type { ReactNode } from 'react'
import type { PlayableFilm } from '@/content/readers/films'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { ButtonLink } from '@/ui/button/button'
import { DocumentLink } from '@/ui/document-link/document-link'
import { type Fact, Facts } from '@/ui/facts/facts'
import { Fold } from '@/ui/fold/fold'
import { Pair } from '@/ui/pair/pair'
import { Questions } from '@/ui/questions/questions'
import { Section } from '@/ui/section/section'
import { type BarSection, SectionBar } from '@/ui/section-bar/section-bar'
import { keepTogether } from '@/ui/text/keep-together'
import { Paragraphs } from '@/ui/text/paragraphs'
import { say } from '@/words/say'
import { hasEnoughFigures, ProjectSums } from '../../calculators/project-sums'
import { FollowOffer } from '../../follow-form/follow-form'
import { firstNames } from '../../lists/first-names'
import { ComparableCard, CompareBar, ShortlistTick } from '../card/shortlist'
import { SitePlanSection } from '../plans/site-plan-section'
import { Configurations } from './configurations'
import { CostBreakdown } from './cost-breakdown'
import { floorsInWords } from './floors-in-words'
import { Gallery, StoryPicture } from './gallery'
import { Nearby } from './nearby'
import { ProjectContact } from './project-contact'
import { ProjectHero } from './project-hero'
import styles from './project-view.module.css'
import { Registrations } from './registrations'
import { VideoTour } from './video-tour'

interface ProjectViewProps {
  project: Project
  /** The pages above it. */
  trail: readonly { label: string; href: string }[]
  /** Its video tour. */
  film: PlayableFilm | null
  similar: readonly ProjectSummary[]
  office: Office | null
  /** Who answers for it. */
  person: Leader | null
  rates: readonly TaxRate[]
  /** `YYYY-MM-DD`. */
  today: string
  enquiry?: ReactNode
  siteVisit?: ReactNode
}

/** A project's page: description, costs, registrations, surroundings and similar projects. */
export function ProjectView({
  project,
  trail,
  film,
  similar,
  office,
  person,
  rates,
  today,
  enquiry,
  siteVisit,
}: ProjectViewProps) {
  const soldOut = project.status === 'Sold out'
  const asks = Boolean(office || enquiry)
  const visits = Boolean(siteVisit && !soldOut)
  return (
    <main id="content" className={styles.sheet}>
      <ProjectHero project={project} rates={rates} trail={trail} asks={asks} visits={visits} />
      <SectionBar
        label={say('On this page')}
        sections={sectionsOf(project, { tour: film !== null, similar: similar.length > 0, asks })}
      />
      <Gallery project={project} />
      <Section id="about">
        <div className={`stack ${styles.about}`}>
          <header className={`stack-3 measure at-top ${styles.head}`} data-enter="">
            <h2>{project.headline || project.name}</h2>
            {project.summary ? <p className={`text-l soft ${styles.lead}`}>{keepTogether(project.summary)}</p> : null}
            <StoryPicture project={project} />
          </header>
          {project.description ? (
            <Paragraphs text={project.description} className={`prose at-top ${styles.text}`} />
          ) : null}
          <aside className={`stack-2 at-top ${styles.facts}`} aria-label={say('At a glance')}>
            <Facts layout="cells" facts={factsOf(project)} />
            <div className={`cluster screen-only ${styles.offers}`}>
              <p>
                <a href={`/api/projects/${project.slug}/brochure.pdf`}>{say('Brochure with plans and prices (PDF)')}</a>
              </p>
              {project.developerBrochure ? (
                <p>
                  <DocumentLink href={project.developerBrochure.url} bytes={project.developerBrochure.bytes}>
                    {say('The developer’s own brochure')}
                  </DocumentLink>
                </p>
              ) : null}
              <FollowOffer
                of={`/projects/${project.slug}`}
                summary={say('Tell me when the price, the stage or a home changes')}
              />
              {similar.length > 0 ? (
                <p className={`cluster ${styles.compare}`}>
                  <ShortlistTick slug={project.slug} name={project.name} />
                  <a href="#similar">{say('with similar projects')}</a>
                </p>
              ) : null}
            </div>
          </aside>
        </div>
      </Section>
      <VideoTour project={project} film={film} />
      <Configurations project={project} />
      <CostAndProof project={project} rates={rates} today={today} />
      <Nearby project={project} />
      <Amenities project={project} />
      {project.questions.length > 0 ? (
        <Section heading={say('Questions')} id="questions">
          <Questions questions={project.questions} name="project" />
        </Section>
      ) : null}
      {soldOut ? null : <ProjectContact {...{ project, office, person, enquiry, siteVisit }} />}
      {similar.length > 0 ? (
        <Section heading={soldOut ? say('Similar projects that are available') : say('Similar projects')} id="similar">
          <Ashlar perCourse={similar.length === 2 ? 'even' : 'level'} label={say('Similar projects')} narrow="strip">
            {similar.map((other) => (
              <ComparableCard key={other.slug} project={other} perRow={similar.length} />
            ))}
          </Ashlar>
        </Section>
      ) : null}
      {soldOut ? <ProjectContact {...{ project, office, person, enquiry }} /> : null}
      {similar.length > 0 ? <CompareBar /> : null}
      {asks ? (
        <nav className={`stack-2 rule-above ${styles.atHand}`} aria-label={say('Next steps')}>
          <ButtonLink link={{ href: '#enquiry', label: say('Enquire'), external: false }} />
          {visits ? (
            <ButtonLink link={{ href: '#site-visit', label: say('Book a visit'), external: false }} tone="quiet" />
          ) : (
            <ButtonLink
              link={{
                href: `/api/projects/${project.slug}/brochure.pdf`,
                label: say('Brochure (PDF)'),
                external: false,
              }}
              tone="quiet"
            />
          )}
        </nav>
      ) : null}
    </main>
  )
}

/**
 * The cost beside registrations and site plan. Without the calculators the cost is short, and the registrations stand
 * below it.
 */
function CostAndProof({ project, rates, today }: Pick<ProjectViewProps, 'project' | 'rates' | 'today'>) {
  const sums = hasEnoughFigures(project) ? <ProjectSums project={project} rates={rates} /> : undefined
  const cost = <CostBreakdown project={project} rates={rates} sums={sums} />
  const registered = project.registrations.length > 0
  const registrations = registered ? <Registrations project={project} today={today} /> : null
  const sitePlan = project.sitePlan ? <SitePlanSection project={project} /> : null
  return (
    <Pair>
      {sums ? cost : null}
      {!sums && (registered || project.costComponents.length > 0) ? (
        <div>
          {cost}
          {registrations}
        </div>
      ) : null}
      {sitePlan || (sums && registered) ? (
        <div>
          {sums ? registrations : null}
          {sitePlan}
        </div>
      ) : null}
    </Pair>
  )
}

/** What a project has, and how it is built. */
function Amenities({ project: { amenities, specifications } }: { project: Project }) {
  if (amenities.length + specifications.length === 0) return null
  const heading = specifications.length > 0 ? say('Amenities and build') : say('Amenities')
  return (
    <Section heading={amenities.length > 0 ? heading : say('How it is built')} id="amenities">
      <div className={styles.kit}>
        {amenities.length > 0 ? (
          <Fold summary={firstNames(amenities)}>
            <Ashlar perCourse="fit" label={say('Amenities')}>
              {amenities.map((amenity) => (
                <span key={amenity} className={styles.amenity}>
                  {amenity}
                </span>
              ))}
            </Ashlar>
          </Fold>
        ) : null}
        {specifications.length > 0 ? (
          <Fold summary={say('Structure, lifts, power and the rest')}>
            <Facts layout="cells" facts={specifications} />
          </Fold>
        ) : null}
      </div>
    </Section>
  )
}

/** The sections for the section bar, in the order of the page; missing sections are left out. */
function sectionsOf(
  project: Project,
  { tour, similar, asks }: { tour: boolean; similar: boolean; asks: boolean },
): BarSection[] {
  const soldOut = project.status === 'Sold out'
  const ask: BarSection[] = asks ? [{ id: 'enquiry', label: say('Ask') }] : []
  const alike: BarSection[] = similar ? [{ id: 'similar', label: say('Similar') }] : []
  return [
    { id: 'about', label: say('About') },
    ...(tour ? [{ id: 'tour', label: say('Video tour') }] : []),
    ...(project.configurations.length > 0 ? [{ id: 'plans', label: say('Plans and prices') }] : []),
    ...(project.costComponents.length > 0 || hasEnoughFigures(project) ? [{ id: 'cost', label: say('Cost') }] : []),
    ...(project.registrations.length > 0 ? [{ id: 'rera', label: 'RERA' }] : []),
    ...(project.sitePlan ? [{ id: 'site-plan', label: say('Site plan') }] : []),
    ...(project.nearby.length > 0 || project.latitude !== null ? [{ id: 'around', label: say('Nearby') }] : []),
    ...(project.amenities.length > 0 ? [{ id: 'amenities', label: say('Amenities') }] : []),
    ...(project.questions.length > 0 ? [{ id: 'questions', label: say('Questions') }] : []),
    ...(soldOut ? [...alike, ...ask] : [...ask, ...alike]),
  ]
}

/** Facts that the first screen does not show. */
function factsOf(project: Project): Fact[] {
  return [
    { label: say('Developer'), value: project.developer },
    { label: say('Architect'), value: project.architect },
    {
      label: say('Land'),
      value: project.landArea === null ? '' : say('{count}\u00a0acres', { count: String(project.landArea) }),
    },
    { label: say('Buildings'), value: project.buildings ? String(project.buildings) : '' },
    { label: say('Floors'), value: floorsInWords(project.floors) },
    { label: say('Units'), value: project.units === null ? '' : String(project.units) },
    {
      label: say('Approved by banks'),
      value: project.banks.length > 0 ? <a href="/projects/bank">{project.banks.join(` ${say('and')} `)}</a> : '',
    },
  ].filter(({ value }) => value !== '')
}
