import { type Project, type ProjectCategory, type ProjectPageBanner, propertyTypes } from '@ashlar/contract'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { LinkBar } from '@/ui/link-bar/link-bar'
import { Pagination } from '@/ui/pagination/pagination'
import { ActiveFilters } from './active-filters'
import type { ActiveWish } from './active-wishes'
import { BesideMap } from './beside-map'
import { countOf } from './count-of'
import type { Facets } from './facet-tally'
import type { FoundProjects } from './find-projects'
import { NoProjects } from './no-projects'
import { ProjectCard } from './project-card'
import { FILTERS, type Offer, ProjectFilters } from './project-filters'
import styles from './project-list-view.module.css'
import { DEFAULT_SORT, hrefOf, type ProjectQuery, parameterNames, type ReadQuery } from './project-query'
import type { Relaxation } from './relaxations'
import { CompareBar } from './shortlist'

interface ProjectListViewProps {
  heading: string
  banner: ProjectPageBanner | null
  asked: ReadQuery
  offer: Offer
  /** What the list is narrowed to. */
  active: readonly ActiveWish[]
  /** What each kind of project is, in the editors' words. */
  categories: readonly ProjectCategory[]
  found: FoundProjects
  /** When nothing fits: what nearly does, and some others. */
  nearest: readonly Relaxation[]
  suggestions: readonly Project[]
}

const LOOKS = [
  ['list', 'List'],
  ['map', 'Map'],
] as const

/** The list of projects: a plain form for the filters, an address for every state. */
export function ProjectListView({
  heading,
  banner,
  asked,
  offer,
  active,
  categories,
  found,
  nearest,
  suggestions,
}: ProjectListViewProps) {
  const { query, ignored } = asked
  const { page, pages, total } = found
  return (
    <main id="content" data-explorer={FILTERS}>
      <header className={`page-width ${styles.head}`}>
        <h1>{heading}</h1>
        {banner?.lead ? <p className={styles.lead}>{banner.lead}</p> : null}
        <Kinds query={query} facets={offer.facets} />
      </header>
      <div className="page-width">
        <ProjectFilters query={query} total={total} {...offer} />
        {ignored.length > 0 ? (
          <p className={styles.ignored} role="status">
            {ignored.join('. ')}: it was left out.
          </p>
        ) : null}
        <section className={styles.results} id="results" aria-labelledby="count">
          <div className={styles.resultsHead}>
            <h2 className={styles.count} id="count" tabIndex={-1}>
              {countOf(total)}
            </h2>
            <div className={styles.looks}>
              <LinkBar
                label="Show the projects as"
                links={LOOKS.map(([view, label]) => ({
                  label,
                  href: hrefOf({ ...query, view }),
                  current: query.view === view,
                }))}
              />
            </div>
            <div className={styles.controls}>
              <button className={styles.open} type="button" popoverTarget={FILTERS}>
                Filters{active.length > 0 ? ` (${active.length})` : ''}
              </button>
              <SelectField
                label="Sort by"
                name={parameterNames.sort}
                form={FILTERS}
                value={query.sort === DEFAULT_SORT ? '' : query.sort}
                choices={offer.choices.sorts.map(({ value, title }) => ({
                  value: value === DEFAULT_SORT ? '' : value,
                  title,
                }))}
              />
              <div className={styles.sort}>
                <Button type="submit" form={FILTERS} tone="quiet">
                  Sort
                </Button>
              </div>
            </div>
          </div>
          <ActiveFilters active={active} query={query} />
          {/* Said when it changes; the same words for two searches would not be. */}
          <p className="sr-only" role="status">
            {[countOf(total), ...active.map(({ words }) => words)].join(', ')}
          </p>
          <BesideMap query={query} projects={found.projects}>
            {total > 0 ? (
              <>
                <Ashlar bond="triples" label="Projects">
                  {found.projects.map((project, index) => (
                    <ProjectCard key={project.slug} project={project} priority={index === 0} tick />
                  ))}
                </Ashlar>
                <Pagination page={page} pages={pages} hrefOf={(other) => hrefOf({ ...query, page: other })} />
              </>
            ) : (
              <NoProjects nearest={nearest} suggestions={suggestions} />
            )}
          </BesideMap>
        </section>
        <Categories categories={categories} />
      </div>
      <CompareBar />
    </main>
  )
}

function Kinds({ query, facets }: { query: ProjectQuery; facets: Facets }) {
  const kinds = [null, ...propertyTypes].map((propertyType) => {
    const number = propertyType ? (facets.propertyType.get(propertyType) ?? 0) : facets.any.propertyType
    return {
      label: propertyType ?? 'All projects',
      href: hrefOf({ ...query, propertyType, page: 1 }),
      current: query.propertyType === propertyType,
      count: { number, of: number === 1 ? 'project' : 'projects' },
    }
  })
  const others = [
    { label: 'Through your bank', href: '/projects/bank', current: false },
    { label: 'Calculators', href: '/projects/calculators', current: false },
  ]
  return <LinkBar label="Kind of property" links={[...kinds, ...others]} />
}

/** What the kinds of project mean: whoever compares a plot with a flat should know what is counted. */
function Categories({ categories }: { categories: readonly ProjectCategory[] }) {
  if (categories.length === 0) return null
  return (
    <section className={styles.categories} aria-labelledby="kinds-of-project">
      <h2 id="kinds-of-project">What each kind is</h2>
      <dl>
        {categories.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
