import type { ProjectChoices } from '@/content/readers/projects'
import { type Columns, columnsOf, filterOf } from './filter-of'
import type { FilteredProject, FilterSource } from './filter-table'
import { localitiesOf } from './place'

/** The projects of a list, with what filters compare. Columns are read in order, which is fast with thousands of them. */
export interface ProjectIndex<T extends FilteredProject = FilteredProject> {
  projects: readonly T[]
  source: FilterSource
  columns: Columns
  /** For each project the position of its first unit among all units, and at the end the number of all units. */
  unitsFrom: readonly number[]
}

const indexed = new WeakMap<readonly FilteredProject[], ProjectIndex>()

/** Made once for a list and its choices. */
export function projectIndexOf<T extends FilteredProject>(
  projects: readonly T[],
  choices: ProjectChoices,
): ProjectIndex<T> {
  const known = indexed.get(projects) as ProjectIndex<T> | undefined
  if (known && isSame(known.source.choices, choices)) return known
  const index = makeIndex(projects, { choices, localities: localitiesOf(projects, choices.cities) })
  indexed.set(projects, index)
  return index
}

function isSame(one: ProjectChoices, other: ProjectChoices): boolean {
  return (Object.keys(one) as (keyof ProjectChoices)[]).every((name) => one[name] === other[name])
}

function makeIndex<T extends FilteredProject>(projects: readonly T[], source: FilterSource): ProjectIndex<T> {
  const units = projects.flatMap(({ configurations }) => configurations)
  const unitsFrom = [0]
  for (const { configurations } of projects) unitsFrom.push((unitsFrom.at(-1) ?? 0) + configurations.length)
  // Equal texts share one object, so that counting compares references, not letters.
  const texts = new Map<unknown, unknown>()
  const same = <Value>(value: Value): Value => {
    if (typeof value !== 'string') return value
    if (!texts.has(value)) texts.set(value, value)
    return texts.get(value) as Value
  }
  const columns = columnsOf((name) => {
    const { row } = filterOf(name)
    return row.of === 'unit'
      ? units.map((unit) => same(row.compared(unit, source)))
      : projects.map((project) => same(row.compared(project, source)))
  })
  return { projects, source, columns, unitsFrom }
}
