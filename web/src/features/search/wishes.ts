import type { Project } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatMoney } from '@/ui/money/format-money'
import { findProjects } from '../projects/find-projects'
import { hrefOf, parameterNames, readQuery } from '../projects/project-query'
import { budgetIn } from './amounts'
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
const TELLING = ['configuration', 'priceMax', 'status'] as const

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
  if (budget) found.set('priceMax', { value: `${budget.most}`, title: `up to ${formatMoney(budget.most)}` })

  const words = queryWords(budget?.rest ?? query).map((word) =>
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
  if (!enough || (others > 0 && !(telling && found.size > 1)) || isCityAlone(found, isList)) return null

  const parameters = Object.fromEntries([...found].map(([name, { value }]) => [parameterNames[name], value]))
  const asked = readQuery(parameters, choices).query
  const { total, projects: first } = findProjects(projects, asked, choices)
  return {
    href: hrefOf(asked),
    wishes: [...found.values()].map(({ title }) => title),
    total,
    certain: telling || found.size > 1 || isList,
    projects: first.map(({ slug }) => `/projects/${slug}`),
  }
}

function isCityAlone(found: ReadonlyMap<WishName, unknown>, isList: boolean): boolean {
  return found.size === 1 && found.has('city') && !isList
}

function isFiller(word: string): boolean {
  return FILLERS.has(word) || isStopWord(word)
}
