import type { Project } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatMoney } from '@/ui/money/format-money'
import { shelfOf } from '../projects/facet-rows'
import { findProjects } from '../projects/find-projects'
import { hrefOf, parameterNames, readQuery } from '../projects/project-query'
import { budgetIn, possessionIn } from './amounts'
import { queryWords } from './concepts'
import { isStopWord } from './terms'
import type { WishName, WishVocabulary } from './wish-vocabulary'

/** The list of projects that a query asks for. */
export interface WishedProjects {
  /** The list's address. */
  href: string
  /** What it is narrowed to, in words: `Pune`, `3 BHK`, `up to ₹2 crore`. */
  wishes: readonly string[]
  total: number
  /** Whether nothing but a project can be meant; `residential` alone may as well be the service. */
  certain: boolean
  /** Where the projects are, the first as the list has them. */
  projects: readonly string[]
  /** Where the projects of other cities are, when a city is asked for that has what is asked for. */
  elsewhere: ReadonlySet<string>
}

/** What the list of projects can be asked for, and what is in it. */
export interface ProjectShelf {
  choices: ProjectChoices
  projects: readonly Project[]
  vocabulary: WishVocabulary
}

/** Words that go with a wish and add nothing to it. */
const FILLERS = new Set(
  'project projects property properties sale buy buying purchase new best price prices budget options listing in'.split(
    ' ',
  ),
)
/** Wishes for which nothing but a project can be the answer. */
const TELLING = ['configuration', 'priceMin', 'priceMax', 'status', 'year'] as const
/** Where something is: alone, anything there may be meant. */
const PLACES: readonly WishName[] = ['city', 'locality']

/**
 * Understands a query as the filters of the project list: `3 bhk under 2 crore in pune`.
 *
 * @param nearest gives the known word that a misspelt one may mean.
 * @returns `null` when it asks for something else, or for more than the list can answer.
 */
export function wishedProjects(
  query: string,
  { choices, projects, vocabulary }: ProjectShelf,
  nearest: (word: string) => string,
): WishedProjects | null {
  const found = new Map<WishName, { value: string; title: string }>()
  const budget = budgetIn(query)
  if (budget?.most) found.set('priceMax', { value: `${budget.most}`, title: `up to ${formatMoney(budget.most)}` })
  if (budget?.least) found.set('priceMin', { value: `${budget.least}`, title: `from ${formatMoney(budget.least)}` })
  const possession = possessionIn(budget?.rest ?? query)
  const isYear = choices.years.some(({ value }) => value === possession?.year)
  if (possession && isYear) found.set('year', { value: possession.year, title: `ready by ${possession.year}` })

  const words = queryWords((isYear ? possession?.rest : budget?.rest) ?? query).map((word) =>
    vocabulary.knows(word) || isFiller(word) ? word : nearest(word),
  )
  let others = 0
  for (let at = 0; at < words.length; ) {
    const wish = vocabulary.at(words, at)
    if (wish && !found.has(wish.name)) found.set(wish.name, wish)
    else if (!wish && !isFiller(words[at] ?? '')) others++
    at += wish?.length ?? 1
  }
  const isList = words.some((word) => word.startsWith('project') || word.startsWith('propert'))
  const telling = TELLING.some((name) => found.has(name))
  const enough = found.size > 1 || (found.size === 1 && (telling || isList || found.has('propertyType')))
  if (!enough || (others > 0 && !(telling && found.size > 1)) || isPlaceAlone(found, isList)) return null

  const parameters = Object.fromEntries([...found].map(([name, { value }]) => [parameterNames[name], value]))
  const asked = readQuery(parameters, choices, shelfOf(projects, choices).localities).query
  const { total, projects: first } = findProjects(projects, asked, choices)
  const cities = choices.cities.filter(({ slug }) => asked.city.includes(slug)).map(({ name }) => name)
  return {
    href: hrefOf(asked),
    wishes: [...found.values()].map(({ title }) => title),
    total,
    certain: telling || found.size > 1 || isList,
    projects: first.toSorted(soldLast).map(addressOf),
    elsewhere: new Set(
      cities.length > 0 && total > 0 ? projects.filter(({ city }) => !cities.includes(city)).map(addressOf) : [],
    ),
  }
}

function isPlaceAlone(found: ReadonlyMap<WishName, unknown>, isList: boolean): boolean {
  return [...found.keys()].every((name) => PLACES.includes(name)) && !isList
}

function isFiller(word: string): boolean {
  return FILLERS.has(word) || isStopWord(word)
}

function addressOf({ slug }: Project): string {
  return `/projects/${slug}`
}

function soldLast(a: Project, b: Project): number {
  return Number(a.status === 'Sold out') - Number(b.status === 'Sold out')
}
