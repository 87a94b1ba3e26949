/** The weight of a document, by its number in MiniSearch; 0 excludes it. */
export type WeightOf = (id: number) => number

/**
 * For words that must occur together. Each round scores only documents that matched the round before, so that a rare
 * word saves the scoring of a common one. The result is the same as searching each word alone, because a document
 * without one of the words is dropped.
 */
export class Narrowing {
  /** Number of rounds that a document has matched, by its number. */
  readonly #met: Uint8Array
  readonly #weightOf: WeightOf | undefined

  /**
   * @param size the greatest document number plus one.
   * @param weightOf weights of the first round; without it all documents have the same weight.
   */
  constructor(size: number, weightOf: WeightOf | undefined) {
    this.#met = new Uint8Array(size)
    this.#weightOf = weightOf
  }

  /** @param at number of the round, from 0, in the order of the words. */
  round(at: number): WeightOf {
    return (id) => {
      const weight = at === 0 && this.#weightOf ? this.#weightOf(id) : 1
      if (weight === 0 || (this.#met[id] ?? 0) < at) return 0
      this.#met[id] = at + 1
      return weight
    }
  }
}
