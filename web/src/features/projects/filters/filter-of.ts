import type { Compared, FilterValues } from '../../filters/filter'
import { FILTER_KINDS, type KindRules } from '../../filters/kinds'
import type { ProjectFilter } from './filter-row'
import { FILTER_NAMES, FILTERS, type FilterName, type KindOf, type ProjectFilterValues } from './filter-table'

/* TypeScript cannot express that a filter's name, row, kind and value belong together. Only this module makes that
   connection. */

/** A filter with the rules of its kind. */
export function filterOf<Name extends FilterName>(
  name: Name,
): { row: ProjectFilter<KindOf<Name>>; rules: KindRules<KindOf<Name>> } {
  const row = FILTERS[name] as unknown as ProjectFilter<KindOf<Name>>
  return { row, rules: FILTER_KINDS[row.kind] as KindRules<KindOf<Name>> }
}

/** The value of a filter. */
export function filterValueOf<Name extends FilterName>(
  asked: ProjectFilterValues,
  name: Name,
): FilterValues[KindOf<Name>] {
  return asked[name] as unknown as FilterValues[KindOf<Name>]
}

/** One value for each filter, made by `find`. */
export function perFilter<Value>(find: (name: FilterName) => Value): Readonly<Record<FilterName, Value>> {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, find(name)])) as Record<FilterName, Value>
}

/** The values of all filters, each made by `find`. */
export function filterValuesFrom(
  find: <Name extends FilterName>(name: Name) => FilterValues[KindOf<Name>],
): ProjectFilterValues {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, find(name)])) as unknown as ProjectFilterValues
}

/** The values that each filter compares, one column for each filter: of every project, or of every unit of every project. */
export type Columns = { readonly [Name in FilterName]: readonly Compared[KindOf<Name>][] }

export function columnOf<Name extends FilterName>(columns: Columns, name: Name): readonly Compared[KindOf<Name>][] {
  return columns[name] as readonly Compared[KindOf<Name>][]
}

export function columnsOf(find: <Name extends FilterName>(name: Name) => readonly Compared[KindOf<Name>][]): Columns {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, find(name)])) as unknown as Columns
}
