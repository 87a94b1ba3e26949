import { phraseKeyOf, phraseWords } from '../meanings'
import { isLatin, isStopWord } from '../terms'
import { SoundLookup } from './sound'

/** An English phrase, and the phrase of another language that it stands for. */
export interface DictionaryEntry {
  english: string
  words: readonly string[]
}

const NO_MEANING: DictionaryEntry = { english: '', words: [] }
/** The least number of letters of an incomplete word. */
const SHORTEST_BEGINNING = 2

/** Phrases of other languages with their English meaning. */
export class Dictionary {
  readonly #entries = new Map<string, DictionaryEntry>()
  readonly #sounds = new SoundLookup()
  /** Single words, for incomplete ones. */
  readonly #single: DictionaryEntry[] = []
  readonly #stopWords = new SoundLookup()
  #longest = 1

  /**
   * @param pairs phrases with their English meaning; the first meaning of a phrase counts.
   * @param stopWords words that occur in every text, to know them in Latin letters.
   */
  constructor(pairs: Iterable<readonly [phrase: string, english: string]>, stopWords: readonly string[] = []) {
    for (const [phrase, english] of pairs) {
      const words = phraseWords(phrase)
      const key = phraseKeyOf(words)
      if (words.length === 0 || this.#entries.has(key) || words.every(isLatin)) continue
      const entry = { english, words }
      this.#entries.set(key, entry)
      this.#longest = Math.max(this.#longest, words.length)
      const [single] = words
      if (words.length > 1 || single === undefined || isStopWord(single)) continue
      this.#single.push(entry)
      this.#sounds.add(single)
    }
    for (const word of stopWords.flatMap(phraseWords)) {
      this.#stopWords.add(word)
    }
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0
  }

  /** The longest phrase that begins at a word, and its number of words. */
  at(words: readonly string[], start: number): (DictionaryEntry & { length: number }) | null {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const phrase = words.slice(start, start + length)
      const entry = this.#entries.get(phraseKeyOf(phrase))
      if (entry) return { english: entry.english, words: phrase, length }
    }
    return null
  }

  /** The shortest word that begins as an incomplete one. */
  begunBy(word: string): DictionaryEntry | null {
    if (word.length < SHORTEST_BEGINNING) return null
    const begun = this.#single.filter(({ words: [known = ''] }) => known.startsWith(word))
    const [shortest = null] = begun.toSorted((a, b) => (a.words[0]?.length ?? 0) - (b.words[0]?.length ?? 0))
    return shortest
  }

  /**
   * The word that sounds like this one, in whatever letters it is written.
   *
   * @param exactly whether all vowels must be the same.
   */
  soundingLike(word: string, exactly: boolean): DictionaryEntry | null {
    if (isLatin(word) && this.#stopWords.nearest(word, true) !== null) return NO_MEANING
    const alike = this.#sounds.nearest(word, exactly)
    return alike === null ? null : (this.#entries.get(phraseKeyOf([alike])) ?? null)
  }
}
