import type { Compared } from '../../filters/filter'
import type { Counts } from '../../filters/kinds'
import { columnOf, filterOf, filterValueOf, perFilter } from './filter-of'
import type { FilterName, KindOf } from './filter-table'
import { type FilterMatches, isFound, matchesOf, passes } from './matches'
import type { ProjectIndex } from './project-index'
import type { ProjectQuery } from './project-query'

/** The number of results, and for each choice the number if it replaced the current value of its filter. */
export interface Facets {
  total: number
  /** The number of results without this filter. */
  any: Readonly<Record<FilterName, number>>
  /** A city counts as a whole, a locality as if it alone were chosen. */
  counts: Readonly<Record<FilterName, Counts>>
}

/** @param candidates indexes of the projects that may count; by default all. */
export function countFacets(
  index: ProjectIndex,
  query: ProjectQuery,
  candidates: Iterable<number> = index.projects.keys(),
): Facets {
  const matches = matchesOf(index, query)
  const all = [...candidates]
  const found = all.filter((at) => isFound(matches, at))
  const without = perFilter((name) => {
    // A city and its localities are one filter.
    const apart = filterOf(name).row.within ?? name
    return matches.asked.includes(apart) ? all.filter((at) => isFound(matches, at, apart)) : found
  })
  const counts = perFilter((name) => countChoices(name, query, matches, without[name]))
  const any = { ...perFilter((name) => without[name].length), locality: wholeCities(counts.city, query) }
  return { total: found.length, any, counts }
}

/** A chosen city without chosen localities counts as a whole. */
function wholeCities(cities: Counts, { city }: ProjectQuery): number {
  return city.reduce((sum, value) => sum + (cities.get(value) ?? 0), 0)
}

/** Counts projects by their own values, or by those of their units that pass the other filters on units. */
function countChoices<Name extends FilterName>(
  name: Name,
  query: ProjectQuery,
  { index, units }: FilterMatches,
  candidates: readonly number[],
): Counts {
  const { row, rules } = filterOf(name)
  const column = columnOf(index.columns, name)
  // One list for all projects, because this runs for each of them.
  const own = column.slice(0, 1)
  const ofUnits = (at: number) => {
    const values: Compared[KindOf<Name>][] = []
    const end = index.unitsFrom[at + 1] ?? 0
    for (let unit = index.unitsFrom[at] ?? 0; unit < end; unit++) {
      const value = column[unit]
      if (value !== undefined && passes(units, unit, name)) values.push(value)
    }
    return values
  }
  const ofProject = (at: number) => {
    const value = column[at]
    if (value !== undefined) own[0] = value
    return own
  }
  return rules.count(row, filterValueOf(query, name), index.source, candidates, row.of === 'unit' ? ofUnits : ofProject)
}
