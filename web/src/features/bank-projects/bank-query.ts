import { type City, type Project, type ProjectCategory, type ProjectSummary, slugOf } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { FilteredList, type ListOffer, type ListState } from '../filters/filtered-list'
import { Address, type Matches, type Offered } from '../lists/address'

/** A bank, and the kinds of project that it approves. */
export interface Bank {
  name: string
  slug: string
  kinds: readonly { title: string; slug: string; description: string }[]
}

export interface BankChoices {
  banks: readonly Bank[]
  kinds: readonly Offered[]
  cities: readonly Offered[]
}

type BankFilter = 'bank' | 'kind' | 'city'
export type BankOffer = ListOffer<BankFilter>
/** The fields that the filters use. */
type FilteredBankProject = Pick<Project, 'banks' | 'category' | 'city'>

/** The filters and page of the list. */
export type BankQuery = ListState<BankFilter>

/** Matches the name that a visitor types as well as the slug in the address. */
const asSlug: Matches = ({ value }, typed) => value === slugOf(typed)

const CALLED = {
  path: '/projects/bank',
  anchor: 'list',
  one: 'project',
  many: 'projects',
  counted: '{count} projects',
} as const

/** The list and its filters (docs/guides/add-a-filter.md). */
export const BANK_LIST = new FilteredList<BankFilter, FilteredBankProject, BankChoices>(CALLED, 12, {
  bank: {
    kind: 'one',
    parameter: 'bank',
    what: 'bank',
    label: 'Bank',
    any: 'All banks',
    choices: ({ banks }) => banks.map(({ slug, name }) => ({ value: slug, title: name })),
    matches: asSlug,
    titlesOf: ({ banks }) => banks,
    relaxed: { words: 'any bank', cost: 2 },
  },
  kind: {
    kind: 'one',
    parameter: 'kind',
    what: 'kind of property',
    label: 'Kind',
    any: 'Any kind',
    choices: ({ kinds }) => kinds,
    matches: asSlug,
    titlesOf: ({ category }) => category,
    relaxed: { words: 'any kind', cost: 3 },
  },
  city: {
    kind: 'one',
    parameter: 'city',
    what: 'city',
    label: 'City',
    any: 'All cities',
    choices: ({ cities }) => cities,
    matches: asSlug,
    titlesOf: ({ city }) => city,
    relaxed: { words: 'any city', cost: 1 },
  },
})

/** The banks in the editors' order, and the filter choices that their projects have. */
export function bankChoices(
  projects: readonly FilteredBankProject[],
  categories: readonly ProjectCategory[],
  cities: readonly City[],
): BankChoices {
  const names = [...new Set(categories.map(({ bank }) => bank).filter(Boolean))]
  const banks = names.map(
    (name): Bank => ({
      name,
      slug: slugOf(name),
      kinds: categories
        .filter(({ bank }) => bank === name)
        .map(({ title, description }) => ({ title, slug: slugOf(title), description })),
    }),
  )
  const kinds = new Map(banks.flatMap((bank) => bank.kinds.map(({ title, slug }) => [slug, title] as const)))
  const used = new Set(projects.map(({ city }) => city))
  return {
    banks,
    kinds: [...kinds].map(([value, title]) => ({ value, title })),
    cities: cities.filter(({ name }) => used.has(name)).map(({ slug, name }) => ({ value: slug, title: name })),
  }
}

/** The number of approved projects of each kind, by the slug of the bank and of the kind. */
export type KindCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

export function countKinds(projects: readonly FilteredBankProject[], choices: BankChoices): KindCounts {
  return new Map(
    choices.banks.map(({ slug }) => {
      const { facets } = BANK_LIST.offer(projects, { bank: slug, kind: '', city: '' }, choices)
      return [slug, new Map(facets.kind.choices.map(({ value, count }) => [value, count]))]
    }),
  )
}

/** Reads the filters from the address. Unknown values are ignored, and the visitor is told. */
export function readBankQuery(
  parameters: RouteQuery,
  choices: BankChoices,
): { query: BankQuery; ignored: readonly string[] } {
  const address = new Address(parameters, 'There is no {what} “{typed}” here; it was left out.')
  return { query: BANK_LIST.readPage(address, choices), ignored: address.notes }
}

/** The projects that banks have approved; available ones come first. */
export function approvedProjects(projects: readonly ProjectSummary[]): readonly ProjectSummary[] {
  return projects
    .filter(({ banks }) => banks.length > 0)
    .toSorted((a, b) => Number(a.status === 'Sold out') - Number(b.status === 'Sold out'))
}
