import type { Project, PropertyType } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { type Locality, slugOf } from './project-query'

/** What the filters look at of a project. */
export type FilteredProject = Pick<
  Project,
  // What the map says of it beside.
  | 'slug'
  | 'name'
  | 'priceFrom'
  | 'priceTo'
  | 'rentPerSqFt'
  | 'propertyType'
  | 'city'
  | 'locality'
  | 'status'
  | 'possession'
  | 'registrations'
  | 'industries'
  | 'configurations'
  | 'latitude'
  | 'longitude'
>

/** A project in the words of the address, so that a filter compares and translates nothing. */
export interface FacetRow {
  propertyType: PropertyType
  city: string
  /** Value of its {@link Locality}; empty when it names none. */
  locality: string
  status: string
  /** Of possession; 0 when it says nothing of it. */
  year: number
  registered: boolean
  industries: readonly string[]
  latitude: number | null
  longitude: number | null
  units: readonly FacetUnit[]
}

/** A kind of unit: configuration, price and carpet area belong together. */
export interface FacetUnit {
  configuration: string
  price: number | null
  carpet: number
}

/** The projects of the list as its filters see them. */
export interface FacetShelf {
  /** In the order of the projects. */
  rows: readonly FacetRow[]
  /** Those that projects stand in, in the order of the alphabet. */
  localities: readonly Locality[]
}

const made = new WeakMap<readonly FilteredProject[], { choices: string; shelf: FacetShelf }>()

/** Made once for a list and its choices; every request reads the choices anew, and mostly the same ones. */
export function shelfOf(projects: readonly FilteredProject[], choices: ProjectChoices): FacetShelf {
  const { cities, areaConfigurations, industries } = choices
  const words = JSON.stringify([cities.map(({ name, slug }) => [name, slug]), areaConfigurations, industries])
  const known = made.get(projects)
  if (known?.choices === words) return known.shelf
  const shelf = { rows: rowsOf(projects, choices), localities: localitiesOf(projects, choices) }
  made.set(projects, { choices: words, shelf })
  return shelf
}

function rowsOf(projects: readonly FilteredProject[], choices: ProjectChoices): FacetRow[] {
  const cities = new Map(choices.cities.map(({ name, slug }) => [name, slug]))
  const configurations = new Map(choices.areaConfigurations.map(({ title, value }) => [title, value]))
  const industries = new Map(choices.industries.map(({ title, value }) => [title, value]))
  // One text for all projects that share it: counting by it is then comparing where it lies, not letters.
  const texts = new Map<string, string>()
  const same = (text: string) => {
    const known = texts.get(text)
    if (known === undefined) texts.set(text, text)
    return known ?? text
  }
  return projects.map((project) => {
    const city = cities.get(project.city) ?? same(slugOf(project.city))
    return {
      propertyType: project.propertyType,
      city,
      locality: project.locality ? same(localityValue(city, project.locality)) : '',
      status: same(slugOf(project.status)),
      year: Number(project.possession.slice(0, 4)),
      registered: project.registrations.length > 0,
      industries: project.industries.flatMap((title) => industries.get(title) ?? []),
      latitude: project.latitude,
      longitude: project.longitude,
      units: project.configurations.map(({ areaConfiguration, price, carpetArea }) => ({
        configuration: configurations.get(areaConfiguration) ?? '',
        price,
        carpet: carpetArea,
      })),
    }
  })
}

function localitiesOf(projects: readonly FilteredProject[], choices: ProjectChoices): Locality[] {
  const cities = new Map(choices.cities.map(({ name, slug }) => [name, slug]))
  const found = new Map<string, Locality>()
  for (const { city, locality } of projects) {
    const slug = cities.get(city)
    if (!slug || !locality) continue
    const value = localityValue(slug, locality)
    found.set(value, { value, title: locality, city: slug })
  }
  return [...found.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
}

function localityValue(city: string, locality: string): string {
  return `${city}.${slugOf(locality)}`
}
