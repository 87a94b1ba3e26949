import { projectStatuses } from '@ashlar/contract'
import type { ProjectChoices } from '@/content/readers/projects'
import { formatArea, formatMoney } from '@/ui/money/format-money'
import { DEFAULT_SORT, type Locality, type ProjectQuery, slugOf } from './project-query'

/** One thing that the list is narrowed to. */
export interface ActiveWish {
  /** `Pune`, `up to ₹2 crore`. */
  words: string
  /** The list without it, from its first page. */
  without: ProjectQuery
}

/** What the list is narrowed to, each wish by itself, in the order of the address. */
export function activeWishes(
  query: ProjectQuery,
  choices: ProjectChoices,
  localities: readonly Locality[],
): ActiveWish[] {
  const wishes: ActiveWish[] = []
  const add = (words: string | undefined, less: Partial<ProjectQuery>) => {
    if (words) wishes.push({ words, without: { ...query, ...less, page: 1 } })
  }
  const others = (values: readonly string[], value: string) => values.filter((other) => other !== value)
  add(query.propertyType ?? undefined, { propertyType: null, ...(query.industry ? { industry: '' } : {}) })
  for (const slug of query.city) {
    const within = new Set(localities.filter(({ city }) => city === slug).map(({ value }) => value))
    add(choices.cities.find((city) => city.slug === slug)?.name, {
      city: others(query.city, slug),
      locality: query.locality.filter((value) => !within.has(value)),
    })
  }
  for (const value of query.locality) add(titleOf(localities, value), { locality: others(query.locality, value) })
  for (const value of query.status) {
    add(
      projectStatuses.find((status) => slugOf(status) === value),
      { status: others(query.status, value) },
    )
  }
  for (const value of query.configuration) {
    add(titleOf(choices.areaConfigurations, value), { configuration: others(query.configuration, value) })
  }
  add(spanWords('from', query.priceMin, formatMoney), { priceMin: null })
  add(spanWords('up to', query.priceMax, formatMoney), { priceMax: null })
  add(spanWords('from', query.carpetMin, formatArea), { carpetMin: null })
  add(spanWords('up to', query.carpetMax, formatArea), { carpetMax: null })
  add(query.year ? `possession by ${query.year}` : undefined, { year: '' })
  add(query.registered ? 'RERA registered' : undefined, { registered: false })
  add(titleOf(choices.industries, query.industry), { industry: '' })
  add(query.area ? 'part of the map' : undefined, { area: null })
  return wishes
}

/** The wishes in words, for a title that tells the states of the list apart. The kind of property has a title of its own. */
export function wishesOf(query: ProjectQuery, choices: ProjectChoices, localities: readonly Locality[]): string[] {
  const told = activeWishes({ ...query, propertyType: null }, choices, localities).map(({ words }) => words)
  const order = query.sort === DEFAULT_SORT ? undefined : titleOf(choices.sorts, query.sort)?.toLowerCase()
  return order ? [...told, order] : told
}

function titleOf(known: readonly { value: string; title: string }[], value: string): string | undefined {
  return known.find((choice) => choice.value === value)?.title
}

function spanWords(bound: string, value: number | null, say: (value: number) => string): string | undefined {
  return value === null ? undefined : `${bound} ${say(value)}`
}
