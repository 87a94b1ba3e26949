import type { CSSProperties } from 'react'
import { SelectField } from '@/ui/field/select-field'
import { formatSpan } from '@/ui/money/format-money'
import { byName } from '@/words/by-name'
import { say } from '@/words/say'
import { rangeSteps, YES } from '../../filters/kinds'
import type { Offered } from '../../lists/address'
import { ChoiceField, ChoiceList, type CountedChoice } from './choice-list'
import type { Facets } from './facets'
import { FilterGroup } from './filter-group'
import { filterOf, filterValueOf } from './filter-of'
import type { ProjectFilter } from './filter-row'
import {
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  type FilterSource,
  FORM_GROUPS,
  type FormGroup,
  RANGES,
} from './filter-table'
import styles from './project-filters.module.css'
import { type ProjectQuery, parameterNames, parameterValuesOf } from './project-query'

interface FieldsProps {
  query: ProjectQuery
  source: FilterSource
  facets: Facets
}

/** The number of groups and single checkboxes that fit on one row of any wide screen. */
const ONE_COURSE = 7

/** Values that are chosen outside of the form, submitted as hidden fields. */
export function hiddenFields(query: ProjectQuery): { name: string; value: string }[] {
  return FILTER_NAMES.filter((name) => FILTERS[name].form === 'hidden').flatMap((name) =>
    parameterValuesOf(name, query).map((value) => ({ name: parameterNames[name], value })),
  )
}

/** All filters of the form in their groups, each choice with its count. */
export function FilterFields({ query, source, facets }: FieldsProps) {
  const shown = FILTER_NAMES.filter((name) => FILTERS[name].isShown?.(query) ?? true)
  const groups = FORM_GROUPS.map((label) => ({
    label,
    names: shown.filter((name) => isIn(label, FILTERS[name])),
  })).filter(({ names }) => names.length > 0)
  const alone = shown.flatMap((name) => {
    const row: ProjectFilter = FILTERS[name]
    return row.kind === 'flag' && row.form === 'alone' ? { name, title: row.title, parameter: row.parameter } : []
  })
  const stones = groups.length + alone.length
  return (
    <div
      className={styles.groups}
      data-courses={stones > ONE_COURSE ? '' : undefined}
      style={{ '--middle-stones': stones - 2 } as CSSProperties}
    >
      {groups.map(({ label, names }) => (
        <FilterGroup key={label} label={label} chosen={chosenIn(names, query, source)}>
          {names.map((name) => (
            <Field key={name} name={name} query={query} source={source} facets={facets} />
          ))}
        </FilterGroup>
      ))}
      {alone.map(({ name, title, parameter }) => (
        <div key={name} className={styles.alone}>
          <ChoiceField
            name={parameter}
            kind="checkbox"
            choice={{ value: YES, title, count: facets.counts[name].get(YES) ?? 0 }}
            picked={parameterValuesOf(name, query).includes(YES)}
          />
        </div>
      ))}
    </div>
  )
}

/** A nested filter is shown below the choices of its parent. */
function isIn(group: FormGroup, { form, within }: ProjectFilter): boolean {
  return typeof form === 'object' && form.group === group && !within
}

interface FieldProps extends FieldsProps {
  name: FilterName
}

/** The field of one filter, by its kind. */
function Field({ name, query, source, facets }: FieldProps) {
  const row: ProjectFilter = FILTERS[name]
  const values = parameterValuesOf(name, query)
  const counts = facets.counts[name]
  if (typeof row.form !== 'object') return null
  switch (row.kind) {
    case 'many':
      return (
        <ChoiceList
          name={row.parameter}
          kind="checkbox"
          choices={counted(
            row
              .choices(source)
              .filter(({ value }) => values.includes(value) || (row.isOffered?.(value, query, source) ?? true)),
            counts,
          )}
          chosen={values}
          {...(row.joint && {
            under: ({ value }: CountedChoice) =>
              values.includes(value) ? <Localities city={value} query={query} source={source} facets={facets} /> : null,
          })}
        />
      )
    case 'one':
    case 'latest':
      return (
        <ChoiceList
          name={row.parameter}
          kind="radio"
          choices={[
            { value: '', title: row.form.any, count: facets.any[name] },
            ...counted(row.choices(source), counts),
          ]}
          chosen={values.length > 0 ? values : ['']}
        />
      )
    case 'from':
    case 'upTo': {
      const [value = ''] = values
      return (
        <SelectField
          label={say(row.form.label)}
          name={row.parameter}
          value={value}
          any={`${say(row.form.any)} (${facets.any[name]})`}
          choices={rangeSteps(row.steps, value === '' ? null : Number(value)).map((step) => {
            const count = counts.get(String(step)) ?? 0
            return {
              value: String(step),
              title: `${row.inWords(step)} (${count})`,
              disabled: count === 0 && String(step) !== value,
            }
          })}
        />
      )
    }
    default:
      return null
  }
}

/** The localities of a chosen city. */
function Localities({ city, query, source, facets }: FieldsProps & { city: string }) {
  return (
    <ChoiceList
      name={parameterNames.locality}
      kind="checkbox"
      of={city}
      choices={counted(
        source.localities.filter((locality) => locality.city === city).toSorted((a, b) => byName(a.title, b.title)),
        facets.counts.locality,
      )}
      chosen={query.locality}
    />
  )
}

function counted(choices: readonly Offered[], counts: Facets['counts'][FilterName]): CountedChoice[] {
  return choices.map(({ value, title }) => ({ value, title, count: counts.get(value) ?? 0 }))
}

/** The chosen values of a group, in words. */
function chosenIn(names: readonly FilterName[], query: ProjectQuery, source: FilterSource): string[] {
  const range = RANGES.find(({ from }) => names.includes(from))
  if (range) return rangeWords(query[range.from], query[range.upTo], range.inWords)
  return names.flatMap((name) => chosenOf(name, query, source))
}

function chosenOf<Name extends FilterName>(name: Name, query: ProjectQuery, source: FilterSource): readonly string[] {
  const { row, rules } = filterOf(name)
  // The group's name completes the phrase.
  if (row.kind === 'latest') return parameterValuesOf(name, query)
  const active = rules.active(row, filterValueOf(query, name), source)
  if (!row.joint) return active.map(({ words }) => words)
  // A city with chosen localities is represented by them.
  const whole = active.filter(({ value }) => !query.locality.some((locality) => locality.startsWith(`${value}.`)))
  return [...whole.map(({ words }) => words), ...chosenOf('locality', query, source)]
}

function rangeWords(from: number | null, upTo: number | null, inWords: (value: number) => string): string[] {
  if (from === null) return upTo === null ? [] : [say('up to {value}', { value: inWords(upTo) })]
  return [upTo === null ? say('from {value}', { value: inWords(from) }) : formatSpan(from, upTo, inWords)]
}
