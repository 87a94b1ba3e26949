import { type City, type Opening, slugOf } from '@ashlar/contract'
import type { CareerChoices } from '@/content/readers/careers'
import type { CountedOpenings, ListedOpening } from '@/content/readers/openings'
import type { RouteQuery } from '@/routing/route'
import { type AskedPage, FilteredList } from '../filters/filtered-list'
import { Address, type Matches, type Offered } from '../lists/address'

type OpeningFilter = 'department' | 'city' | 'type'

/** What a visitor asked the list of openings for. */
export type OpeningQuery = AskedPage<OpeningFilter>

/** A choice, and how many openings have it. */
export interface CountedTitle extends Offered {
  count: number
}

export type OpeningChoices = Record<OpeningFilter, readonly CountedTitle[]>

/** A title that a visitor types as well as the value of the address. */
const byValueOrTitle: Matches = ({ value, title }, typed) =>
  value === typed.toLowerCase() || title.toLowerCase() === typed.toLowerCase()

/** The list and its filters (docs/guides/add-a-filter.md). */
export const OPENING_LIST = new FilteredList<OpeningFilter, ListedOpening, OpeningChoices>('/careers', 20, {
  department: {
    kind: 'one',
    parameter: 'department',
    what: 'department',
    label: 'Department',
    any: 'All departments',
    choices: ({ department }) => department,
    matches: byValueOrTitle,
    backend: 'department',
    titlesOf: ({ department }) => department,
    relaxed: { words: 'any department', turn: 2 },
  },
  city: {
    kind: 'one',
    parameter: 'city',
    what: 'city',
    label: 'City',
    any: 'All cities',
    choices: ({ city }) => city,
    matches: byValueOrTitle,
    backend: 'city',
    titlesOf: ({ cities }) => cities,
    relaxed: { words: 'any city', turn: 1 },
  },
  type: {
    kind: 'one',
    parameter: 'type',
    what: 'job type',
    label: 'Job type',
    any: 'All types',
    choices: ({ type }) => type,
    matches: byValueOrTitle,
    backend: 'jobType',
    titlesOf: ({ jobType }) => jobType,
    relaxed: { words: 'any job type', turn: 3 },
  },
})

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
): CountedTitle[] {
  const titles = new Set(values.flatMap((own) => own.titles).filter(Boolean))
  for (const { title } of known) titles.delete(title)
  const all = [...known, ...[...titles].toSorted().map((title) => ({ slug: slugOf(title), title }))]
  return all.map(({ slug, title }) => ({
    value: slug,
    title,
    count: values.reduce((sum, own) => (own.titles.includes(title) ? sum + own.count : sum), 0),
  }))
}

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readOpeningQuery(
  parameters: RouteQuery,
  choices: OpeningChoices,
): { query: OpeningQuery; ignored: readonly string[] } {
  const address = new Address(parameters, (what, typed) => `We have no ${what} “${typed}”; it was left out.`)
  return { query: OPENING_LIST.readPage(address, choices), ignored: address.notes }
}

/** Openings like one: its department first, then its city, then the newest. */
export function similarOpenings(
  one: Opening,
  openings: readonly ListedOpening[],
  count: number,
): readonly ListedOpening[] {
  const near = (other: ListedOpening) =>
    2 * Number(other.department === one.department) + Number(other.cities.some((city) => one.cities.includes(city)))
  return openings
    .filter(({ slug }) => slug !== one.slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, count)
}
