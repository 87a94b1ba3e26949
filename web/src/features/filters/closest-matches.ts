import { say } from '@/words/say'
/** A less strict query, and its number of results. */
export interface Relaxation<Query> {
  /** For example `up to ₹5 crore` or `any status`. */
  words: string
  query: Query
  count: number
}

/** The distance from the visitor's query; the nearest is offered first. */
export interface RelaxationCandidate<Query> extends Relaxation<Query> {
  distance: number
}

const MOST = 5

/**
 * Suggestions when a query finds nothing: one filter widened or removed, the nearest first; when no single change
 * helps, two filters removed together.
 *
 * @param single every single change that finds something.
 * @param pairs every pair of changes that finds something; called only when it is needed.
 */
export function closestMatches<Query>(
  single: readonly RelaxationCandidate<Query>[],
  pairs: () => readonly RelaxationCandidate<Query>[],
): Relaxation<Query>[] {
  if (single.length > 0) return nearest(single)
  // Each pair occurs twice, once in each order.
  return nearest([...new Map(pairs().map((pair) => [JSON.stringify(pair.query), pair])).values()])
}

/**
 * Combines changes into pairs.
 *
 * @param first the changes that find nothing by themselves.
 * @param candidatesOf returns the changes of a query that find something.
 */
export function pairsOf<Query>(
  first: readonly Omit<RelaxationCandidate<Query>, 'count'>[],
  candidatesOf: (query: Query) => readonly RelaxationCandidate<Query>[],
): RelaxationCandidate<Query>[] {
  return first.flatMap(({ words, query, distance }) =>
    candidatesOf(query).map((second) => ({
      ...second,
      words: say('{one} and {other}', { one: words, other: second.words }),
      distance: distance + second.distance,
    })),
  )
}

function nearest<Query>(found: readonly RelaxationCandidate<Query>[]): Relaxation<Query>[] {
  return found
    .toSorted((a, b) => a.distance - b.distance || b.count - a.count)
    .slice(0, MOST)
    .map(({ words, query, count }) => ({ words, query, count }))
}
