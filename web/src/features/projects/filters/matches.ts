import { markFailures } from '../../filters/count-column'
import { askedOf, columnOf, filterOf } from './filter-of'
import { type AskedOfProjects, FILTER_NAMES, type FilterName } from './filter-table'
import type { ProjectIndex } from './project-index'
import { isAsked } from './project-query'

/**
 * One bit for each filter: what a project fails is a number, and a choice of a filter counts a project that fails nothing
 * but that filter. One pass over the projects for each filter is enough for all counts. A filter within another has its
 * bit.
 */
export const BITS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, 1 << FILTER_NAMES.indexOf(filterOf(name).row.within ?? name)]),
) as Readonly<Record<FilterName, number>>

/** What projects and their units fail. */
export interface Failures {
  /** Bits of the filters that each project fails as a whole. */
  projects: Uint32Array
  /** Bits of the filters that each unit fails. */
  units: Uint32Array
  /** Bits of all filters of units that something is asked of. */
  askedOfUnits: number
}

export function failuresOf(index: ProjectIndex, query: AskedOfProjects): Failures {
  const failures = {
    projects: new Uint32Array(index.size),
    units: new Uint32Array(index.unitsFrom[index.size] ?? 0),
    askedOfUnits: 0,
  }
  for (const name of FILTER_NAMES) {
    const { row } = filterOf(name)
    if (row.within || !isAsked(query, name)) continue
    if (row.of === 'unit') failures.askedOfUnits |= BITS[name]
    markFailuresOf(name, index, query, row.of === 'unit' ? failures.units : failures.projects)
  }
  return failures
}

function markFailuresOf<Name extends FilterName>(
  name: Name,
  { columns }: ProjectIndex,
  query: AskedOfProjects,
  failures: Uint32Array,
): void {
  const { row, rules } = filterOf(name)
  if (row.joint) {
    const fits = row.joint.matcher(query)
    columns.city.forEach((city, at) => {
      if (!fits(String(city), String(columns.locality[at]))) failures[at] = (failures[at] ?? 0) | BITS[name]
    })
    return
  }
  markFailures(columnOf(columns, name), rules.matcher(askedOf(query, name)), BITS[name], failures)
}

/** Where the projects stand that are asked for. */
export function fitting(index: ProjectIndex, query: AskedOfProjects): readonly number[] {
  const failures = failuresOf(index, query)
  return placesWhere(index, (at) => failures.projects[at] === 0 && hasUnit(index, failures, at, 0))
}

/** Where the projects stand for which giving up two filters would be enough. What has no unit fails all that is asked of one. */
export function nearlyFitting(index: ProjectIndex, query: AskedOfProjects): readonly number[] {
  const failures = failuresOf(index, query)
  return placesWhere(index, (at) => {
    const left = 2 - bits(failures.projects[at] ?? 0)
    return left >= 0 && hasUnit(index, failures, at, left)
  })
}

/** Whether a project has a unit that fails so many filters at most, or could do without one. */
export function hasUnit(
  { unitsFrom }: ProjectIndex,
  { units, askedOfUnits }: Failures,
  project: number,
  most: number,
): boolean {
  if (bits(askedOfUnits) <= most) return true
  const end = unitsFrom[project + 1] ?? 0
  for (let unit = unitsFrom[project] ?? 0; unit < end; unit++) if (bits(units[unit] ?? 0) <= most) return true
  return false
}

function placesWhere({ size }: ProjectIndex, isThere: (at: number) => boolean): number[] {
  const places: number[] = []
  for (let at = 0; at < size; at++) if (isThere(at)) places.push(at)
  return places
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}
