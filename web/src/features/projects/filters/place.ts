import { type City, type Filters, slugOf } from '@ashlar/contract'
import type { FilteredProject } from '@/content/readers/project-lists'
import type { AskedOfProjects, FilterSource } from './filter-table'

/** A locality that some project stands in. */
export interface Locality {
  /** As it stands in an address: `pune.baner`. */
  value: string
  title: string
  /** Its city as that stands in an address. */
  city: string
}

/** Two filters of which one narrows the other. */
export interface Joint {
  /** @returns whether a project with these two is asked for. */
  matcher(asked: AskedOfProjects): (outer: string, inner: string) => boolean
  filters(asked: AskedOfProjects, source: FilterSource): Filters
}

/** A project is in one of the cities, and in one of the localities that are asked for in its city where there are any. */
export const CITY_WITH_LOCALITIES: Joint = {
  matcher({ city: cities, locality: localities }) {
    const narrowed = new Set(cities.filter((city) => localities.some((value) => value.startsWith(`${city}.`))))
    return (city, locality) => cities.includes(city) && (!narrowed.has(city) || localities.includes(locality))
  },
  filters(asked, { choices, localities }) {
    const places = choices.cities
      .filter(({ slug }) => asked.city.includes(slug))
      .map(({ slug, name }) => {
        const own = localities.filter(({ city, value }) => city === slug && asked.locality.includes(value))
        return {
          city: { $eq: name },
          locality: own.length > 0 ? { $in: own.map(({ title }) => title) } : undefined,
        }
      })
    return { $and: [{ $or: places }] }
  },
}

export function cityValue(name: string, cities: readonly City[]): string {
  return cities.find((city) => city.name === name)?.slug ?? slugOf(name)
}

/** @returns empty where a project names none. */
export function localityValue(city: string, locality: string): string {
  return locality ? `${city}.${slugOf(locality)}` : ''
}

/** Those that projects stand in, in the order of the alphabet. */
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
