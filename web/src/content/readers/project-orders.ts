import { EDITORS_ORDER, type Project } from '@ashlar/contract'

interface ProjectOrder {
  /**
   * The field has the same name on the wire and in the record. Projects without it come last, ascending and descending.
   */
  field: 'launchedOn' | 'priceFrom' | 'priceTo' | 'carpetAreaFrom' | 'carpetAreaTo' | 'possession'
  direction: 'asc' | 'desc'
  /** Whether all homes come before all commercial projects. */
  homesFirst?: boolean
}

const NEWEST: ProjectOrder = { field: 'launchedOn', direction: 'desc' }

/** Reverse alphabetical order: `Residential`, `Commercial`. */
const HOMES_FIRST = 'propertyType:desc'

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

/** @param sort one of the editors' sort orders; an unknown one means the newest first. */
export function projectOrder(sort: string): ProjectOrder {
  return ORDERS.get(sort) ?? NEWEST
}

/** A sort order in the backend's syntax; projects that are equal by it are in the editors' order. */
export function backendSortOf(sort: string): string {
  const { field, direction, homesFirst } = projectOrder(sort)
  return [...(homesFirst ? [HOMES_FIRST] : []), `${field}:${direction}`, EDITORS_ORDER].join(',')
}

/** For each list in memory, the positions of its projects in each sort order that was requested. */
const sortedLists = new WeakMap<readonly unknown[], Map<ProjectOrder, readonly number[]>>()

/**
 * The positions of a list's projects after sorting them as the backend would; used when the list replaces the backend.
 * Computed once for each list and sort order.
 */
export function sortedPlaces<T extends Pick<Project, ProjectOrder['field'] | 'sequence' | 'propertyType'>>(
  projects: readonly T[],
  sort: string,
): readonly number[] {
  const order = projectOrder(sort)
  const known = sortedLists.get(projects) ?? new Map<ProjectOrder, readonly number[]>()
  sortedLists.set(projects, known)
  const places = known.get(order) ?? sortPlaces(projects, order)
  known.set(order, places)
  return places
}

function sortPlaces<T extends Pick<Project, ProjectOrder['field'] | 'sequence' | 'propertyType'>>(
  projects: readonly T[],
  { field, direction, homesFirst = false }: ProjectOrder,
): number[] {
  const sign = direction === 'asc' ? 1 : -1
  const isUnknown = (project: T) => project[field] === null || project[field] === ''
  return [...projects.entries()]
    .toSorted(([, a], [, b]) => {
      if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b))
      const byKind = homesFirst ? compare(b.propertyType, a.propertyType) : 0
      return byKind || sign * compare(a[field], b[field]) || a.sequence - b.sequence
    })
    .map(([place]) => place)
}

/** Both values are numbers, or both are ISO dates. */
function compare(a: number | string | null, b: number | string | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
