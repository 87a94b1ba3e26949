import { type City, slugOf } from '@ashlar/contract'
import type { FilteredProject, ProjectFilterValues } from './filter-table'

/** A locality of at least one project. */
export interface Locality {
  /** The value in the address: `pune.baner`. */
  value: string
  title: string
  /** The city's value in the address. */
  city: string
}

/** The predicate of a filter together with the nested filter that narrows it, on the values of both. */
export type Joint = (asked: ProjectFilterValues) => (outer: string, inner: string) => boolean

/** A project must be in one of the chosen cities and, where localities of its city are chosen, in one of them. */
export const inCityOrLocality: Joint = ({ city: cities, locality: localities }) => {
  const narrowed = new Set(cities.filter((city) => localities.some((value) => value.startsWith(`${city}.`))))
  return (city, locality) => cities.includes(city) && (!narrowed.has(city) || localities.includes(locality))
}

export function cityValue(name: string, cities: readonly City[]): string {
  return cities.find((city) => city.name === name)?.slug ?? slugOf(name)
}

/** @returns an empty text for a project without a locality. */
export function localityValue(city: string, locality: string): string {
  return locality ? `${city}.${slugOf(locality)}` : ''
}

/** The localities of all projects, in alphabetical order. */
export function localitiesOf(projects: readonly FilteredProject[], cities: readonly City[]): Locality[] {
  const slugs = new Map(cities.map(({ name, slug }) => [name, slug]))
  const found = new Map<string, Locality>()
  for (const { city, locality } of projects) {
    const slug = slugs.get(city)
    if (!slug || !locality) continue
    const value = localityValue(slug, locality)
    found.set(value, { value, title: locality, city: slug })
  }
  return [...found.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}
