import type { ProjectSummary } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatArea, formatMoney, formatSpan } from '@/ui/money/format-money'
import { say, sayName } from '@/words/say'
import type { Offered } from '../lists/address'
import { priceOf } from '../projects/card/project-card'
import { countFacets } from '../projects/filters/facets'
import { matchingUnits } from '../projects/filters/matches'
import { projectIndexOf } from '../projects/filters/project-index'
import { parameterNames, projectListHref, readQuery } from '../projects/filters/project-query'
import { relaxations } from '../projects/filters/relaxations'
import { findProjects } from '../projects/list/find-projects'
import { budgetIn, possessionIn } from './amounts'
import { queryWords } from './concepts'
import type { FilterVocabulary, SearchedFilter } from './filter-vocabulary'
import { isStopWord } from './terms'

/** A query understood as a state of the project list. */
export interface AskedProjects {
  /** Address of the list. */
  href: string
  /** The filters in words, in the language of the page: `Pune`, `3 BHK`, `up to ₹2 crore`. */
  filters: readonly string[]
  total: number
  /** Whether only a project can be meant; `residential` alone may also mean the service. */
  certain: boolean
  /** Whether nothing but a place is asked for: its projects are shown, and everything else keeps its rank. */
  place: boolean
  /** Addresses of the matching projects, in the order of the list. */
  projects: readonly string[]
  /** The figures of those units of a project that were asked for, by its address; none when the query asks for no units. */
  facts: ReadonlyMap<string, readonly string[]>
  /** When nothing matches: filters that find something, the nearest first. It counts, so it is asked for by the page alone. */
  nearest: () => readonly { words: string; href: string; count: number }[]
  /** Addresses of the projects in other cities, when the requested city has matching projects. */
  elsewhere: ReadonlySet<string>
}

/** The choices of the project list, and its projects. */
export interface SearchableProjects {
  choices: ProjectChoices
  projects: readonly ProjectSummary[]
  vocabulary: FilterVocabulary
}

/** Filters that only a project can match. */
const PROJECT_ONLY_FILTERS = ['configuration', 'priceMin', 'priceMax', 'status', 'year'] as const
const MOST_NEAREST = 3
/** Filters by place: a place alone may mean anything in it. */
const PLACES: readonly SearchedFilter[] = ['city', 'locality']

/**
 * Understands a query as filters of the project list: `3 bhk under 2 crore in pune`.
 *
 * @param nearest returns the known word that a misspelt one may mean.
 * @returns `null` when the query asks for something else, or for more than the list can filter.
 */
export function askedProjects(
  query: string,
  { choices, projects, vocabulary }: SearchableProjects,
  nearest: (word: string) => string,
): AskedProjects | null {
  const found = new Map<SearchedFilter, Offered[]>()
  const budget = budgetIn(query)
  if (budget?.most)
    found.set('priceMax', [
      { value: `${budget.most}`, title: say('up to {value}', { value: formatMoney(budget.most) }) },
    ])
  if (budget?.least)
    found.set('priceMin', [
      { value: `${budget.least}`, title: say('from {value}', { value: formatMoney(budget.least) }) },
    ])
  const possession = possessionIn(budget?.rest ?? query)
  const isYear = choices.years.some(({ value }) => value === possession?.year)
  if (possession && isYear)
    found.set('year', [{ value: possession.year, title: say('ready by {value}', { value: possession.year }) }])

  const words = queryWords((isYear ? possession?.rest : budget?.rest) ?? query).map((word) =>
    vocabulary.knows(word) || isFiller(word, vocabulary) ? word : nearest(word),
  )
  const others = chooseOffices(words, choices, vocabulary, found)
    ? 0
    : chooseFrom(dealNextToOffice(words, vocabulary), vocabulary, found)
  const isList = words.some((word) => word.startsWith('project') || word.startsWith('propert'))
  const telling = PROJECT_ONLY_FILTERS.some((name) => found.has(name))
  const place = isPlaceAlone(found, isList)
  const enough = found.size > 1 || (found.size === 1 && (telling || isList || place || found.has('propertyType')))
  if (!enough || (others > 0 && !(telling && found.size > 1))) return null

  const parameters = Object.fromEntries(
    [...found].map(([name, chosen]) => [parameterNames[name], chosen.map(({ value }) => value)]),
  )
  const index = projectIndexOf(projects, choices)
  const asked = readQuery(parameters, choices, index.source.localities).query
  const { total, projects: first } = findProjects(projects, asked, choices)
  if (place && total === 0) return null
  const unitsOf = matchingUnits(index, asked)
  const cities = choices.cities.filter(({ slug }) => asked.city.includes(slug)).map(({ name }) => name)
  return {
    href: projectListHref(asked),
    filters: [...found.values()].flat().map(({ title }) => sayName(title)),
    total,
    certain: !place && (telling || found.size > 1 || isList),
    place,
    projects: first.toSorted(compareSoldLast).map(addressOf),
    facts: new Map(
      unitsOf
        ? first
            .filter(({ status }) => status !== 'Sold out')
            .map((project) => [addressOf(project), factsOf(project, unitsOf(projects.indexOf(project)))])
        : [],
    ),
    nearest: () => {
      if (total > 0) return []
      const near = relaxations(index, asked, countFacets(index, asked))
      return near.slice(0, MOST_NEAREST).map(({ query: wider, ...rest }) => ({ ...rest, href: projectListHref(wider) }))
    },
    elsewhere: new Set(
      cities.length > 0 && total > 0 ? projects.filter(({ city }) => !cities.includes(city)).map(addressOf) : [],
    ),
  }
}

/**
 * Adds every choice that the words name to `found`.
 *
 * @returns how many meaningful words name no choice.
 */
function chooseFrom(
  words: readonly string[],
  vocabulary: FilterVocabulary,
  found: Map<SearchedFilter, Offered[]>,
): number {
  let others = 0
  let deals = 0
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const choice = vocabulary.at(words, at)
    const chosen = choice ? (found.get(choice.name) ?? []) : []
    // Of sizes a visitor may name several: `2 bhk or 3 bhk`.
    const isMore =
      chosen.length === 0 || (choice?.name === 'configuration' && chosen.every(({ value }) => value !== choice.value))
    if (choice && isMore) found.set(choice.name, [...chosen, choice])
    else if (!choice && vocabulary.dealOf(word) && !isFiller(word, vocabulary)) deals++
    else if (!choice && !isFiller(word, vocabulary)) others++
    at += choice?.length ?? 1
  }
  // `shop for rent` names a kind of unit; without one, `rent` alone may mean anything.
  return found.has('configuration') ? others : others + deals
}

/**
 * `offices in pune` and `office space pune` ask for space of that city; `pune office` asks for ours. With further words
 * the query is about something else.
 *
 * @returns whether it is such a query; its choices are then in `found`.
 */
function chooseOffices(
  words: readonly string[],
  { areaConfigurations }: ProjectChoices,
  vocabulary: FilterVocabulary,
  found: Map<SearchedFilter, Offered[]>,
): boolean {
  const isSpace = (word: string) => word === 'space' || word === 'spaces'
  const asks = words.some((word, at) => word === 'offices' || (word === 'office' && isSpace(words[at + 1] ?? '')))
  const kinds = areaConfigurations.filter(({ title }) => title.startsWith('Office'))
  const others = words.filter((word) => word !== 'offices' && word !== 'office' && !isSpace(word))
  const chosen = new Map(found)
  if (!asks || kinds.length === 0 || chooseFrom(others, vocabulary, chosen) > 0) return false
  if (chosen.has('configuration') || !PLACES.some((name) => chosen.has(name))) return false
  for (const [name, offered] of chosen) found.set(name, offered)
  found.set('configuration', kinds)
  return true
}

/**
 * Moves the kind of deal next to `office`: `office bengaluru kiraya` means the same as `office for rent bengaluru`.
 */
function dealNextToOffice(words: readonly string[], vocabulary: FilterVocabulary): readonly string[] {
  const isDeal = (word: string) => vocabulary.dealOf(word) !== undefined
  const what = words.indexOf('office')
  const deal = words.findIndex(isDeal)
  if (what < 0 || deal < 0) return words
  const after = words[what + 1] === 'space' ? what + 2 : what + 1
  if (deal === after || words[after] === 'for' || words[after] === 'to' || words[after] === 'on') return words
  const without = (part: readonly string[]) => part.filter((word) => !isDeal(word))
  return [
    ...without(words.slice(0, after)),
    'for',
    vocabulary.dealOf(words[deal] ?? '') ?? '',
    ...without(words.slice(after)),
  ]
}

function isPlaceAlone(found: ReadonlyMap<SearchedFilter, unknown>, isList: boolean): boolean {
  return found.size > 0 && [...found.keys()].every((name) => PLACES.includes(name)) && !isList
}

function isFiller(word: string, vocabulary: FilterVocabulary): boolean {
  return vocabulary.isFiller(word) || isStopWord(word)
}

/** For example `2 BHK: ₹1.17–1.32 crore` and `815–900 sq ft`. */
function factsOf(project: ProjectSummary, units: ProjectSummary['configurations']): readonly string[] {
  const prices = units.flatMap(({ price }) => price ?? [])
  const areas = units.map(({ carpetArea }) => carpetArea).filter((area) => area > 0)
  const names = new Set(units.map(({ areaConfiguration, name }) => sayName(areaConfiguration || name)))
  const price = spanOf(prices, formatMoney) || priceOf(project)
  return [`${[...names].join(', ')}: ${price}`, spanOf(areas, formatArea)].filter(Boolean)
}

function spanOf(values: readonly number[], format: (value: number) => string): string {
  return values.length > 0 ? formatSpan(Math.min(...values), Math.max(...values), format) : ''
}

function addressOf({ slug }: Pick<ProjectSummary, 'slug'>): string {
  return `/projects/${slug}`
}

function compareSoldLast(a: Pick<ProjectSummary, 'status'>, b: Pick<ProjectSummary, 'status'>): number {
  return Number(a.status === 'Sold out') - Number(b.status === 'Sold out')
}
