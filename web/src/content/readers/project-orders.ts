import type { Project } from '@ashlar/contract'

/** By which editors put projects in order. */
export const EDITORS_ORDER = 'sequence:asc,slug:asc'

interface ProjectOrder {
  /** Called on the wire as in the record. Projects without it come last, whichever way the list runs. */
  field: 'launchedOn' | 'priceFrom' | 'priceTo' | 'carpetAreaFrom' | 'carpetAreaTo' | 'possession'
  direction: 'asc' | 'desc'
  /** Whether every home comes before every workplace. */
  homesFirst?: boolean
}

const NEWEST: ProjectOrder = { field: 'launchedOn', direction: 'desc' }

/** In the alphabet backwards: `Residential`, `Commercial`. */
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

/** @param sort one of the editors' sorts; one that is not known is the newest first. */
export function projectOrder(sort: string): ProjectOrder {
  return ORDERS.get(sort) ?? NEWEST
}

/** A sort as the backend reads it; projects that are the same by it stand in the editors' order. */
export function orderOnTheWire(sort: string): string {
  const { field, direction, homesFirst } = projectOrder(sort)
  return [...(homesFirst ? [HOMES_FIRST] : []), `${field}:${direction}`, EDITORS_ORDER].join(',')
}

/** Of a list that is kept, the places of its projects in each order that was asked for. */
const sortedLists = new WeakMap<readonly unknown[], Map<ProjectOrder, readonly number[]>>()

/**
 * Where the projects of a list stand once they are sorted as the backend would: for a list that stands in for it. Worked
 * out once for each list and order.
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

/** Both are numbers, or both are dates as text. */
function compare(a: number | string | null, b: number | string | null): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a).localeCompare(String(b))
}
