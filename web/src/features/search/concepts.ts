import { type Meanings, phraseWords } from './meanings'
import { formsOf, isStopWord, tokensOf } from './terms'

/** One way of saying a thing: words that must stand together in a text. */
export interface Variant {
  words: readonly string[]
  /** Whether the visitor typed it; otherwise it is another word for the same. */
  typed: boolean
}

/** Something that a visitor named, in all the ways in which a text may say it. */
export interface Concept {
  /** Whether it was typed as the phrase that other words are known for; a misspelt one is not. */
  rightlySpelt: boolean
  variants: readonly Variant[]
}

/** More words than anybody types, and as many as are looked up. */
const MOST_WORDS = 16

/** The words that a query is read as: small, without accents, `co-working` as one. */
export function queryWords(query: string): string[] {
  return tokensOf(query)
    .slice(0, MOST_WORDS)
    .flatMap(({ token }) => formsOf(token).slice(0, 1))
}

/**
 * What a query names. Words that stand in every text count only when there are no others.
 *
 * @param nearest gives the known word that a misspelt one may mean.
 */
export function conceptsOf(
  words: readonly string[],
  meanings: Meanings,
  nearest: (word: string) => string = (word) => word,
): Concept[] {
  const spelt = words.map((word) => (isStopWord(word) || meanings.knows(word) ? word : nearest(word)))
  const concepts: Concept[] = []
  const telling = (phrase: readonly string[]) => phrase.filter((word) => !isStopWord(word))
  // `who we are` says something when it stands for `company profile`.
  const tellingOrAll = (phrase: readonly string[]) => (telling(phrase).length > 0 ? telling(phrase) : phrase)
  for (let at = 0; at < words.length; ) {
    const meaning = meanings.at(spelt, at)
    const length = meaning?.length ?? 1
    const typed = words.slice(at, at + length)
    at += length
    if (!meaning && telling(typed).length === 0) continue
    concepts.push({
      rightlySpelt: typed.every((word, place) => word === spelt[at - length + place]),
      variants: different([
        { words: telling(typed), typed: true },
        ...(meaning?.others ?? []).map((phrase) => ({ words: tellingOrAll(phraseWords(phrase)), typed: false })),
      ]),
    })
  }
  const named = concepts.filter(({ variants }) => variants.length > 0)
  if (named.length > 0 || words.length === 0) return named
  // `who we are`: the titles that say just that, all of it together.
  return [{ rightlySpelt: true, variants: [{ words, typed: true }] }]
}

/** Without what says nothing and without repetition: a phrase may stand in several sets of one meaning. */
function different(variants: readonly Variant[]): Variant[] {
  const byWords = new Map(variants.toReversed().map((variant) => [variant.words.join(' '), variant]))
  byWords.delete('')
  return [...byWords.values()].reverse()
}
