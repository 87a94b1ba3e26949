import { type City, type Combination, type ProjectCategory, slugOf } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import type { ListedProject } from '@/content/readers/project-lists'
import type { RouteQuery } from '@/routing/route'
import { type AskedPage, FilteredList } from '../filters/filtered-list'
import { Address, type Matches, type Offered } from '../lists/address'
import { nearestPageOf } from '../lists/list-page'

/** A bank with the kinds of project it has read, and how many there are of each. */
export interface Bank {
  name: string
  slug: string
  count: number
  kinds: readonly { title: string; slug: string; description: string; count: number }[]
}

export interface BankChoices {
  banks: readonly Bank[]
  kinds: readonly Offered[]
  cities: readonly Offered[]
}

type BankFilter = 'bank' | 'kind' | 'city'

/** What a bank's customer asked the list for. */
export type BankQuery = AskedPage<BankFilter>

/** The name that a visitor types as well as that of the address. */
const asSlug: Matches = ({ value }, typed) => value === slugOf(typed)

/** The list and its filters (docs/guides/add-a-filter.md). */
export const BANK_LIST = new FilteredList<BankFilter, ListedProject, BankChoices>('/projects/bank', 12, {
  bank: {
    kind: 'one',
    parameter: 'bank',
    what: 'bank',
    label: 'Bank',
    any: 'All banks',
    choices: ({ banks }) => banks.map(({ slug, name }) => ({ value: slug, title: name })),
    matches: asSlug,
    isList: true,
    backend: 'banks',
    titlesOf: ({ banks }) => banks,
  },
  kind: {
    kind: 'one',
    parameter: 'kind',
    what: 'kind of property',
    label: 'Kind',
    any: 'Any kind',
    choices: ({ kinds }) => kinds,
    matches: asSlug,
    backend: 'category',
    titlesOf: ({ category }) => category,
  },
  city: {
    kind: 'one',
    parameter: 'city',
    what: 'city',
    label: 'City',
    any: 'All cities',
    choices: ({ cities }) => cities,
    matches: asSlug,
    backend: 'city',
    titlesOf: ({ city }) => city,
  },
})

/** The banks in the editors' order, and what their projects are to choose from. */
export function bankChoices(
  combinations: readonly Combination[],
  categories: readonly ProjectCategory[],
  cities: readonly City[],
): BankChoices {
  const names = [...new Set(categories.map(({ bank }) => bank).filter(Boolean))]
  const flagged = combinations.filter(({ values }) => values.banks?.length)
  const sum = (counted: readonly Combination[]) => counted.reduce((total, { count }) => total + count, 0)
  const banks = names.map((name): Bank => {
    const own = flagged.filter(({ values }) => values.banks?.includes(name))
    return {
      name,
      slug: slugOf(name),
      count: sum(own),
      kinds: categories
        .filter(({ bank }) => bank === name)
        .map(({ title, description }) => ({
          title,
          slug: slugOf(title),
          description,
          count: sum(own.filter(({ values }) => values.category?.includes(title))),
        })),
    }
  })
  const kinds = new Map(banks.flatMap((bank) => bank.kinds.map(({ title, slug }) => [slug, title] as const)))
  return {
    banks,
    kinds: [...kinds].map(([value, title]) => ({ value, title })),
    cities: cities
      .filter(({ name }) => flagged.some(({ values }) => values.city?.includes(name)))
      .map(({ slug, name }) => ({ value: slug, title: name })),
  }
}

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readBankQuery(
  parameters: RouteQuery,
  choices: BankChoices,
): { query: BankQuery; ignored: readonly string[] } {
  const address = new Address(parameters, (what, typed) => `There is no ${what} “${typed}” here; it was left out.`)
  return { query: BANK_LIST.readPage(address, choices), ignored: address.notes }
}

/** A page of a whole list that stands in for the backend. What is still to be had comes first. */
export function findBankProjects(
  projects: readonly ListedProject[],
  query: BankQuery,
  choices: BankChoices,
): ListPage<ListedProject> {
  const ofBanks = projects.filter(({ banks }) => banks.length > 0)
  const found = BANK_LIST.fitting(ofBanks, query, choices).toSorted(
    (a, b) => Number(a.status === 'Sold out') - Number(b.status === 'Sold out'),
  )
  return nearestPageOf(found, query.page, BANK_LIST.pageSize)
}
