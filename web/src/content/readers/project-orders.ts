import { isLand, type Project } from '@ashlar/contract'

interface ProjectOrder {
  /** Projects without it come last, ascending and descending. */
  field: 'launchedOn' | 'priceFrom' | 'priceTo' | 'carpetAreaFrom' | 'carpetAreaTo' | 'possession'
  direction: 'asc' | 'desc'
  /** Whether all homes come before all plots, and these before all commercial projects. */
  homesFirst?: boolean
}

const NEWEST: ProjectOrder = { field: 'launchedOn', direction: 'desc' }

/** By value of the editors' sort choices. */
const ORDERS: ReadonlyMap<string, ProjectOrder> = new Map([
  ['homes', { ...NEWEST, homesFirst: true }],
  ['newest', NEWEST],
  ['price-asc', { field: 'priceFrom', direction: 'asc' }],
  ['price-desc', { field: 'priceTo', direction: 'desc' }],
  ['area-asc', { field: 'carpetAreaFrom', direction: 'asc' }],
  ['area-desc', { field: 'carpetAreaTo', direction: 'desc' }],
  ['possession', { field: 'possession', direction: 'asc' }],
])

type Sortable = Pick<Project, ProjectOrder['field'] | 'sequence' | 'propertyType' | 'category'>

/** For each list, the positions of its projects in each sort order that was requested. */
const sortedLists = new WeakMap<readonly Sortable[], Map<ProjectOrder, readonly number[]>>()

/**
 * The positions of a list's projects in an order; those that are equal by it stay in the editors' order. Computed once
 * for each list and order.
 *
 * @param sort one of the editors' sort orders; an unknown one means the newest first.
 */
export function sortedPositions(projects: readonly Sortable[], sort: string): readonly number[] {
  const order = ORDERS.get(sort) ?? NEWEST
  const known = sortedLists.get(projects) ?? new Map<ProjectOrder, readonly number[]>()
  sortedLists.set(projects, known)
  const places =
    known.get(order) ?? [...projects.entries()].toSorted(([, a], [, b]) => byOrder(order, a, b)).map(([place]) => place)
  known.set(order, places)
  return places
}

function byOrder({ field, direction, homesFirst = false }: ProjectOrder, a: Sortable, b: Sortable): number {
  const isUnknown = (project: Sortable) => project[field] === null || project[field] === ''
  if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b))
  const byKind = homesFirst ? kindRank(a) - kindRank(b) : 0
  return byKind || (direction === 'asc' ? 1 : -1) * compare(a[field], b[field]) || a.sequence - b.sequence
}

function kindRank(project: Sortable): number {
  if (project.propertyType !== 'Residential') return 2
  return isLand(project) ? 1 : 0
}

/** Both values are numbers, or both are ISO dates. */
function compare(a: number | string | null, b: number | string | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
