import type { City } from '@ashlar/contract'
import { formsOf, stemsOf, tokensOf } from './terms'

/** The least number of letters for a word to count as misspelt. */
const SHORTEST_MISSPELT = 5

/** Synonyms: phrases that mean the same to a visitor. */
export class Meanings {
  /** For each phrase, by the stems of its words, the other phrases of all its sets. */
  readonly #synonyms = new Map<string, string[]>()
  readonly #words = new Set<string>()
  #longest = 1

  /** @param sets phrases of one meaning per set: `['flat', 'apartment']`. */
  constructor(sets: readonly (readonly string[])[]) {
    for (const set of sets) {
      for (const phrase of set) {
        const words = phraseWords(phrase)
        const key = phraseKeyOf(words)
        if (!key) continue
        for (const word of words) this.#words.add(word)
        this.#longest = Math.max(this.#longest, words.length)
        const others = set.filter((other) => phraseKeyOf(phraseWords(other)) !== key)
        this.#synonyms.set(key, [...(this.#synonyms.get(key) ?? []), ...others])
      }
    }
  }

  /** Whether the word is part of a phrase in exactly this spelling. */
  knows(word: string): boolean {
    return this.#words.has(word)
  }

  /** The known word that differs by one letter (wrong, missing, additional) or by two letters swapped; else the word. */
  nearest(word: string): string {
    if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) return word
    for (const known of this.#words) {
      if (known.length >= SHORTEST_MISSPELT && known[0] === word[0] && isNear(known, word)) return known
    }
    return word
  }

  /**
   * The longest phrase with synonyms that begins at a word.
   *
   * @returns its number of words, and the synonyms; `null` when there is none.
   */
  at(words: readonly string[], start: number): { length: number; synonyms: readonly string[] } | null {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const synonyms = this.#synonyms.get(phraseKeyOf(words.slice(start, start + length)))
      if (synonyms) return { length, synonyms }
    }
    return null
  }
}

/** The words of a phrase, each in its basic form. */
export function phraseWords(phrase: string): string[] {
  return tokensOf(phrase).flatMap(({ token }) => formsOf(token).slice(0, 1))
}

/** The key of a phrase: the stems of its words. */
export function phraseKeyOf(words: readonly string[]): string {
  return words.map((word) => stemsOf(word)[0] ?? word).join(' ')
}

/**
 * The editors' synonyms, and the former names of cities.
 *
 * @param lines phrases of one meaning per line, separated by commas: `flat, apartment, makaan`.
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

/** Whether two words differ by one letter, or by two neighbouring letters swapped. */
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
