import type { City, Opening } from '@ashlar/contract'
import type { CountedOpenings, OpeningWishes } from '@/content/readers/opening-lists'
import type { CareerChoices } from '@/content/readers/openings'

/** What a visitor asked the list of openings for; empty means no wish. */
export interface OpeningQuery {
  department: string
  city: string
  type: string
  /** From 1. */
  page: number
}

export type Parameters = Record<string, string | string[] | undefined>

/** A value of a filter: as it stands in the address, as it is read, and how many openings have it. */
export interface CountedChoice {
  value: string
  title: string
  count: number
}

export type OpeningChoices = Record<'department' | 'city' | 'type', readonly CountedChoice[]>

/** Openings on one page of the list. */
export const PAGE_SIZE = 20
const WISHES = ['department', 'city', 'type'] as const

/** What the filters offer: the editors' values in their order, then those that only an opening knows. */
export function openingChoices(
  openings: readonly CountedOpenings[],
  { departments, jobTypes }: CareerChoices,
  cities: readonly City[],
): OpeningChoices {
  const named = cities.map(({ slug, name }) => ({ slug, title: name }))
  return {
    department: counted(
      departments,
      openings.map(({ department, count }) => ({ titles: [department], count })),
    ),
    city: counted(
      named,
      openings.map(({ cities, count }) => ({ titles: cities, count })),
    ),
    type: counted(
      jobTypes,
      openings.map(({ jobType, count }) => ({ titles: [jobType], count })),
    ),
  }
}

function counted(
  known: readonly { slug: string; title: string }[],
  values: readonly { titles: readonly string[]; count: number }[],
): CountedChoice[] {
  const titles = new Set(values.flatMap((own) => own.titles).filter(Boolean))
  for (const { title } of known) titles.delete(title)
  const all = [...known, ...[...titles].toSorted().map((title) => ({ slug: slugOf(title), title }))]
  return all.map(({ slug, title }) => ({
    value: slug,
    title,
    count: values.reduce((sum, own) => (own.titles.includes(title) ? sum + own.count : sum), 0),
  }))
}

function slugOf(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readOpeningQuery(
  parameters: Parameters,
  choices: OpeningChoices,
): { query: OpeningQuery; ignored: string[] } {
  const ignored: string[] = []
  const given = (name: keyof OpeningQuery): string => {
    const value = parameters[name]
    return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, 80)
  }
  const oneOf = (name: (typeof WISHES)[number], what: string): string => {
    const asked = given(name).toLowerCase()
    const match = choices[name].find(({ value, title }) => value === asked || title.toLowerCase() === asked)
    if (asked && !match) ignored.push(`We have no ${what} “${given(name)}”; it was left out.`)
    return match?.value ?? ''
  }
  const page = given('page')
  const isPage = /^[1-9]\d{0,3}$/.test(page)
  const query: OpeningQuery = {
    department: oneOf('department', 'department'),
    city: oneOf('city', 'city'),
    type: oneOf('type', 'job type'),
    page: isPage ? Number(page) : 1,
  }
  if (page && !isPage) ignored.push(`“${page}” is no page; this is the first.`)
  return { query, ignored }
}

/** The address of a state of the list: only what differs from the plain list, always in the same order. */
export function hrefOf(query: Partial<OpeningQuery>): string {
  const parameters = new URLSearchParams()
  for (const name of WISHES) if (query[name]) parameters.set(name, query[name])
  if (query.page && query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString()
  return text ? `/careers?${text}` : '/careers'
}

/** The wishes in words, for the title of the page: `Technology`, `Pune`. */
export function wishesOf(query: OpeningQuery, choices: OpeningChoices): string[] {
  return WISHES.flatMap((name) => choices[name].find(({ value }) => value === query[name])?.title ?? [])
}

export interface FoundOpenings {
  total: number
  pages: number
  /** The page that is shown: the asked one, or the last when there are fewer. */
  page: number
  openings: readonly Opening[]
}

/** What the visitor asked for in the words of the records. */
export function openingWishes(query: OpeningQuery, choices: OpeningChoices): OpeningWishes {
  const titleOf = (name: (typeof WISHES)[number]) => choices[name].find(({ value }) => value === query[name])?.title
  return { department: titleOf('department'), city: titleOf('city'), jobType: titleOf('type') }
}

/** A page of a whole list: that of the people provider, or one that stands in for the backend. */
export function findOpenings(
  openings: readonly Opening[],
  query: OpeningQuery,
  choices: OpeningChoices,
): FoundOpenings {
  const { department, city, jobType } = openingWishes(query, choices)
  const found = openings.filter(
    (opening) =>
      (!department || opening.department === department) &&
      (!city || opening.cities.includes(city)) &&
      (!jobType || opening.jobType === jobType),
  )
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  return { total: found.length, pages, page, openings: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

/** Openings like one: its department first, then its city, then the newest. */
export function similarOpenings(one: Opening, openings: readonly Opening[], count: number): readonly Opening[] {
  const near = (other: Opening) =>
    2 * Number(other.department === one.department) + Number(other.cities.some((city) => one.cities.includes(city)))
  return openings
    .filter(({ slug }) => slug !== one.slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, count)
}
