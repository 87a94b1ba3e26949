import { projectStatuses } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { Button } from '@/ui/button/button'
import { SelectField } from '@/ui/field/select-field'
import { CloseIcon } from '@/ui/icons/icons'
import { formatArea, formatMoney, formatSpan } from '@/ui/money/format-money'
import { formatArea as formatMapArea } from '../map/area'
import { Choice, ChoiceList, type CountedChoice } from './choice-list'
import { countOf } from './count-of'
import { type Counts, type Facets, stepsOf } from './facet-tally'
import { FilterGroup } from './filter-group'
import styles from './project-filters.module.css'
import {
  CARPET_STEPS,
  EVERYTHING,
  hrefOf,
  type Locality,
  PATH,
  PRICE_STEPS,
  type ProjectQuery,
  parameterNames,
  slugOf,
  YES,
} from './project-query'

/** What can be chosen, and what each choice would find. */
export interface Offer {
  choices: ProjectChoices
  localities: readonly Locality[]
  facets: Facets
}

/** The form's id, for what belongs to it and stands elsewhere. */
export const FILTERS = 'project-filters'

interface ProjectFiltersProps extends Offer {
  query: ProjectQuery
  total: number
}

/** A plain form of all filters: a course of stones on a wide screen, a sheet behind one button on a narrow one. */
export function ProjectFilters({ query, total, choices, localities, facets }: ProjectFiltersProps) {
  const statuses = counted(
    projectStatuses.map((status) => ({ value: slugOf(status), title: status })),
    facets.status,
  )
  const configurations = counted(
    choices.areaConfigurations.filter(
      ({ value, propertyType }) =>
        !propertyType ||
        !query.propertyType ||
        propertyType === query.propertyType ||
        query.configuration.includes(value),
    ),
    facets.configuration,
  )
  const years = [anyOf('Any year', facets.any.year), ...counted(choices.years, facets.year)]
  const industries = [anyOf('Any industry', facets.any.industry), ...counted(choices.industries, facets.industry)]
  const hasIndustry = query.propertyType === 'Commercial' || query.industry !== ''
  return (
    <form
      className={styles.filters}
      id={FILTERS}
      popover="auto"
      action={`${PATH}#results`}
      aria-label="Filter the projects"
      autoComplete="off"
    >
      <div className={styles.sheetHead}>
        <p>Filters</p>
        <button type="button" popoverTarget={FILTERS} popoverTargetAction="hide" aria-label="Close the filters">
          <CloseIcon />
        </button>
      </div>
      {query.propertyType ? (
        <input type="hidden" name={parameterNames.propertyType} value={query.propertyType} />
      ) : null}
      {query.area ? <input type="hidden" name={parameterNames.area} value={formatMapArea(query.area)} /> : null}
      {query.view === 'map' ? <input type="hidden" name={parameterNames.view} value={query.view} /> : null}
      <div className={styles.groups} data-industry={hasIndustry ? '' : undefined}>
        <Place query={query} choices={choices} localities={localities} facets={facets} />
        <FilterGroup label="Configuration" chosen={titlesOf(configurations, query.configuration)}>
          <ChoiceList
            name={parameterNames.configuration}
            kind="checkbox"
            choices={configurations}
            chosen={query.configuration}
          />
        </FilterGroup>
        <FilterGroup label="Price" chosen={spanOf(query.priceMin, query.priceMax, formatMoney)}>
          <Bound name="priceMin" label="From" any="Any price" steps={PRICE_STEPS} query={query} facets={facets} />
          <Bound name="priceMax" label="Up to" any="Any price" steps={PRICE_STEPS} query={query} facets={facets} />
        </FilterGroup>
        <FilterGroup label="Carpet area" chosen={spanOf(query.carpetMin, query.carpetMax, formatArea)}>
          <Bound name="carpetMin" label="From" any="Any area" steps={CARPET_STEPS} query={query} facets={facets} />
          <Bound name="carpetMax" label="Up to" any="Any area" steps={CARPET_STEPS} query={query} facets={facets} />
        </FilterGroup>
        <FilterGroup label="Status" chosen={titlesOf(statuses, query.status)}>
          <ChoiceList name={parameterNames.status} kind="checkbox" choices={statuses} chosen={query.status} />
        </FilterGroup>
        <FilterGroup label="Possession by" chosen={query.year ? [query.year] : []}>
          <ChoiceList name={parameterNames.year} kind="radio" choices={years} chosen={[query.year]} />
        </FilterGroup>
        {hasIndustry ? (
          <FilterGroup label="Industry" chosen={query.industry ? titlesOf(industries, [query.industry]) : []}>
            <ChoiceList name={parameterNames.industry} kind="radio" choices={industries} chosen={[query.industry]} />
          </FilterGroup>
        ) : null}
        <div className={styles.registered}>
          <Choice
            name={parameterNames.registered}
            kind="checkbox"
            choice={{ value: YES, title: 'RERA registered', count: facets.registered }}
            picked={query.registered}
          />
        </div>
      </div>
      <div className={styles.apply}>
        <a href={hrefOf({ ...EVERYTHING, propertyType: query.propertyType, sort: query.sort, view: query.view })}>
          Clear all
        </a>
        <Button type="submit">
          <span className={styles.counted}>{total === 0 ? 'Show what is near' : `Show ${countOf(total)}`}</span>
          <span className={styles.uncounted}>Show projects</span>
        </Button>
      </div>
    </form>
  )
}

/** Cities, and under each that is picked its localities. */
function Place({ query, choices, localities, facets }: Omit<ProjectFiltersProps, 'total'>) {
  const cities = counted(
    choices.cities.map(({ slug, name }) => ({ value: slug, title: name })),
    facets.city,
  )
  const chosen = [
    ...titlesOf(
      cities.filter(({ value }) => !query.locality.some((locality) => locality.startsWith(`${value}.`))),
      query.city,
    ),
    ...titlesOf(localities, query.locality),
  ]
  return (
    <FilterGroup label="City and locality" chosen={chosen}>
      <ChoiceList
        name={parameterNames.city}
        kind="checkbox"
        choices={cities}
        chosen={query.city}
        under={({ value }) =>
          query.city.includes(value) ? (
            <ChoiceList
              name={parameterNames.locality}
              kind="checkbox"
              of={value}
              choices={counted(
                localities.filter(({ city }) => city === value),
                facets.locality,
              )}
              chosen={query.locality}
            />
          ) : null
        }
      />
    </FilterGroup>
  )
}

interface BoundProps {
  name: 'priceMin' | 'priceMax' | 'carpetMin' | 'carpetMax'
  label: string
  any: string
  steps: readonly number[]
  query: ProjectQuery
  facets: Facets
}

/** One end of a span, each step with what it would find. */
function Bound({ name, label, any, steps, query, facets }: BoundProps) {
  const asked = query[name]
  const say = name.startsWith('price') ? formatMoney : formatArea
  return (
    <SelectField
      label={label}
      name={parameterNames[name]}
      value={asked === null ? '' : String(asked)}
      any={`${any} (${facets.any[name]})`}
      choices={stepsOf(steps, asked).map((step) => {
        const count = facets[name].get(String(step)) ?? 0
        return { value: String(step), title: `${say(step)} (${count})`, disabled: count === 0 && step !== asked }
      })}
    />
  )
}

function counted(choices: readonly { value: string; title: string }[], counts: Counts): CountedChoice[] {
  return choices.map(({ value, title }) => ({ value, title, count: counts.get(value) ?? 0 }))
}

function anyOf(title: string, count: number): CountedChoice {
  return { value: '', title, count }
}

function titlesOf(choices: readonly { value: string; title: string }[], chosen: readonly string[]): string[] {
  return choices.filter(({ value }) => chosen.includes(value)).map(({ title }) => title)
}

function spanOf(from: number | null, to: number | null, say: (value: number) => string): string[] {
  if (from === null && to === null) return []
  if (from === null) return [`up to ${say(to ?? 0)}`]
  return [to === null ? `from ${say(from)}` : formatSpan(from, to, say)]
}
