import type { SearchResult } from 'minisearch'

/** What several concepts together say of a document. */
export interface Merged {
  id: number
  score: number
  /** Words that were looked for, and are met, each once. */
  queryTerms: string[]
  /** The terms of the document that met them, each once. */
  terms: string[]
}

/**
 * The results of several concepts as one list, scored as MiniSearch scores them when it is asked for all at once: that
 * way it would look for the rarest, by which documents are admitted, a second time.
 */
export class MergedResults {
  /** 1 for what is looked at, by id; an array, since every word of every document asks for it. */
  readonly #weights: Uint8Array
  readonly #lists: (readonly SearchResult[])[] = []
  #admitted = 0

  /** @param size one more than the greatest id. */
  constructor(size: number) {
    this.#weights = new Uint8Array(size)
  }

  /** How many documents are admitted. */
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

  /** 0 for what is not admitted. */
  weightOf(id: number): number {
    return this.#weights[id] ?? 0
  }

  /** @param results of one concept */
  add(results: readonly SearchResult[]): void {
    this.#lists.push(results)
  }

  /** The admitted with the highest scores, the best first. */
  best(most: number): Merged[] {
    const merged = new Map<number, Merged>()
    for (const results of this.#lists) {
      for (const { id, score, queryTerms, terms } of results) {
        if (this.#weights[id] !== 1) continue
        // MiniSearch multiplies with how many words were met, which counts for all concepts together.
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
    for (const match of merged.values()) match.score *= match.queryTerms.length || 1
    return [...merged.values()].sort((a, b) => b.score - a.score).slice(0, most)
  }
}

/** They are few: looking through them costs less than a set for every document. */
function addNew(terms: string[], others: readonly string[]): void {
  for (const term of others) if (!terms.includes(term)) terms.push(term)
}
