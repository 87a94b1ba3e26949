import { say } from '@/words/say'
import { closestMatches, pairsOf, type Relaxation, type RelaxationCandidate } from '../../filters/closest-matches'
import { countFacets, type Facets } from './facets'
import { filterOf } from './filter-of'
import { FILTER_NAMES, type FilterName, RANGES } from './filter-table'
import { nearlyMatching } from './matches'
import type { ProjectIndex } from './project-index'
import { isAsked, type ProjectQuery, withAsked } from './project-query'

/** A less strict query of the project list. */
export type ProjectRelaxation = Relaxation<ProjectQuery>

interface Candidate extends RelaxationCandidate<ProjectQuery> {
  /** The filter that is relaxed. */
  name: FilterName
}

/** Filters with a next step; the order decides between equally near steps. */
const STEPPED: readonly FilterName[] = [
  ...new Set([
    ...RANGES.flatMap(({ from, upTo }) => [upTo, from]),
    ...FILTER_NAMES.filter((name) => ['upTo', 'from', 'latest'].includes(filterOf(name).row.kind)),
  ]),
]
const BY_TURN = FILTER_NAMES.toSorted((a, b) => filterOf(a).row.relaxed.turn - filterOf(b).row.relaxed.turn)

/** Suggestions when a query finds nothing. */
export function relaxations(index: ProjectIndex, query: ProjectQuery, facets: Facets): ProjectRelaxation[] {
  return closestMatches(candidates(query, facets), () => {
    const near = nearlyMatching(index, query)
    return pairsOf(givenUp(query), (less) => candidates(less, countFacets(index, less, near)))
  })
}

/** Every single change that finds something. */
function candidates(query: ProjectQuery, facets: Facets): Candidate[] {
  const steps = STEPPED.flatMap((name) => widened(name, query, facets))
  const given = givenUp(query)
    .map((one) => ({ ...one, count: facets.any[one.name] }))
    // A filter is not removed when widening it by a step finds as many.
    .filter(({ name, count }) => !steps.some((step) => step.name === name && step.count === count))
  return [...given, ...steps].filter(({ count }) => count > 0)
}

/** Each filter, removed. */
function givenUp(query: ProjectQuery): Omit<Candidate, 'count'>[] {
  return BY_TURN.filter((name) => isAsked(query, name)).map((name) => {
    const { words, cost, also } = filterOf(name).row.relaxed
    return { name, words: say(words), distance: cost, query: { ...withNothing(name, query), ...also } }
  })
}

function withNothing<Name extends FilterName>(name: Name, query: ProjectQuery): ProjectQuery {
  return withAsked(query, name, filterOf(name).rules.none)
}

/** The next step of a filter that finds something; a step of a quarter is nearer than a doubling. */
function widened(name: FilterName, query: ProjectQuery, facets: Facets): Candidate[] {
  const { row } = filterOf(name)
  const asked = Number(query[name])
  if (!asked || (row.kind !== 'upTo' && row.kind !== 'from' && row.kind !== 'latest')) return []
  const isUp = row.kind !== 'from'
  const steps = [...facets.counts[name]].map(([step, count]) => ({ step: Number(step), count }))
  const next = steps
    .toSorted((a, b) => (isUp ? a.step - b.step : b.step - a.step))
    .find(({ step, count }) => count > 0 && (isUp ? step > asked : step < asked))
  if (!next) return []
  const { step, count } = next
  if (row.kind === 'latest') {
    const words = say('{one} instead of {other}', { one: row.inWords(String(step)), other: String(asked) })
    return [{ name, words, distance: step - asked, count, query: { ...query, [name]: String(step), page: 1 } }]
  }
  const value = row.inWords(step)
  const words = say('{one} instead of {other}', {
    one: isUp ? say('up to {value}', { value }) : say('from {value}', { value }),
    other: row.inWords(asked),
  })
  const distance = Math.abs(Math.log2(step / asked))
  return [{ name, words, distance, count, query: { ...query, [name]: step, page: 1 } }]
}
