import { withinArea } from '../map/area'
import type { FacetRow, FacetUnit } from './facet-rows'
import type { ProjectQuery } from './project-query'

/**
 * The groups of filters, one bit each: what a project fails is a number, and a choice of a group counts a project that
 * fails nothing but that group. One pass over the projects is enough for all counts.
 */
export const GROUPS = {
  propertyType: 1,
  place: 2,
  status: 4,
  year: 8,
  registered: 16,
  industry: 32,
  area: 64,
  configuration: 128,
  priceMin: 256,
  priceMax: 512,
  carpetMin: 1024,
  carpetMax: 2048,
} as const

export type Group = keyof typeof GROUPS

/** The groups that one and the same unit of a project must fit. */
export const OF_UNITS = ['configuration', 'priceMin', 'priceMax', 'carpetMin', 'carpetMax'] as const
export type UnitGroup = (typeof OF_UNITS)[number]

/** Whether a project is what the visitor asked for. */
export function fits(row: FacetRow, query: ProjectQuery): boolean {
  if (failed(row, query) !== 0) return false
  return !wishesOfUnits(query) || row.units.some((unit) => failedByUnit(unit, query) === 0)
}

/** Whether giving up two wishes would be enough. What has no unit lacks all that is wished of one. */
export function isNear(row: FacetRow, query: ProjectQuery): boolean {
  const left = 2 - bits(failed(row, query))
  if (left < 0) return false
  return bits(wishesOfUnits(query)) <= left || row.units.some((unit) => bits(failedByUnit(unit, query)) <= left)
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** The bits of what a project fails as a whole. */
export function failed(row: FacetRow, query: ProjectQuery): number {
  let fails = 0
  if (query.propertyType && row.propertyType !== query.propertyType) fails |= GROUPS.propertyType
  if (query.city.length > 0 && !isInPlace(row, query)) fails |= GROUPS.place
  if (query.status.length > 0 && !query.status.includes(row.status)) fails |= GROUPS.status
  // What says nothing of possession can be had.
  if (query.year && row.year > Number(query.year)) fails |= GROUPS.year
  if (query.registered && !row.registered) fails |= GROUPS.registered
  if (query.industry && !row.industries.includes(query.industry)) fails |= GROUPS.industry
  if (query.area && withinArea([row], query.area).length === 0) fails |= GROUPS.area
  return fails
}

/** In one of the cities, and in a wished locality where its city has any. */
function isInPlace({ city, locality }: FacetRow, query: ProjectQuery): boolean {
  if (!query.city.includes(city)) return false
  if (query.locality.length === 0 || query.locality.includes(locality)) return true
  const inCity = `${city}.`
  return !query.locality.some((value) => value.startsWith(inCity))
}

/** The bits of what a unit fails. */
export function failedByUnit({ configuration, price, carpet }: FacetUnit, query: ProjectQuery): number {
  let fails = 0
  if (query.configuration.length > 0 && !query.configuration.includes(configuration)) fails |= GROUPS.configuration
  if (query.priceMin !== null && (price === null || price < query.priceMin)) fails |= GROUPS.priceMin
  if (query.priceMax !== null && (price === null || price > query.priceMax)) fails |= GROUPS.priceMax
  if (query.carpetMin !== null && carpet < query.carpetMin) fails |= GROUPS.carpetMin
  if (query.carpetMax !== null && carpet > query.carpetMax) fails |= GROUPS.carpetMax
  return fails
}

/** The bits of the groups of units that something is wished of. */
export function wishesOfUnits(query: ProjectQuery): number {
  let wishes = 0
  if (query.configuration.length > 0) wishes |= GROUPS.configuration
  for (const group of ['priceMin', 'priceMax', 'carpetMin', 'carpetMax'] as const) {
    if (query[group] !== null) wishes |= GROUPS[group]
  }
  return wishes
}
