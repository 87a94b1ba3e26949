import type { City, Combination, Project, ProjectCategory } from '@ashlar/contract'
import type { ProjectWishes } from '@/content/readers/project-lists'

/** What a bank's customer asked the list for; empty means no wish. */
export interface BankQuery {
  bank: string
  kind: string
  city: string
  /** From 1. */
  page: number
}

export type Parameters = Record<string, string | string[] | undefined>

/** A bank with the kinds of project it has read, and how many there are of each. */
export interface Bank {
  name: string
  slug: string
  count: number
  kinds: readonly { title: string; slug: string; description: string; count: number }[]
}

interface Choice {
  value: string
  title: string
}

export interface BankChoices {
  banks: readonly Bank[]
  kinds: readonly Choice[]
  cities: readonly Choice[]
}

/** Projects on one page of the list. */
export const PAGE_SIZE = 12
const PATH = '/projects/bank'

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

/** The projects that some bank has read. */
export function ofAnyBank(projects: readonly Project[]): readonly Project[] {
  return projects.filter(({ banks }) => banks.length > 0)
}

/** Reads the address. Whatever it says that we do not know is left out, and the visitor is told. */
export function readBankQuery(
  parameters: Parameters,
  { banks, kinds, cities }: BankChoices,
): { query: BankQuery; ignored: string[] } {
  const ignored: string[] = []
  const given = (name: keyof BankQuery): string => {
    const value = parameters[name]
    return ((Array.isArray(value) ? value[0] : value) ?? '').trim().slice(0, 80)
  }
  const oneOf = (name: keyof BankQuery, known: readonly string[], what: string): string => {
    const value = given(name)
    const match = known.find((candidate) => candidate === slugOf(value))
    if (value && !match) ignored.push(`There is no ${what} “${value}” here; it was left out.`)
    return match ?? ''
  }
  const page = given('page')
  const isPage = /^[1-9]\d{0,3}$/.test(page)
  const valueIn = ({ value }: Choice) => value
  const query: BankQuery = {
    bank: oneOf(
      'bank',
      banks.map(({ slug }) => slug),
      'bank',
    ),
    kind: oneOf('kind', kinds.map(valueIn), 'kind of property'),
    city: oneOf('city', cities.map(valueIn), 'city'),
    page: isPage ? Number(page) : 1,
  }
  if (page && !isPage) ignored.push(`“${page}” is no page; this is the first.`)
  return { query, ignored }
}

/** The address of a state of the list: only what differs from the plain list, always in the same order. */
export function hrefOf(query: Partial<BankQuery>): string {
  const parameters = new URLSearchParams()
  for (const name of ['bank', 'kind', 'city'] as const) if (query[name]) parameters.set(name, query[name])
  if (query.page && query.page > 1) parameters.set('page', String(query.page))
  const text = parameters.toString()
  return text ? `${PATH}?${text}` : PATH
}

/** The wishes in words, for headings and titles: `Meridian Bank`, `Apartments`, `Pune`. */
export function wishesOf(query: BankQuery, { banks, kinds, cities }: BankChoices): string[] {
  const bank = banks.find(({ slug }) => slug === query.bank)?.name
  const kind = kinds.find(({ value }) => value === query.kind)?.title
  const city = cities.find(({ value }) => value === query.city)?.title
  return [bank, kind, city].filter((wish) => wish !== undefined)
}

export interface FoundBankProjects {
  total: number
  pages: number
  /** The page that is shown: the asked one, or the last when there are fewer. */
  page: number
  projects: readonly Project[]
}

/** What the visitor asked for in the words of the records. */
export function bankWishes(query: BankQuery, { banks, kinds, cities }: BankChoices): ProjectWishes {
  return {
    bank: banks.find(({ slug }) => slug === query.bank)?.name,
    category: kinds.find(({ value }) => value === query.kind)?.title,
    city: cities.find(({ value }) => value === query.city)?.title,
  }
}

/** A page of a whole list that stands in for the backend. What is still to be had comes first. */
export function findBankProjects(
  projects: readonly Project[],
  query: BankQuery,
  choices: BankChoices,
): FoundBankProjects {
  const bank = choices.banks.find(({ slug }) => slug === query.bank)?.name
  const city = choices.cities.find(({ value }) => value === query.city)?.title
  const found = ofAnyBank(projects)
    .filter((project) => !bank || project.banks.includes(bank))
    .filter(({ category }) => !query.kind || slugOf(category) === query.kind)
    .filter((project) => !city || project.city === city)
    .toSorted((a, b) => Number(a.status === 'Sold out') - Number(b.status === 'Sold out'))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(query.page, pages)
  return { total: found.length, pages, page, projects: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) }
}

function slugOf(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
