import { formatArea, formatMoney } from '@/ui/money/format-money'
import { type Group, isNear } from './facet-groups'
import type { FacetRow } from './facet-rows'
import type { Counts, Facets } from './facet-tally'
import { countFacets } from './facets'
import type { ProjectQuery } from './project-query'

/** A wish a little less strict, and what it finds. */
export interface Relaxation {
  /** `up to ₹5 crore`, `any status`. */
  words: string
  query: ProjectQuery
  count: number
}

/** How far from what was asked; the nearest is offered first. */
interface Candidate extends Relaxation {
  distance: number
  /** What is relaxed. */
  group: Group | 'locality'
}

const MOST = 5
/** What giving up a whole wish costs beside widening one: for most people the place matters most, the map's edge least. */
const COST = {
  area: 1,
  locality: 1.5,
  industry: 2,
  status: 2.5,
  year: 3,
  configuration: 3.5,
  price: 3.5,
  carpet: 3,
  registered: 4.5,
  city: 5,
  propertyType: 6,
} as const

/**
 * What to ask for instead of what finds nothing: one wish widened or given up, the nearest first; where no single one
 * helps, two of them given up together.
 */
export function relaxations(
  rows: readonly FacetRow[],
  query: ProjectQuery,
  facets: Facets,
  years: readonly string[],
): Relaxation[] {
  const single = candidates(query, facets)
  if (single.length > 0) return nearest(single)
  const near = rows.filter((row) => isNear(row, query))
  const pairs = droppable(query).flatMap(({ words, query: less, distance }) =>
    candidates(less, countFacets(near, less, years)).map((second) => ({
      ...second,
      words: `${words} and ${second.words}`,
      distance: distance + second.distance,
    })),
  )
  // Each pair comes twice, once in each order.
  const distinct = new Map(pairs.map((pair) => [JSON.stringify(pair.query), pair]))
  return nearest([...distinct.values()])
}

function nearest(found: readonly Candidate[]): Relaxation[] {
  return found
    .toSorted((a, b) => a.distance - b.distance || b.count - a.count)
    .slice(0, MOST)
    .map(({ words, query, count }) => ({ words, query, count }))
}

/** Every single step that finds something. */
function candidates(query: ProjectQuery, facets: Facets): Candidate[] {
  const steps = widened(query, facets)
  const given = droppable(query)
    .map((drop) => ({ ...drop, count: countWithout(drop.group, query, facets) }))
    // No need to give up what brings no more than a step does.
    .filter(({ group, count }) => !steps.some((step) => step.group === group && step.count === count))
  return [...given, ...steps].filter(({ count }) => count > 0)
}

/** Wishes that can be given up as a whole. */
function droppable(query: ProjectQuery): Omit<Candidate, 'count'>[] {
  const drops: Omit<Candidate, 'count'>[] = []
  const drop = (group: Group | 'locality', words: string, distance: number, less: Partial<ProjectQuery>) =>
    drops.push({ group, words, distance, query: { ...query, ...less, page: 1 } })
  if (query.area) drop('area', 'the whole map', COST.area, { area: null })
  if (query.locality.length > 0) drop('locality', 'the whole city', COST.locality, { locality: [] })
  if (query.industry) drop('industry', 'any industry', COST.industry, { industry: '' })
  if (query.status.length > 0) drop('status', 'any status', COST.status, { status: [] })
  if (query.year) drop('year', 'possession in any year', COST.year, { year: '' })
  if (query.configuration.length > 0) {
    drop('configuration', 'any configuration', COST.configuration, { configuration: [] })
  }
  if (query.priceMin !== null) drop('priceMin', 'a lower price', COST.price, { priceMin: null })
  if (query.priceMax !== null) drop('priceMax', 'any price', COST.price, { priceMax: null })
  if (query.carpetMin !== null) drop('carpetMin', 'a smaller carpet area', COST.carpet, { carpetMin: null })
  if (query.carpetMax !== null) drop('carpetMax', 'a larger carpet area', COST.carpet, { carpetMax: null })
  if (query.registered) drop('registered', 'registered or not', COST.registered, { registered: false })
  if (query.city.length > 0) drop('place', 'any city', COST.city, { city: [], locality: [] })
  if (query.propertyType) drop('propertyType', 'any kind of property', COST.propertyType, { propertyType: null })
  return drops
}

function countWithout(group: Group | 'locality', query: ProjectQuery, facets: Facets): number {
  if (group !== 'locality') return facets.any[group]
  return query.city.reduce((sum, city) => sum + (facets.city.get(city) ?? 0), 0)
}

/** The next step of a span that finds something; a quarter more is nearer than twice as much. */
function widened(query: ProjectQuery, facets: Facets): Candidate[] {
  const found: Candidate[] = []
  const offer = (group: Group, words: string, distance: number, count: number, more: Partial<ProjectQuery>) =>
    found.push({ group, words, distance, count, query: { ...query, ...more, page: 1 } })
  const next = (counts: Counts, asked: number | null, up: boolean): [number, number] | undefined => {
    if (asked === null) return undefined
    const steps = [...counts].map(([step, count]): [number, number] => [Number(step), count])
    const ordered = up ? steps.toSorted(([a], [b]) => a - b) : steps.toSorted(([a], [b]) => b - a)
    return ordered.find(([step, count]) => count > 0 && (up ? step > asked : step < asked))
  }
  const apart = (a: number, b: number) => Math.abs(Math.log2(a / b))
  for (const [group, up, say] of [
    ['priceMax', true, formatMoney],
    ['priceMin', false, formatMoney],
    ['carpetMax', true, formatArea],
    ['carpetMin', false, formatArea],
  ] as const) {
    const asked = query[group]
    const [step, count] = next(facets[group], asked, up) ?? []
    if (asked === null || step === undefined || count === undefined) continue
    const words = `${up ? 'up to' : 'from'} ${say(step)} instead of ${say(asked)}`
    offer(group, words, apart(step, asked), count, { [group]: step })
  }
  const [year, count] = next(facets.year, Number(query.year) || null, true) ?? []
  if (year !== undefined && count !== undefined) {
    const words = `possession by ${year} instead of ${query.year}`
    offer('year', words, year - Number(query.year), count, { year: String(year) })
  }
  return found
}
