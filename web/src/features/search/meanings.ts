import type { City } from '@ashlar/contract'
import { formsOf, stemsOf, tokensOf } from './terms'

/** Letters from which a word may be misspelt. */
const SHORTEST_MISSPELT = 5

/** Words that mean the same to a visitor, found by any of them. */
export class Meanings {
  /** The other phrases of every set that a phrase is in, under the stems of its words. */
  readonly #others = new Map<string, string[]>()
  readonly #words = new Set<string>()
  #longest = 1

  /** @param sets phrases of one meaning each: `['flat', 'apartment']`. */
  constructor(sets: readonly (readonly string[])[]) {
    for (const set of sets) {
      for (const phrase of set) {
        const words = phraseWords(phrase)
        const key = keyOf(words)
        if (!key) continue
        for (const word of words) this.#words.add(word)
        this.#longest = Math.max(this.#longest, words.length)
        const others = set.filter((other) => keyOf(phraseWords(other)) !== key)
        this.#others.set(key, [...(this.#others.get(key) ?? []), ...others])
      }
    }
  }

  /** Whether the word is part of some phrase, just so. */
  knows(word: string): boolean {
    return this.#words.has(word)
  }

  /** The word of some phrase that is spelt most like this one, with a letter wrong, missing, too many or two changed. */
  nearest(word: string): string | null {
    if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) return null
    for (const known of this.#words) {
      if (known.length >= SHORTEST_MISSPELT && known[0] === word[0] && isNear(known, word)) return known
    }
    return null
  }

  /**
   * The longest phrase that begins at a word and means the same as others.
   *
   * @returns how many words it takes, and the others; `null` when there is none.
   */
  at(words: readonly string[], start: number): { length: number; others: readonly string[] } | null {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const others = this.#others.get(keyOf(words.slice(start, start + length)))
      if (others) return { length, others }
    }
    return null
  }
}

/** The words of a phrase, each in its first form. */
export function phraseWords(phrase: string): string[] {
  return tokensOf(phrase).flatMap(({ token }) => formsOf(token).slice(0, 1))
}

/** Under what a phrase is kept: its words whatever their ending. */
export function keyOf(words: readonly string[]): string {
  return words.map((word) => stemsOf(word)[0] ?? word).join(' ')
}

/**
 * What editors keep of words with one meaning, and the names that cities had.
 *
 * @param lines phrases of one meaning each, with commas between: `flat, apartment, makaan`.
 */
export function meaningsOf(lines: readonly string[], cities: readonly City[]): Meanings {
  return new Meanings([
    ...lines.map((line) =>
      line
        .split(',')
        .map((phrase) => phrase.trim())
        .filter(Boolean),
    ),
    ...cities.map(({ name, formerName }) => [name, formerName].filter(Boolean)),
  ])
}

/** Whether one change of a letter, or of the order of two, makes one word the other. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return short.slice(at) === long.slice(at + 1)
  }
  return (
    a.slice(at + 1) === b.slice(at + 1) ||
    (a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2))
  )
}
