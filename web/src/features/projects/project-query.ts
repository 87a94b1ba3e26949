import type { PropertyType } from '@ashlar/contract'
import { projectStatuses, propertyTypes } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatMoney } from '@/ui/money/format-money'

/** What a visitor asked the project list for. Empty text and `null` mean no wish. */
export interface ProjectQuery {
  propertyType: PropertyType | null
  city: string
  status: string
  configuration: string
  /** Rupees. */
  priceMax: number | null
  /** Year of possession, at the latest. */
  year: string
  industry: string
  sort: string
  /** From 1. */
  page: number
}

/** What the address said that could not be understood, in words for the visitor. */
export interface ReadQuery {
  query: ProjectQuery
  ignored: string[]
}

export type Parameters = Record<string, string | string[] | undefined>

/** Names in the address. `propertytype` is the specification's. */
const NAMES = {
  propertyType: 'propertytype',
  city: 'city',
  status: 'status',
  configuration: 'configuration',
  priceMax: 'price-max',
  year: 'year',
  industry: 'industry',
  sort: 'sort',
  page: 'page',
} as const satisfies Record<keyof ProjectQuery, string>

export const parameterNames = NAMES
export const DEFAULT_SORT = 'newest'
/** Rupees; what the price filter offers. */
export const PRICE_STEPS = [5_000_000, 10_000_000, 20_000_000, 50_000_000, 100_000_000, 250_000_000] as const
const PRICE_LIMIT = 1_000_000_000_000

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readQuery(parameters: Parameters, choices: ProjectChoices): ReadQuery {
  const ignored: string[] = []
  const given = (name: keyof ProjectQuery): string => {
    const value = parameters[NAMES[name]]
    return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, 80)
  }
  const oneOf = (name: keyof ProjectQuery, known: readonly string[], what: string): string => {
    const value = given(name)
    if (value === '') return ''
    const match = known.find((candidate) => candidate.toLowerCase() === value.toLowerCase())
    if (match === undefined) ignored.push(`We have no ${what} “${value}”`)
    return match ?? ''
  }
  const wholeNumber = (name: keyof ProjectQuery, least: number, most: number, what: string): number | null => {
    const value = given(name)
    if (value === '') return null
    const parsed = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
    if (parsed >= least && parsed <= most) return parsed
    ignored.push(`“${value}” is no ${what}`)
    return null
  }
  const propertyType = oneOf('propertyType', propertyTypes, 'property type')
  return {
    ignored,
    query: {
      propertyType: propertyTypes.find((type) => type === propertyType) ?? null,
      city: oneOf(
        'city',
        choices.cities.map(({ slug }) => slug),
        'city',
      ),
      status: oneOf('status', projectStatuses.map(slugOf), 'status'),
      configuration: oneOf(
        'configuration',
        choices.areaConfigurations.map(({ value }) => value),
        'configuration',
      ),
      priceMax: wholeNumber('priceMax', 1, PRICE_LIMIT, 'price in rupees'),
      year: oneOf(
        'year',
        choices.years.map(({ value }) => value),
        'year',
      ),
      industry: oneOf(
        'industry',
        choices.industries.map(({ value }) => value),
        'industry',
      ),
      sort:
        oneOf(
          'sort',
          choices.sorts.map(({ value }) => value),
          'sort order',
        ) || DEFAULT_SORT,
      page: wholeNumber('page', 1, 10_000, 'page') ?? 1,
    },
  }
}

/** The address of a state of the list: only what differs from the plain list, always in the same order. */
export function hrefOf(query: ProjectQuery, base = '/projects'): string {
  const parameters = new URLSearchParams()
  const put = (name: keyof ProjectQuery, value: string | number | null, neutral: string | number | null) => {
    if (value !== neutral && value !== '' && value !== null) parameters.set(NAMES[name], String(value))
  }
  put('propertyType', query.propertyType, null)
  put('city', query.city, '')
  put('status', query.status, '')
  put('configuration', query.configuration, '')
  put('priceMax', query.priceMax, null)
  put('year', query.year, '')
  put('industry', query.industry, '')
  put('sort', query.sort, DEFAULT_SORT)
  put('page', query.page, 1)
  const text = parameters.toString()
  return text ? `${base}?${text}` : base
}

/** The wishes in words, for a title that tells the states of the list apart. The kind of property has a title of its own. */
export function wishesOf(query: ProjectQuery, choices: ProjectChoices): string[] {
  const titleOf = (known: readonly { value: string; title: string }[], value: string) =>
    known.find((choice) => choice.value === value)?.title
  const wishes = [
    choices.cities.find(({ slug }) => slug === query.city)?.name,
    titleOf(choices.areaConfigurations, query.configuration),
    query.priceMax === null ? undefined : `up to ${formatMoney(query.priceMax)}`,
    projectStatuses.find((status) => slugOf(status) === query.status),
    query.year ? `by ${query.year}` : undefined,
    titleOf(choices.industries, query.industry),
    query.sort === DEFAULT_SORT ? undefined : titleOf(choices.sorts, query.sort)?.toLowerCase(),
  ]
  return wishes.filter((wish) => wish !== undefined)
}

/** `Under construction` as it stands in an address: `under-construction`. */
export function slugOf(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
