import {
  type Project,
  type ProjectCategory,
  type ProjectPageBanner,
  projectStatuses,
  propertyTypes,
} from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { Ashlar } from '@/ui/ashlar/ashlar'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { formatMoney } from '@/ui/money/format-money'
import { Pagination } from '@/ui/pagination/pagination'
import type { FoundProjects } from './find-projects'
import { ProjectCard } from './project-card'
import styles from './project-list-view.module.css'
import { hrefOf, PRICE_STEPS, type ProjectQuery, parameterNames, type ReadQuery, slugOf } from './project-query'
import { CompareBar } from './shortlist'

interface ProjectListViewProps {
  heading: string
  banner: ProjectPageBanner | null
  asked: ReadQuery
  choices: ProjectChoices
  /** What each kind of project is, in the editors' words. */
  categories: readonly ProjectCategory[]
  found: FoundProjects
  /** Shown when nothing fits. */
  suggestions: readonly Project[]
}

/** The list of projects: a plain form for the filters, an address for every state. */
export function ProjectListView({
  heading,
  banner,
  asked,
  choices,
  categories,
  found,
  suggestions,
}: ProjectListViewProps) {
  const { query, ignored } = asked
  return (
    <main id="content">
      <header className={`page-width ${styles.head}`}>
        <h1>{heading}</h1>
        {banner?.lead ? <p className={styles.lead}>{banner.lead}</p> : null}
        <Kinds query={query} />
      </header>
      <div className="page-width">
        <Filters query={query} choices={choices} />
        {ignored.length > 0 ? (
          <p className={styles.ignored} role="status">
            {ignored.join('. ')}: it was left out.
          </p>
        ) : null}
        <div className={styles.results}>
          <h2 className={styles.count}>{countOf(found.total)}</h2>
          {found.total > 0 ? (
            <>
              <Ashlar bond="triples" label="Projects">
                {found.projects.map((project, index) => (
                  <ProjectCard key={project.slug} project={project} priority={index === 0} tick />
                ))}
              </Ashlar>
              <CompareBar />
              <Pagination page={found.page} pages={found.pages} hrefOf={(page) => hrefOf({ ...query, page })} />
            </>
          ) : (
            <Nothing query={query} suggestions={suggestions} />
          )}
        </div>
        <Categories categories={categories} />
      </div>
    </main>
  )
}

function Kinds({ query }: { query: ProjectQuery }) {
  return (
    <nav aria-label="Kind of property">
      <ul className={styles.kinds}>
        {[null, ...propertyTypes].map((propertyType) => (
          <li key={propertyType}>
            <a
              href={hrefOf({ ...query, propertyType, page: 1 })}
              aria-current={query.propertyType === propertyType ? 'page' : undefined}
            >
              {propertyType ?? 'All projects'}
            </a>
          </li>
        ))}
        <li>
          <a href="/projects/bank">Through your bank</a>
        </li>
        <li>
          <a href="/projects/calculators">Calculators</a>
        </li>
      </ul>
    </nav>
  )
}

function Filters({ query, choices }: { query: ProjectQuery; choices: ProjectChoices }) {
  const configurations = choices.areaConfigurations.filter(
    ({ propertyType }) => !propertyType || !query.propertyType || propertyType === query.propertyType,
  )
  return (
    <form className={styles.filters} action="/projects" aria-label="Filter the projects">
      {query.propertyType ? (
        <input type="hidden" name={parameterNames.propertyType} value={query.propertyType} />
      ) : null}
      <SelectField
        label="City"
        name={parameterNames.city}
        value={query.city}
        any="All cities"
        choices={choices.cities.map(({ slug, name }) => ({ value: slug, title: name }))}
      />
      <SelectField
        label="Configuration"
        name={parameterNames.configuration}
        value={query.configuration}
        any="Any"
        choices={configurations}
      />
      <SelectField
        label="Price up to"
        name={parameterNames.priceMax}
        value={query.priceMax === null ? '' : String(query.priceMax)}
        any="Any price"
        choices={priceSteps(query.priceMax).map((price) => ({ value: String(price), title: formatMoney(price) }))}
      />
      <SelectField
        label="Status"
        name={parameterNames.status}
        value={query.status}
        any="Any"
        choices={projectStatuses.map((status) => ({ value: slugOf(status), title: status }))}
      />
      <SelectField
        label="Possession by"
        name={parameterNames.year}
        value={query.year}
        any="Any year"
        choices={choices.years}
      />
      {query.propertyType === 'Commercial' ? (
        <SelectField
          label="Industry"
          name={parameterNames.industry}
          value={query.industry}
          any="Any"
          choices={choices.industries}
        />
      ) : null}
      <SelectField label="Sort by" name={parameterNames.sort} value={query.sort} choices={choices.sorts} />
      <div className={styles.apply}>
        <Button type="submit">Show projects</Button>
        <a href={hrefOf({ ...EMPTY, propertyType: query.propertyType })}>Clear</a>
      </div>
    </form>
  )
}

const EMPTY: ProjectQuery = {
  propertyType: null,
  city: '',
  status: '',
  configuration: '',
  priceMax: null,
  year: '',
  industry: '',
  sort: 'newest',
  page: 1,
}

/** The usual steps, and the asked price among them when it is another. */
function priceSteps(asked: number | null): readonly number[] {
  const steps: readonly number[] = PRICE_STEPS
  return asked === null || steps.includes(asked) ? steps : [...steps, asked].toSorted((a, b) => a - b)
}

function Nothing({ query, suggestions }: { query: ProjectQuery; suggestions: readonly Project[] }) {
  return (
    <div className={styles.nothing}>
      <p>
        Nothing fits all of that. <a href={hrefOf({ ...query, priceMax: null, page: 1 })}>Any price</a>,{' '}
        <a href={hrefOf({ ...query, city: '', page: 1 })}>any city</a> or{' '}
        <a href={hrefOf({ ...query, configuration: '', page: 1 })}>any configuration</a> may bring some back. Or tell us
        what you look for, and <a href="/about/contact-us">we will look for you</a>.
      </p>
      {suggestions.length > 0 ? (
        <Ashlar bond="triples" label="Other projects">
          {suggestions.map((project) => (
            <ProjectCard key={project.slug} project={project} />
          ))}
        </Ashlar>
      ) : null}
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'No project'
  return count === 1 ? '1 project' : `${count} projects`
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
