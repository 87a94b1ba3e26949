import { type PropertyType, placePath, propertyTypes } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import type { FilterValues } from '../../filters/filter'
import { Address, noSuchPage } from '../../lists/address'
import { filterOf, filterValueOf, filterValuesFrom, perFilter } from './filter-of'
import {
  FILTER_NAMES,
  type FilterName,
  type FilterSource,
  type KindOf,
  type ProjectFilterValues,
  RANGES,
} from './filter-table'
import type { Locality } from './place'

/** A state of the project list: the values of all filters, and how the list is shown. */
export interface ProjectQuery extends ProjectFilterValues {
  sort: string
  /** How the list is shown: alone, or with the map beside it. */
  view: ProjectListLook
  /** From 1. */
  page: number
}

type ProjectListLook = 'list' | 'map'

/** Messages about ignored parts of the address. */
export interface ReadQuery {
  query: ProjectQuery
  ignored: readonly string[]
}

export const PROJECTS_PATH = '/projects'
/** The default: most visitors of the whole list look for a home. */
export const DEFAULT_SORT = 'homes'
const LOOKS = ['list', 'map'].map((value) => ({ value, title: value }))
const PAGE_LIMIT = 10_000

/** Names of the parameters in the address. */
export const parameterNames: Readonly<Record<keyof ProjectQuery, string>> = {
  ...perFilter((name) => filterOf(name).row.parameter),
  sort: 'sort',
  view: 'view',
  page: 'page',
}

/** The list without filters. */
export const UNFILTERED: ProjectQuery = {
  ...filterValuesFrom((name) => filterOf(name).rules.none),
  sort: DEFAULT_SORT,
  view: 'list',
  page: 1,
}

export function isAsked<Name extends FilterName>(query: ProjectFilterValues, name: Name): boolean {
  return filterOf(name).rules.isAsked(filterValueOf(query, name))
}

/** The first page of the list, with another value of one filter. */
export function withAsked<Name extends FilterName>(
  query: ProjectQuery,
  name: Name,
  asked: FilterValues[KindOf<Name>],
): ProjectQuery {
  return { ...query, [name]: asked, page: 1 }
}

/** The chosen kind of property, when there is exactly one. */
export function propertyTypeOf({ propertyType }: ProjectFilterValues): PropertyType | null {
  return propertyTypes.find((type) => type === propertyType) ?? null
}

/** Reads the filters from the address. Unknown values are ignored, and the visitor is told. */
export function readQuery(
  parameters: RouteQuery,
  choices: ProjectChoices,
  localities: readonly Locality[] = [],
): ReadQuery {
  const address = new Address(parameters, 'We have no {what} “{typed}”; it was left out.')
  const source = { choices, localities }
  const asked = filterValuesFrom((name) => {
    const { row, rules } = filterOf(name)
    return rules.read(row, address, source)
  })
  const query = {
    ...withoutEmptyRanges(withCities(asked, source), address.notes),
    sort: address.oneOf(parameterNames.sort, choices.sorts, 'sort order') || DEFAULT_SORT,
    view: address.oneOf(parameterNames.view, LOOKS, 'way to look at the list') === 'map' ? 'map' : 'list',
    page: address.wholeNumber(parameterNames.page, PAGE_LIMIT, noSuchPage) ?? 1,
  } as const
  return { query, ignored: address.notes }
}

/** A locality adds its city. */
function withCities(asked: ProjectFilterValues, { choices, localities }: FilterSource): ProjectFilterValues {
  const around = new Set(localities.filter(({ value }) => asked.locality.includes(value)).map(({ city }) => city))
  const cities = choices.cities.map(({ slug }) => slug)
  return { ...asked, city: cities.filter((city) => asked.city.includes(city) || around.has(city)) }
}

/** For a range that is empty, the lower limit is dropped. */
function withoutEmptyRanges(asked: ProjectFilterValues, notes: string[]): ProjectFilterValues {
  const changed: { -readonly [Name in FilterName]: ProjectFilterValues[Name] } = { ...asked }
  for (const { from, upTo, inWords } of RANGES) {
    const [least, most] = [asked[from], asked[upTo]]
    if (least === null || most === null || least <= most) continue
    const range = { least: inWords(least), most: inWords(most) }
    notes.push(say('Nothing is from {least} and up to {most}; the lower limit was left out.', range))
    changed[from] = null
  }
  return changed
}

/** The address of a state of the list: only what differs from the unfiltered list, always in the same order. */
export function projectListHref(query: ProjectQuery, base = PROJECTS_PATH): string {
  const parameters = new URLSearchParams()
  for (const name of FILTER_NAMES) {
    for (const value of parameterValuesOf(name, query)) parameters.append(parameterNames[name], value)
  }
  if (query.sort !== DEFAULT_SORT) parameters.append(parameterNames.sort, query.sort)
  if (query.view !== 'list') parameters.append(parameterNames.view, query.view)
  if (query.page !== 1) parameters.append(parameterNames.page, String(query.page))
  const text = parameters.toString()
  return text ? `${base}?${text}` : base
}

/** The values of a filter in the address. */
export function parameterValuesOf<Name extends FilterName>(name: Name, query: ProjectFilterValues): readonly string[] {
  return filterOf(name).rules.write(filterValueOf(query, name))
}

/** The page of the one city or locality that the list is narrowed to; `null` when it is narrowed otherwise too. */
export function pageOfPlace(query: ProjectQuery): string | null {
  const { city, locality } = query
  const [slug, ...otherCities] = city
  const [value = '', ...otherLocalities] = locality
  if (slug === undefined || otherCities.length > 0 || otherLocalities.length > 0) return null
  const isAlone = projectListHref(query) === projectListHref({ ...UNFILTERED, city, locality })
  return isAlone ? placePath(slug, value.slice(slug.length + 1)) : null
}
