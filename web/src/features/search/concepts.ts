import type { TranslatedQuery } from './languages/translated-query'
import { type Meanings, phraseWords } from './meanings'
import { formsOf, isStopWord, tokensOf } from './terms'

/** One phrase for a concept: words that must occur together in a text. */
export interface Variant {
  words: readonly string[]
  /** Whether the visitor typed it, or words that it translates; otherwise it is a synonym. */
  typed: boolean
  /** Whether these words of another language are translated by another variant. */
  original?: boolean
}

/** One thing that a visitor named, with all phrases that a text may use for it. */
export interface Concept {
  /** Whether the typed phrase itself has synonyms; a misspelt phrase does not count. */
  rightlySpelt: boolean
  variants: readonly Variant[]
}

/** More words than anybody types; further words are ignored. */
const MOST_WORDS = 16

/** Splits a query into normalised words: lower case, without accents, `co-working` as one word. */
export function queryWords(query: string): string[] {
  return tokensOf(query)
    .slice(0, MOST_WORDS)
    .flatMap(({ token }) => formsOf(token).slice(0, 1))
}

/**
 * The concepts in a query. Words that occur in every text count only when there are no others.
 *
 * @param nearest returns the known word that a misspelt one may mean.
 * @param originals the words of another language that an English word translates.
 */
export function conceptsOf(
  words: readonly string[],
  meanings: Meanings,
  nearest: (word: string) => string = (word) => word,
  originals: TranslatedQuery['originals'] = new Map(),
): Concept[] {
  const spelt = words.map((word) => (isStopWord(word) || meanings.knows(word) ? word : nearest(word)))
  const concepts: Concept[] = []
  const telling = (phrase: readonly string[]) => phrase.filter((word) => !isStopWord(word))
  // `who we are` has only common words, but matters as a synonym of `company profile`.
  const tellingOrAll = (phrase: readonly string[]) => (telling(phrase).length > 0 ? telling(phrase) : phrase)
  for (let at = 0; at < words.length; ) {
    const meaning = meanings.at(spelt, at)
    const length = meaning?.length ?? 1
    const typed = words.slice(at, at + length)
    at += length
    if (!meaning && telling(typed).length === 0) continue
    concepts.push({
      rightlySpelt: typed.every((word, index) => word === spelt[at - length + index]),
      variants: distinctVariants([
        { words: telling(typed), typed: true },
        ...typed
          .flatMap((word) => originals.get(word) ?? [])
          .map((original) => ({ words: original, typed: true, original: true })),
        ...(meaning?.synonyms ?? []).map((phrase) => ({ words: tellingOrAll(phraseWords(phrase)), typed: false })),
      ]),
    })
  }
  const named = concepts.filter(({ variants }) => variants.length > 0)
  if (named.length > 0 || words.length === 0) return named
  // `who we are` alone: the titles that contain exactly this phrase.
  return [{ rightlySpelt: true, variants: [{ words, typed: true }] }]
}

/** Removes meaningless words and duplicates: a phrase may be in several sets of synonyms. */
function distinctVariants(variants: readonly Variant[]): Variant[] {
  const byWords = new Map(variants.toReversed().map((variant) => [variant.words.join(' '), variant]))
  byWords.delete('')
  return [...byWords.values()].reverse()
}
