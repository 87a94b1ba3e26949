/** What a document counts for, by MiniSearch's number of it; 0 for what is passed over. */
export type WeightOf = (id: number) => number

/**
 * For words that must stand together: each round weighs only what the round before has met, so that a rare word spares
 * the scoring of a common one. The result is that of looking for each alone, since what misses one word falls out.
 */
export class Narrowing {
  /** Rounds that have met a document, by its number. */
  readonly #met: Uint8Array
  readonly #weightOf: WeightOf | undefined

  /**
   * @param size one more than the greatest number.
   * @param weightOf of the first round; without it everything is weighed alike.
   */
  constructor(size: number, weightOf: WeightOf | undefined) {
    this.#met = new Uint8Array(size)
    this.#weightOf = weightOf
  }

  /** @param at from 0, in the order in which the words are looked for. */
  round(at: number): WeightOf {
    return (id) => {
      const weight = at === 0 && this.#weightOf ? this.#weightOf(id) : 1
      if (weight === 0 || (this.#met[id] ?? 0) < at) return 0
      this.#met[id] = at + 1
      return weight
    }
  }
}
