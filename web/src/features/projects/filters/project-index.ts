import type { FilteredProject } from '@/content/readers/project-lists'
import type { ProjectChoices } from '@/content/readers/projects'
import { type Columns, columnOf, columnsOf, filterOf } from './filter-of'
import type { FilterSource } from './filter-table'
import { localitiesOf } from './place'

/** The projects of the list as columns of filter values. */
export interface ProjectIndex {
  /** Number of projects. */
  size: number
  source: FilterSource
  columns: Columns
  /** For each project the position of its first unit among all units, and at the end the number of all units. */
  unitsFrom: readonly number[]
}

const indexed = new WeakMap<readonly FilteredProject[], { choices: string; index: ProjectIndex }>()

/** Cached for a list and its choices. Every request reads the choices again, and they are mostly the same. */
export function indexOf(projects: readonly FilteredProject[], choices: ProjectChoices): ProjectIndex {
  const words = JSON.stringify(choices)
  const known = indexed.get(projects)
  if (known?.choices === words) return known.index
  const index = makeIndex(projects, { choices, localities: localitiesOf(projects, choices.cities) })
  indexed.set(projects, { choices: words, index })
  return index
}

function makeIndex(projects: readonly FilteredProject[], source: FilterSource): ProjectIndex {
  const units = projects.flatMap(({ configurations }) => configurations)
  const unitsFrom = [0]
  let count = 0
  for (const { configurations } of projects) {
    count += configurations.length
    unitsFrom.push(count)
  }
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
  return { size: projects.length, source, columns, unitsFrom }
}

/** Some of the projects, by their positions. */
export function subsetOf({ columns, unitsFrom, source }: ProjectIndex, places: readonly number[]): ProjectIndex {
  const units: number[] = []
  const begins = [0]
  for (const place of places) {
    for (let unit = unitsFrom[place] ?? 0; unit < (unitsFrom[place + 1] ?? 0); unit++) units.push(unit)
    begins.push(units.length)
  }
  const pick = <Value>(column: readonly Value[], from: readonly number[]) => from.map((place) => column[place] as Value)
  return {
    size: places.length,
    source,
    unitsFrom: begins,
    columns: columnsOf((name) => pick(columnOf(columns, name), filterOf(name).row.of === 'unit' ? units : places)),
  }
}
