import { titleIn } from '../../lists/address'
import { filterOf, filterValueOf } from './filter-of'
import { FILTER_NAMES, type FilterName, type FilterSource } from './filter-table'
import { DEFAULT_SORT, type ProjectQuery, UNFILTERED, withAsked } from './project-query'

/** One active filter value of the list. */
export interface ActiveChoice {
  /** For example `Pune` or `up to ₹2 crore`. */
  words: string
  /** The list without this value, on its first page. */
  without: ProjectQuery
}

/** The active filter values, one by one, in the order of the address. */
export function activeChoices(query: ProjectQuery, source: FilterSource): ActiveChoice[] {
  return FILTER_NAMES.flatMap((name) => activeOf(name, query, source))
}

function activeOf<Name extends FilterName>(name: Name, query: ProjectQuery, source: FilterSource): ActiveChoice[] {
  const { row, rules } = filterOf(name)
  return rules.active(row, filterValueOf(query, name), source).map(({ value, words, rest }) => ({
    words,
    without: { ...withAsked(query, name, rest), ...row.takesAlong?.(value, query, source) },
  }))
}

/**
 * The active filters and the sort order in words, for a page title that distinguishes the states of the list. The kind
 * of property has a title of its own.
 */
export function titleWords(query: ProjectQuery, source: FilterSource): string[] {
  const kindless = withAsked(query, 'propertyType', UNFILTERED.propertyType)
  const filters = activeChoices(kindless, source).map(({ words }) => words)
  const order = query.sort === DEFAULT_SORT ? '' : titleIn(source.choices.sorts, query.sort).toLowerCase()
  return order ? [...filters, order] : filters
}
