import { type CountedFilter, countColumn } from '../../filters/count-column'
import type { Counts } from '../../filters/counter'
import { askedOf, columnOf, filterOf } from './filter-of'
import { FILTER_NAMES, type FilterName } from './filter-table'
import { BITS, type Failures, failuresOf, hasUnit } from './matches'
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

/** The projects that can count: a project that fails two filters is not found by changing one. */
interface Counting {
  /** Positions of projects that fail at most one project filter, and have a matching unit. */
  projects: readonly number[]
  /** Positions of projects that fail no project filter, whatever their units. */
  whole: readonly number[]
}

export function countFacets(index: ProjectIndex, query: ProjectQuery): Facets {
  const failures = failuresOf(index, query)
  const counting = countingOf(index, failures)
  const any: Partial<Record<FilterName, number>> = {}
  const counts: Partial<Record<FilterName, Counts>> = {}
  for (const name of FILTER_NAMES) {
    const counted =
      filterOf(name).row.of === 'unit'
        ? countByUnits(name, index, query, failures, counting.whole)
        : countByProjects(name, index, query, failures, counting.projects)
    any[name] = counted.any
    counts[name] = counted.counts
  }
  const found = { any: any as Facets['any'], counts: counts as Facets['counts'] }
  const total = counting.projects.reduce((sum, at) => (failures.projects[at] === 0 ? sum + 1 : sum), 0)
  return { total, ...found, any: { ...found.any, locality: wholeCities(found.counts.city, query) } }
}

function countingOf(index: ProjectIndex, failures: Failures): Counting {
  const projects: number[] = []
  const whole: number[] = []
  for (let at = 0; at < index.size; at++) {
    const fails = failures.projects[at] ?? 0
    if ((fails & (fails - 1)) !== 0) continue
    if (fails === 0) whole.push(at)
    if (hasUnit(index, failures, at, 0)) projects.push(at)
  }
  return { projects, whole }
}

/** A chosen city without chosen localities counts as a whole. */
function wholeCities(cities: Counts, { city }: ProjectQuery): number {
  return city.reduce((sum, value) => sum + (cities.get(value) ?? 0), 0)
}

function countByProjects<Name extends FilterName>(
  name: Name,
  { source, columns }: ProjectIndex,
  query: ProjectQuery,
  failures: Failures,
  projects: readonly number[],
): CountedFilter {
  const { row, rules } = filterOf(name)
  const counter = rules.counter(row, askedOf(query, name), source)
  return countColumn(columnOf(columns, name), projects, failures.projects, BITS[name], counter)
}

/** A project counts once for each choice that one of its units reaches, if that unit fails no other filter. */
function countByUnits<Name extends FilterName>(
  name: Name,
  { source, columns, unitsFrom }: ProjectIndex,
  query: ProjectQuery,
  { units, askedOfUnits }: Failures,
  projects: readonly number[],
): CountedFilter {
  const { row, rules } = filterOf(name)
  const counter = rules.counter(row, askedOf(query, name), source)
  const column = columnOf(columns, name)
  const others = ~BITS[name]
  let any = 0
  for (const at of projects) {
    let has = (askedOfUnits & others) === 0
    const end = unitsFrom[at + 1] ?? 0
    for (let unit = unitsFrom[at] ?? 0; unit < end; unit++) {
      const compared = column[unit]
      if (compared === undefined || ((units[unit] ?? 0) & others) !== 0) continue
      has = true
      counter.see(compared)
    }
    counter.next()
    if (has) any++
  }
  return { any, counts: counter.counts() }
}
