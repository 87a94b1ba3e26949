import { type PropertyType, projectStatuses, propertyTypes } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatArea as formatCarpet, formatMoney } from '@/ui/money/format-money'
import { AREA_PARAMETER, type Area, formatArea, parseArea } from '../map/area'

/** What a visitor asked the project list for. Empty lists and text, `null` and `false` mean no wish. */
export interface ProjectQuery {
  propertyType: PropertyType | null
  /** Of several any one will do, here and in the other lists. */
  city: readonly string[]
  /** Values of {@link Locality}; they narrow their own cities, which are then among the cities. */
  locality: readonly string[]
  status: readonly string[]
  configuration: readonly string[]
  /** Rupees. */
  priceMin: number | null
  priceMax: number | null
  /** Square feet of carpet. */
  carpetMin: number | null
  carpetMax: number | null
  /** Year of possession, at the latest. */
  year: string
  /** Only what is registered under the RERA Act. */
  registered: boolean
  industry: string
  /** The part of the map that is looked at. */
  area: Area | null
  sort: string
  /** How the list is looked at; the map stands beside it. */
  view: ProjectListLook
  /** From 1. */
  page: number
}

export type ProjectListLook = 'list' | 'map'

/** A locality that some project stands in. */
export interface Locality {
  /** As it stands in an address: `pune.baner`. */
  value: string
  title: string
  /** Its city as that stands in an address. */
  city: string
}

/** What the address said that could not be understood, in words for the visitor. */
export interface ReadQuery {
  query: ProjectQuery
  ignored: string[]
}

export type Parameters = Record<string, string | string[] | undefined>

/** Names in the address, in its order. `propertytype` is the specification's. */
const NAMES = {
  propertyType: 'propertytype',
  city: 'city',
  locality: 'locality',
  status: 'status',
  configuration: 'configuration',
  priceMin: 'price-min',
  priceMax: 'price-max',
  carpetMin: 'carpet-min',
  carpetMax: 'carpet-max',
  year: 'year',
  registered: 'rera',
  industry: 'industry',
  area: AREA_PARAMETER,
  sort: 'sort',
  view: 'view',
  page: 'page',
} as const satisfies Record<keyof ProjectQuery, string>

export const parameterNames = NAMES
export const PATH = '/projects'
export const DEFAULT_SORT = 'newest'
/** Rupees; what the price filters offer. */
export const PRICE_STEPS = [5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 250_000_000] as const
/** Square feet; what the filters of carpet area offer. */
export const CARPET_STEPS = [500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000, 25_000] as const
/** How a ticked box stands in the address. */
export const YES = 'yes'
const NUMBER_LIMIT = 1_000_000_000_000
/** Values of one name that are looked at. */
const MOST_VALUES = 40

/** The list with no wish at all. */
export const EVERYTHING: ProjectQuery = {
  propertyType: null,
  city: [],
  locality: [],
  status: [],
  configuration: [],
  priceMin: null,
  priceMax: null,
  carpetMin: null,
  carpetMax: null,
  year: '',
  registered: false,
  industry: '',
  area: null,
  sort: DEFAULT_SORT,
  view: 'list',
  page: 1,
}

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readQuery(
  parameters: Parameters,
  choices: ProjectChoices,
  localities: readonly Locality[] = [],
): ReadQuery {
  const ignored: string[] = []
  const allOf = (name: keyof ProjectQuery): string[] => {
    const given = parameters[NAMES[name]]
    const values = Array.isArray(given) ? given.slice(0, MOST_VALUES) : [given ?? '']
    return values.map((value) => value.trim().slice(0, 80)).filter(Boolean)
  }
  const known = (value: string, choice: readonly string[], what: string): string[] => {
    const match = choice.find((candidate) => candidate.toLowerCase() === value.toLowerCase())
    if (match === undefined) ignored.push(`We have no ${what} “${value}”`)
    return match === undefined ? [] : [match]
  }
  const oneOf = (name: keyof ProjectQuery, choice: readonly string[], what: string): string =>
    allOf(name)
      .slice(0, 1)
      .flatMap((value) => known(value, choice, what))[0] ?? ''
  const someOf = (name: keyof ProjectQuery, choice: readonly string[], what: string): string[] => {
    const asked = new Set(allOf(name).flatMap((value) => known(value, choice, what)))
    return choice.filter((value) => asked.has(value))
  }
  const wholeNumber = (name: keyof ProjectQuery, most: number, what: string): number | null => {
    const [value] = allOf(name)
    if (value === undefined) return null
    const parsed = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (parsed >= 1 && parsed <= most) return parsed
    ignored.push(`“${value}” is no ${what}`)
    return null
  }
  const span = (
    [least, most]: readonly [keyof ProjectQuery, keyof ProjectQuery],
    what: string,
    say: (value: number) => string,
  ): [number | null, number | null] => {
    const from = wholeNumber(least, NUMBER_LIMIT, what)
    const to = wholeNumber(most, NUMBER_LIMIT, what)
    if (from === null || to === null || from <= to) return [from, to]
    ignored.push(`Nothing is from ${say(from)} and up to ${say(to)}`)
    return [null, to]
  }
  const propertyType = oneOf('propertyType', propertyTypes, 'property type')
  const cities = choices.cities.map(({ slug }) => slug)
  const asked = someOf('city', cities, 'city')
  const locality = someOf('locality', valuesOf(localities), 'locality')
  const around = new Set(localities.filter(({ value }) => locality.includes(value)).map(({ city }) => city))
  const [priceMin, priceMax] = span(['priceMin', 'priceMax'], 'price in rupees', formatMoney)
  const [carpetMin, carpetMax] = span(['carpetMin', 'carpetMax'], 'carpet area in square feet', formatCarpet)
  return {
    ignored,
    query: {
      propertyType: propertyTypes.find((type) => type === propertyType) ?? null,
      city: cities.filter((city) => asked.includes(city) || around.has(city)),
      locality,
      status: someOf('status', projectStatuses.map(slugOf), 'status'),
      configuration: someOf('configuration', valuesOf(choices.areaConfigurations), 'configuration'),
      priceMin,
      priceMax,
      carpetMin,
      carpetMax,
      year: oneOf('year', valuesOf(choices.years), 'year'),
      registered: oneOf('registered', [YES], 'wish for RERA registration') === YES,
      industry: oneOf('industry', valuesOf(choices.industries), 'industry'),
      area: areaIn(allOf('area')[0], ignored),
      sort: oneOf('sort', valuesOf(choices.sorts), 'sort order') || DEFAULT_SORT,
      view: oneOf('view', ['list', 'map'], 'way to look at the list') === 'map' ? 'map' : 'list',
      page: wholeNumber('page', 10_000, 'page') ?? 1,
    },
  }
}

function areaIn(text: string | undefined, ignored: string[]): Area | null {
  const area = text === undefined ? null : parseArea(text)
  if (text !== undefined && !area) ignored.push(`“${text}” is no part of the map`)
  return area
}

function valuesOf(choices: readonly { value: string }[]): string[] {
  return choices.map(({ value }) => value)
}

/** The address of a state of the list: only what differs from the plain list, always in the same order. */
export function hrefOf(query: ProjectQuery, base = PATH): string {
  const plain = {
    ...query,
    registered: query.registered ? YES : '',
    area: query.area && formatArea(query.area),
    sort: query.sort === DEFAULT_SORT ? '' : query.sort,
    view: query.view === 'list' ? '' : query.view,
    page: query.page === 1 ? '' : query.page,
  }
  const parameters = new URLSearchParams()
  for (const [name, parameter] of Object.entries(NAMES)) {
    const wish = plain[name as keyof ProjectQuery]
    for (const value of Array.isArray(wish) ? wish : [wish]) {
      if (value !== null && value !== '') parameters.append(parameter, String(value))
    }
  }
  const text = parameters.toString()
  return text ? `${base}?${text}` : base
}

/** `Under construction` as it stands in an address: `under-construction`. */
export function slugOf(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
