import { type ProjectCategory, type ProjectPageBanner, type ProjectSummary, propertyTypes } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button } from '@/ui/button/button'
import { Course } from '@/ui/course/course'
import { SelectField } from '@/ui/field/select-field'
import { Fold } from '@/ui/fold/fold'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Note } from '@/ui/note/note'
import { Pagination } from '@/ui/pagination/pagination'
import { say, sayName } from '@/words/say'
import { ActiveFilters } from '../../filters/active-filters'
import { FollowOffer } from '../../follow-form/follow-form'
import { firstNames } from '../../lists/first-names'
import { NothingYet } from '../../lists/nothing-yet'
import { ComparableCard, CompareBar } from '../card/shortlist'
import type { ActiveChoice } from '../filters/active-choices'
import type { Facets } from '../filters/facets'
import { FILTERS_ID, type Offer, ProjectFilters } from '../filters/project-filters'
import {
  DEFAULT_SORT,
  type ProjectQuery,
  parameterNames,
  projectListHref,
  type ReadQuery,
  UNFILTERED,
  withAsked,
} from '../filters/project-query'
import type { ProjectRelaxation } from '../filters/relaxations'
import { BesideMap } from './beside-map'
import type { FoundProjects } from './find-projects'
import { NoProjects } from './no-projects'
import type { PlacesOnMap } from './places-on-map'
import styles from './project-list-view.module.css'

interface ProjectListViewProps {
  heading: string
  banner: ProjectPageBanner | null
  asked: ReadQuery
  offer: Offer
  /** The active filter values. */
  active: readonly ActiveChoice[]
  /** The editors' descriptions of each kind of project. */
  categories: readonly ProjectCategory[]
  found: FoundProjects
  /** Whether there is not one project to filter. */
  empty: boolean
  /** The places of all results, for the map beside the list; `null` for the list alone. */
  onMap: PlacesOnMap | null
  /** For an empty list: suggestions, and some other projects. */
  nearest: readonly ProjectRelaxation[]
  suggestions: readonly ProjectSummary[]
}

const LOOKS = [
  ['list', 'List'],
  ['map', 'Map'],
] as const

/** The list of projects: the filters are a plain form, and every state has an address. */
export function ProjectListView({
  heading,
  banner,
  asked,
  offer,
  active,
  categories,
  found,
  empty,
  onMap,
  nearest,
  suggestions,
}: ProjectListViewProps) {
  const { query, ignored } = asked
  const { page, pages, total } = found
  return (
    <main id="content" data-explorer={FILTERS_ID}>
      <header className={`page-width stack-2 ${styles.head}`}>
        <h1>{heading}</h1>
        {banner?.lead ? <p className={styles.lead}>{banner.lead}</p> : null}
        {empty ? <NothingYet /> : null}
      </header>
      <div className="page-width">
        {empty ? null : (
          <>
            <ProjectFilters query={query} total={total} {...offer} />
            <Note sentences={ignored} />
            <section className={styles.results} id="results" aria-labelledby="count">
              <div className={`cluster ${styles.resultsHead}`}>
                <h2 className={`text-xl numbers ${styles.count}`} id="count" tabIndex={-1}>
                  {say('{count} projects', { count: total })}
                </h2>
                <div className={styles.kinds}>
                  <Kinds query={query} facets={offer.facets} />
                </div>
                <ActiveFilters
                  active={active.map(({ words, without }) => ({ words, href: projectListHref(without) }))}
                  clearHref={projectListHref({ ...UNFILTERED, sort: query.sort, view: query.view })}
                />
                <div className={`screen-only ${styles.looks}`}>
                  <LinkBar
                    label={say('Show the projects as')}
                    links={LOOKS.map(([view, label]) => ({
                      label: say(label),
                      href: projectListHref({ ...query, view }),
                      current: query.view === view,
                    }))}
                  />
                </div>
                <div className={`screen-only row ${styles.controls}`}>
                  <button className={styles.open} type="button" popoverTarget={FILTERS_ID}>
                    {say('Filters')}
                    {active.length > 0 ? ` (${active.length})` : ''}
                  </button>
                  {offer.source.choices.sorts.length > 0 ? (
                    <>
                      <SelectField
                        label={say('Sort by')}
                        labelInside
                        name={parameterNames.sort}
                        form={FILTERS_ID}
                        value={query.sort === DEFAULT_SORT ? '' : query.sort}
                        choices={offer.source.choices.sorts.map(({ value, title }) => ({
                          value: value === DEFAULT_SORT ? '' : value,
                          title: sayName(title),
                        }))}
                      />
                      <div className={styles.sort}>
                        <Button type="submit" form={FILTERS_ID} tone="quiet">
                          {say('Sort')}
                        </Button>
                      </div>
                    </>
                  ) : null}
                </div>
              </div>
              {/* A live region announces changes only, so the words must differ between two states. */}
              <p className="sr-only" role="status" id="results-status">
                {statusOf(found, active, offer, query)}
              </p>
              {total === 0 ? <FollowList query={query} /> : null}
              <BesideMap query={query} onMap={onMap} projects={found.projects}>
                {total > 0 ? (
                  <>
                    <Ashlar perCourse={onMap ? 3 : 'level'} label={say('Projects')}>
                      {found.projects.map((project, index) => (
                        <ComparableCard
                          key={project.slug}
                          project={project}
                          priority={index === 0}
                          isRow={onMap !== null}
                        />
                      ))}
                    </Ashlar>
                    <Pagination
                      page={page}
                      pages={pages}
                      hrefOf={(other) => projectListHref({ ...query, page: other })}
                    />
                  </>
                ) : (
                  <NoProjects nearest={nearest} suggestions={suggestions} />
                )}
              </BesideMap>
            </section>
            <div className={`stack-5 ${styles.waysOn}`}>
              <Cities query={query} offer={offer} />
              <div className="stack-3">
                <h2 className="text-l">{say('Tools for buyers')}</h2>
                <div className={`cluster ${styles.tools}`}>
                  <LinkBar
                    label={say('More on projects')}
                    links={[
                      { label: say('Approved by banks'), href: '/projects/bank', current: false },
                      { label: say('Calculators'), href: '/projects/calculators', current: false },
                    ]}
                  />
                  {total > 0 ? <FollowList query={query} /> : null}
                </div>
              </div>
            </div>
          </>
        )}
        <Categories categories={categories} />
      </div>
      <CompareBar />
    </main>
  )
}

/** Offers to tell of what will be new in the list, however it is sorted. */
function FollowList({ query }: { query: ProjectQuery }) {
  const of = projectListHref({ ...query, sort: DEFAULT_SORT, view: 'list', page: 1 })
  return <FollowOffer of={of} summary={say('Tell me of new ones')} />
}

/** For example `16 projects, Pune, sorted by Price, low to high, page 2 of 2`. */
function statusOf(
  { total, page, pages }: FoundProjects,
  active: readonly ActiveChoice[],
  { source }: Offer,
  query: ProjectQuery,
): string {
  const sort = source.choices.sorts.find(({ value }) => value === query.sort)?.title
  return [
    say('{count} projects', { count: total }),
    ...active.map(({ words }) => sayName(words)),
    ...(sort ? [say('sorted by {order}', { order: sayName(sort) })] : []),
    ...(pages > 1 ? [say('page {page} of {pages}', { page, pages })] : []),
  ].join(', ')
}

function Kinds({ query, facets }: { query: ProjectQuery; facets: Facets }) {
  const kinds = (['', ...propertyTypes] as const).map((propertyType) => {
    const number = propertyType ? (facets.counts.propertyType.get(propertyType) ?? 0) : facets.any.propertyType
    return {
      label: propertyType ? say(propertyType) : say('All projects'),
      href: projectListHref(withAsked(query, 'propertyType', propertyType)),
      current: query.propertyType === propertyType,
      count: { number, of: number === 1 ? say('project') : say('projects') },
    }
  })
  return <LinkBar label={say('Kind of property')} links={kinds} />
}

/** Results by city: the width of each city shows its number of results. */
function Cities({ query, offer: { facets, source } }: { query: ProjectQuery; offer: Offer }) {
  return (
    <Course
      label={say('Projects by city')}
      heading={say('By city')}
      stones={source.choices.cities.map(({ name, slug }) => {
        const size = facets.counts.city.get(slug) ?? 0
        return {
          label: sayName(name),
          href: projectListHref(withAsked(query, 'city', [slug])),
          size,
          of: size === 1 ? say('project') : say('projects'),
          current: query.city.includes(slug),
        }
      })}
    />
  )
}

/** Explains the kinds of project: a visitor who compares a plot with a flat should know which area is measured. */
function Categories({ categories }: { categories: readonly ProjectCategory[] }) {
  if (categories.length === 0) return null
  return (
    <section className={styles.categories} aria-labelledby="kinds-of-project">
      <h2 id="kinds-of-project">{say('Kinds of property')}</h2>
      <Fold summary={firstNames(categories.map(({ title }) => sayName(title)))}>
        <dl>
          {categories.map(({ title, description }) => (
            <div key={title}>
              <dt>{sayName(title)}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}
