import { type City, type Opening, slugOf } from '@ashlar/contract'
import type { CareerChoices } from '@/content/readers/careers'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { FilteredList, type ListOffer, type ListState } from '../filters/filtered-list'
import { Address, type Matches, type Offered } from '../lists/address'

type OpeningFilter = 'department' | 'city' | 'type'

/** The filters and page of the list. */
export type OpeningQuery = ListState<OpeningFilter>

/** After every date. */
const LATER = '9999'

type OpeningChoices = Record<OpeningFilter, readonly Offered[]>
export type OpeningOffer = ListOffer<OpeningFilter>
/** The fields that the filters use. */
type FilteredOpening = Pick<Opening, 'department' | 'cities' | 'jobType'>

/** Matches the title that a visitor types as well as the value in the address. */
const byValueOrTitle: Matches = ({ value, title }, typed) =>
  value === typed.toLowerCase() || title.toLowerCase() === typed.toLowerCase()

const CALLED = {
  path: '/careers',
  anchor: 'openings',
  one: 'opening',
  many: 'openings',
  counted: '{count} openings',
} as const

/** The list and its filters (docs/guides/add-a-filter.md). */
export const OPENING_LIST = new FilteredList<OpeningFilter, FilteredOpening, OpeningChoices>(CALLED, 20, {
  department: {
    kind: 'one',
    parameter: 'department',
    what: 'department',
    label: 'Department',
    any: 'All departments',
    choices: ({ department }) => department,
    matches: byValueOrTitle,
    titlesOf: ({ department }) => department,
    relaxed: { words: 'any department', cost: 2 },
  },
  city: {
    kind: 'one',
    parameter: 'city',
    what: 'city',
    label: 'City',
    any: 'All cities',
    choices: ({ city }) => city,
    matches: byValueOrTitle,
    titlesOf: ({ cities }) => cities,
    relaxed: { words: 'any city', cost: 1 },
  },
  type: {
    kind: 'one',
    parameter: 'type',
    what: 'job type',
    label: 'Job type',
    any: 'All types',
    choices: ({ type }) => type,
    matches: byValueOrTitle,
    titlesOf: ({ jobType }) => jobType,
    relaxed: { words: 'any job type', cost: 3 },
  },
})

/** The choices of the filters: the editors' values in their order, then those that only openings have. */
export function openingChoices(
  openings: readonly FilteredOpening[],
  { departments, jobTypes }: CareerChoices,
  cities: readonly City[],
): OpeningChoices {
  const named = cities.map(({ slug, name }) => ({ slug, title: name }))
  return {
    department: offered(
      departments,
      openings.map(({ department }) => department),
    ),
    city: offered(
      named,
      openings.flatMap((one) => one.cities),
    ),
    type: offered(
      jobTypes,
      openings.map(({ jobType }) => jobType),
    ),
  }
}

function offered(known: readonly { slug: string; title: string }[], used: readonly string[]): Offered[] {
  const titles = new Set(used.filter(Boolean))
  for (const { title } of known) titles.delete(title)
  const own = [...titles].toSorted(byName).map((title) => ({ value: slugOf(title), title }))
  return [...known.map(({ slug, title }) => ({ value: slug, title })), ...own]
}

/** Reads the filters from the address. Unknown values are ignored, and the visitor is told. */
export function readOpeningQuery(
  parameters: RouteQuery,
  choices: OpeningChoices,
): { query: OpeningQuery; ignored: readonly string[] } {
  const address = new Address(parameters, 'We have no {what} “{typed}”; it was left out.')
  return { query: OPENING_LIST.readPage(address, choices), ignored: address.notes }
}

/** Those that close first are first; those without a closing date are last. */
export function byClosingDate(openings: readonly Opening[]): readonly Opening[] {
  return openings.toSorted((a, b) => (a.closesOn || LATER).localeCompare(b.closesOn || LATER))
}

/** Openings similar to one: of its department first, then of its city, then the newest. */
export function similarOpenings(one: Opening, openings: readonly Opening[], count: number): readonly Opening[] {
  const near = (other: Opening) =>
    2 * Number(other.department === one.department) + Number(other.cities.some((city) => one.cities.includes(city)))
  return openings
    .filter(({ slug }) => slug !== one.slug)
    .toSorted((a, b) => near(b) - near(a))
    .slice(0, count)
}
