/** A query a little less strict, and what it finds. */
export interface Relaxation<Query> {
  /** `up to ₹5 crore`, `any status`. */
  words: string
  query: Query
  count: number
}

/** How far from what was asked; the nearest is offered first. */
export interface RelaxationCandidate<Query> extends Relaxation<Query> {
  distance: number
}

const MOST = 5

/**
 * What to ask for instead of what finds nothing: one filter widened or given up, the nearest first; where no single one
 * helps, two of them given up together.
 *
 * @param single every single change that finds something.
 * @param pairs every two changes that do; made only where they are needed.
 */
export function closestMatches<Query>(
  single: readonly RelaxationCandidate<Query>[],
  pairs: () => readonly RelaxationCandidate<Query>[],
): Relaxation<Query>[] {
  if (single.length > 0) return nearest(single)
  // Each pair comes twice, once in each order.
  return nearest([...new Map(pairs().map((pair) => [JSON.stringify(pair.query), pair])).values()])
}

/**
 * Two changes at once.
 *
 * @param first the changes that find nothing by themselves.
 * @param candidatesOf the changes of a query that find something.
 */
export function pairsOf<Query>(
  first: readonly Omit<RelaxationCandidate<Query>, 'count'>[],
  candidatesOf: (query: Query) => readonly RelaxationCandidate<Query>[],
): RelaxationCandidate<Query>[] {
  return first.flatMap(({ words, query, distance }) =>
    candidatesOf(query).map((second) => ({
      ...second,
      words: `${words} and ${second.words}`,
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
