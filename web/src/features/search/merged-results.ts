import type { SearchResult } from 'minisearch'

/** The combined result of several concepts for a document. */
interface MergedResult {
  id: number
  score: number
  /** Matched words of the query, each once. */
  queryTerms: string[]
  /** Terms of the document that matched, each once. */
  terms: string[]
}

/**
 * Combines the results of several concepts into one list, with the scores that MiniSearch gives to a single combined
 * query. A combined query would search the rarest concept, which limits the documents, a second time.
 */
export class MergedResults {
  /** 1 for documents that can be results, by id; an array, because it is read for every word of every document. */
  readonly #weights: Uint8Array
  readonly #lists: (readonly SearchResult[])[] = []
  #admitted = 0

  /** @param size the greatest id plus one. */
  constructor(size: number) {
    this.#weights = new Uint8Array(size)
  }

  /** The number of documents that can be results. */
  get admitted(): number {
    return this.#admitted
  }

  admit(results: readonly SearchResult[]): void {
    for (const { id } of results) {
      if (this.#weights[id] === 1) continue
      this.#weights[id] = 1
      this.#admitted++
    }
  }

  /** 0 for documents that cannot be results. */
  weightOf(id: number): number {
    return this.#weights[id] ?? 0
  }

  /** @param results of one concept. */
  add(results: readonly SearchResult[]): void {
    this.#lists.push(results)
  }

  /**
   * The documents with the highest scores, the best first.
   *
   * @param uncounted words that do not raise the score by their number, because they only repeat others.
   */
  best(most: number, uncounted: ReadonlySet<string>): MergedResult[] {
    const merged = new Map<number, MergedResult>()
    for (const results of this.#lists) {
      for (const { id, score, queryTerms, terms } of results) {
        if (this.#weights[id] !== 1) continue
        // MiniSearch multiplies by the number of matched words, which must count over all concepts.
        const own = score / (queryTerms.length || 1)
        const before = merged.get(id)
        if (before) {
          before.score += own
          addNew(before.queryTerms, queryTerms)
          addNew(before.terms, terms)
        } else {
          merged.set(id, { id, score: own, queryTerms, terms })
        }
      }
    }
    for (const match of merged.values()) {
      const repeated = uncounted.size > 0 ? match.queryTerms.filter((term) => uncounted.has(term)).length : 0
      match.score *= match.queryTerms.length - repeated || 1
    }
    return [...merged.values()].sort((a, b) => b.score - a.score).slice(0, most)
  }
}

/** The lists are short: searching them costs less than a set for every document. */
function addNew(terms: string[], others: readonly string[]): void {
  for (const term of others) if (!terms.includes(term)) terms.push(term)
}
