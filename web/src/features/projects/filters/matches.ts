import { columnOf, filterOf, filterValueOf } from './filter-of'
import { FILTER_NAMES, type FilteredProject, type FilterName, type ProjectFilterValues } from './filter-table'
import type { ProjectIndex } from './project-index'
import { isAsked } from './project-query'

/** For each project, or each unit, how many active filters it fails, and the index of the last of them in `FILTER_NAMES`. */
interface Failed {
  counts: Uint8Array
  last: Uint8Array
}

/** A list, and what fails the active filters on projects and on units. One unit must pass all of the latter. */
export interface FilterMatches {
  index: ProjectIndex
  projects: Failed
  units: Failed
  /** All active filters, and those on units. */
  asked: readonly FilterName[]
  ofUnits: readonly FilterName[]
}

export function matchesOf(index: ProjectIndex, query: ProjectFilterValues): FilterMatches {
  const asked = FILTER_NAMES.filter((name) => !filterOf(name).row.within && isAsked(query, name))
  const ofUnits = asked.filter((name) => filterOf(name).row.of === 'unit')
  const failedOf = (size: number): Failed => ({ counts: new Uint8Array(size), last: new Uint8Array(size) })
  const [projects, units] = [failedOf(index.projects.length), failedOf(index.unitsFrom.at(-1) ?? 0)]
  for (const name of asked) markFailed(name, index, query, ofUnits.includes(name) ? units : projects)
  return { index, projects, units, asked, ofUnits }
}

function markFailed<Name extends FilterName>(
  name: Name,
  { columns }: ProjectIndex,
  query: ProjectFilterValues,
  { counts, last }: Failed,
): void {
  const filter = FILTER_NAMES.indexOf(name)
  const fail = (at: number) => {
    counts[at] = (counts[at] ?? 0) + 1
    last[at] = filter
  }
  const { row, rules } = filterOf(name)
  if (row.joint) {
    const fits = row.joint(query)
    columns.city.forEach((city, at) => {
      if (!fits(String(city), String(columns.locality[at]))) fail(at)
    })
    return
  }
  const fits = rules.matcher(filterValueOf(query, name))
  columnOf(columns, name).forEach((value, at) => {
    if (!fits(value)) fail(at)
  })
}

/** Whether a project, or a unit, passes all active filters, apart from one. */
export function passes({ counts, last }: Failed, at: number, apart: FilterName | null = null): boolean {
  const count = counts[at] ?? 0
  return count === 0 || (count === 1 && apart !== null && last[at] === FILTER_NAMES.indexOf(apart))
}

/** Whether a project passes all active filters, apart from one. */
export function isFound(matches: FilterMatches, at: number, apart: FilterName | null = null): boolean {
  const { index, projects, units, ofUnits } = matches
  if (!passes(projects, at, apart)) return false
  if (ofUnits.every((name) => name === apart)) return true
  for (let unit = index.unitsFrom[at] ?? 0; unit < (index.unitsFrom[at + 1] ?? 0); unit++) {
    if (passes(units, unit, apart)) return true
  }
  return false
}

/** The projects that pass all filters. */
export function matchingProjects<T extends FilteredProject>(
  index: ProjectIndex<T>,
  query: ProjectFilterValues,
): readonly T[] {
  const matches = matchesOf(index, query)
  return index.projects.filter((_, at) => isFound(matches, at))
}

/** The units that pass all filters on units, of the project at a position; `null` when no filter is on units. */
export function matchingUnits<T extends FilteredProject>(
  index: ProjectIndex<T>,
  query: ProjectFilterValues,
): ((at: number) => T['configurations']) | null {
  const { units, ofUnits } = matchesOf(index, query)
  if (ofUnits.length === 0) return null
  return (at) =>
    (index.projects[at]?.configurations ?? []).filter((_, unit) => passes(units, (index.unitsFrom[at] ?? 0) + unit))
}

/** The indexes of the projects that pass all filters but two. Without units, a project fails all those on units. */
export function nearlyMatching(index: ProjectIndex, query: ProjectFilterValues): readonly number[] {
  const { projects, units, ofUnits } = matchesOf(index, query)
  return [...index.projects.keys()].filter((at) => {
    const left = 2 - (projects.counts[at] ?? 0)
    const fewest = units.counts.subarray(index.unitsFrom[at], index.unitsFrom[at + 1])
    return left >= 0 && (ofUnits.length <= left || fewest.some((count) => count <= left))
  })
}
