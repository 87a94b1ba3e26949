import type { Asked, Compared } from '../../filters/filter'
import { FILTER_KINDS, type KindRules } from '../../filters/kinds'
import type { ProjectFilter } from './filter-row'
import { type AskedOfProjects, FILTER_NAMES, FILTERS, type FilterName, type KindOf } from './filter-table'

/*
 * The compiler does not follow that a name, its row, its kind and what is asked of it go together. They are paired here,
 * and nowhere else.
 */

/** A filter with all that follows from its kind. */
export function filterOf<Name extends FilterName>(
  name: Name,
): { row: ProjectFilter<KindOf<Name>>; rules: KindRules<KindOf<Name>> } {
  const row = FILTERS[name] as unknown as ProjectFilter<KindOf<Name>>
  return { row, rules: FILTER_KINDS[row.kind] as KindRules<KindOf<Name>> }
}

/** What is asked of a filter. */
export function askedOf<Name extends FilterName>(asked: AskedOfProjects, name: Name): Asked[KindOf<Name>] {
  return asked[name] as unknown as Asked[KindOf<Name>]
}

/** What is asked of every filter. */
export function askOfEach(find: <Name extends FilterName>(name: Name) => Asked[KindOf<Name>]): AskedOfProjects {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, find(name)])) as unknown as AskedOfProjects
}

/** What each filter compares, a column for each: of every project, or of every unit of every project. */
export type Columns = { readonly [Name in FilterName]: readonly Compared[KindOf<Name>][] }

export function columnOf<Name extends FilterName>(columns: Columns, name: Name): readonly Compared[KindOf<Name>][] {
  return columns[name] as readonly Compared[KindOf<Name>][]
}

export function columnsOf(find: <Name extends FilterName>(name: Name) => readonly Compared[KindOf<Name>][]): Columns {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, find(name)])) as unknown as Columns
}
