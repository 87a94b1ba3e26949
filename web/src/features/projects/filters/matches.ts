import { markFailures } from '../../filters/count-column'
import { askedOf, columnOf, filterOf } from './filter-of'
import { type AskedOfProjects, FILTER_NAMES, type FilterName } from './filter-table'
import type { ProjectIndex } from './project-index'
import { isAsked } from './project-query'

/**
 * One bit for each filter. The filters that a project fails are one number, and a choice counts the projects that fail
 * no other filter. So one pass over the projects per filter gives all counts. A nested filter has the bit of its
 * parent.
 */
export const BITS = Object.fromEntries(
  FILTER_NAMES.map((name) => [name, 1 << FILTER_NAMES.indexOf(filterOf(name).row.within ?? name)]),
) as Readonly<Record<FilterName, number>>

/** The filters that projects and units fail. */
export interface Failures {
  /** For each project, the bits of the project filters that it fails. */
  projects: Uint32Array
  /** For each unit, the bits of the unit filters that it fails. */
  units: Uint32Array
  /** The bits of all active unit filters. */
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

/** The positions of the matching projects. */
export function matchingPositions(index: ProjectIndex, query: AskedOfProjects): readonly number[] {
  const failures = failuresOf(index, query)
  return placesWhere(index, (at) => failures.projects[at] === 0 && hasUnit(index, failures, at, 0))
}

/**
 * The positions of the projects that match when two filters are removed. A project without units fails all active unit
 * filters.
 */
export function nearlyMatchingPositions(index: ProjectIndex, query: AskedOfProjects): readonly number[] {
  const failures = failuresOf(index, query)
  return placesWhere(index, (at) => {
    const left = 2 - bits(failures.projects[at] ?? 0)
    return left >= 0 && hasUnit(index, failures, at, left)
  })
}

/** Whether a project has a unit that fails at most so many filters, or needs none. */
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
