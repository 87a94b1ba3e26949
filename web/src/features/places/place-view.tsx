import {
  type ContactOffice,
  type Leader,
  type Page,
  placePath,
  type ResearchReport,
  type TaxRate,
} from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Chart } from '@/ui/chart/chart'
import { Course } from '@/ui/course/course'
import { Facts } from '@/ui/facts/facts'
import { Hero } from '@/ui/hero/hero'
import { Pair } from '@/ui/pair/pair'
import { Questions } from '@/ui/questions/questions'
import { Section } from '@/ui/section/section'
import { DatedSource } from '@/ui/text/dated-source'
import { say, sayName } from '@/words/say'
import { OfficeCard } from '../contact/office-card'
import { PlaceSketch } from '../map/place-sketch'
import type { SketchFrame } from '../map/sketch-place'
import { ComparableCard, CompareBar } from '../projects/card/shortlist'
import { DutyRates } from './duty-rates'
import { nameOfPlace, type PlaceWithProjects, placesByDistance } from './place'
import { configurationsOfPlace, factsOfPlace } from './place-facts'
import styles from './place-view.module.css'

/** Wide enough for a city with its new suburbs. */
const CITY_FRAME: SketchFrame = { width: 640, height: 400, kilometres: 60, apart: { x: 96, y: 22 }, cuts: 1 }
const LOCALITY_FRAME: SketchFrame = { ...CITY_FRAME, kilometres: 16, cuts: 2 }

interface PlaceViewProps {
  place: PlaceWithProjects
  /** The city's localities with projects; on the page of a locality without that one. */
  localities: readonly PlaceWithProjects[]
  trail: readonly { label: string; href: string }[]
  questions: readonly { question: string; answer: string }[]
  /** What an editor has written for this address; `null` when nobody has. */
  page: Page | null
  /** The sections and blocks of that page. */
  words: ReactNode
  /** These four are empty for a locality, which would only repeat those of its city. */
  reports: readonly ResearchReport[]
  office: ContactOffice | null
  leaders: readonly Leader[]
  rates: readonly TaxRate[]
}

/** A city or a locality: what our projects there offer, and what else we know of it. */
export function PlaceView({
  place,
  localities,
  trail,
  questions,
  page,
  words,
  reports,
  office,
  leaders,
  rates,
}: PlaceViewProps) {
  const { city, locality, projects } = place
  const name = nameOfPlace(place)
  const configurations = configurationsOfPlace(projects)
  return (
    <main id="content">
      <Hero
        heading={page?.heading ?? say('Projects in {place}', { place: name })}
        lead={page?.lead ?? (locality ? '' : city.summary)}
        picture={page?.picture ?? null}
        trail={trail}
      />
      <Section heading={say('{count} projects', { count: projects.length })} tone="ground">
        <div className="stack-6">
          <Facts facts={factsOfPlace(projects)} layout="cells" />
          <Ashlar perCourse="level" label={say('Projects')}>
            {projects.map((project, index) => (
              <ComparableCard key={project.slug} project={project} priority={index === 0 && !page?.picture} />
            ))}
          </Ashlar>
          <Localities of={place} localities={localities} />
        </div>
      </Section>
      <Pair>
        {configurations.length > 0 ? (
          <Section heading={say('Configurations')} tone="ground">
            <Facts facts={configurations} />
          </Section>
        ) : null}
        <Whereabouts place={place} name={name} />
      </Pair>
      <Market reports={reports} city={sayName(city.name)} />
      <DutyRates rates={rates} place={name} />
      {questions.length > 0 ? (
        <Section heading={say('Questions')} id="questions" tone="course">
          <Questions questions={questions} name="questions" />
        </Section>
      ) : null}
      {office ? (
        <Section heading={say('Our office in {city}', { city: sayName(city.name) })} id="office">
          <OfficeCard office={office} leaders={leaders} projects={projects} wide />
        </Section>
      ) : null}
      {words}
      <CompareBar />
    </main>
  )
}

/** The localities of a city; on the page of one of them the others, with their distances. */
function Localities({ of, localities }: { of: PlaceWithProjects; localities: readonly PlaceWithProjects[] }) {
  const city = sayName(of.city.name)
  const near = of.locality ? placesByDistance(of, localities) : localities.map((place) => ({ place, kilometres: null }))
  const stones = near.map(({ place: { locality, projects, city: whole }, kilometres }) => ({
    label:
      kilometres === null
        ? sayName(locality)
        : `${sayName(locality)}, ${say('{count}\u00a0km', { count: kilometres })}`,
    href: placePath(whole.slug, locality),
    size: projects.length,
    of: projects.length === 1 ? say('project') : say('projects'),
  }))
  // A course of fewer than two shows nothing, so its heading goes too.
  if (stones.length < 2) return null
  const heading = of.locality ? say('Elsewhere in {city}', { city }) : say('Localities of {city}', { city })
  return (
    <div className="stack-3">
      <h3>{heading}</h3>
      <Course label={heading} stones={stones} />
    </div>
  )
}

/** The projects on a sketch: around the middle of the city, or around the first project of a locality. */
function Whereabouts({ place: { city, locality, projects }, name }: { place: PlaceWithProjects; name: string }) {
  const placed = projects.flatMap(({ name: project, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name: project, latitude, longitude }],
  )
  const [first] = placed
  const middle =
    locality || city.latitude === null || city.longitude === null
      ? first
      : { latitude: city.latitude, longitude: city.longitude }
  if (!middle) return null
  const frame = locality ? LOCALITY_FRAME : CITY_FRAME
  // A city leads to its map, a locality to the page of its city.
  const target = locality ? 'page' : 'map'
  return (
    <Section heading={say('Where it is in the city')} tone="ground">
      <PlaceSketch
        frame={frame}
        place={middle}
        pin={locality !== ''}
        marked={placed}
        subject={name}
        caption={() =>
          say('{place}, drawn by ourselves, {count}\u00a0km across.', { place: name, count: frame.kilometres })
        }
        link={{ words: say('All our projects in {city}', { city: sayName(city.name) }), to: target }}
      />
    </Section>
  )
}

/** What our reports say of the city: a finding and a chart of each. */
function Market({ reports, city }: { reports: readonly ResearchReport[]; city: string }) {
  if (reports.length === 0) return null
  return (
    <Section heading={say('The market in {city}', { city })} tone="course">
      <div className={styles.market}>
        {reports.map(({ slug, title, findings: [finding], charts: [chart], publishedOn }) => (
          <article key={slug} className="stack-4 at-top">
            <h3>
              <a href={`/insights/research-reports/${slug}`}>{title}</a>
            </h3>
            {finding ? <p className={styles.finding}>{sayName(finding)}</p> : null}
            {chart ? <Chart chart={chart} source={<DatedSource label={title} date={publishedOn} />} /> : null}
          </article>
        ))}
      </div>
    </Section>
  )
}
