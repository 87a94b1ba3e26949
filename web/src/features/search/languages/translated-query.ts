import { withLatinDigits } from '@ashlar/contract'
import { amountPlaceIn } from '../amounts'
import { formsOf, isLatin, isStopWord, tokensOf } from '../terms'
import type { Dictionary, DictionaryEntry } from './dictionary'

/** A query in English as far as possible, and what the visitor wrote. */
export interface TranslatedQuery {
  text: string
  /** For each English word that stands for words of another language, these words. */
  originals: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** What the search knows of words in Latin letters. */
export interface KnownWords {
  knows: (word: string) => boolean
  /** A known word that sounds like one in other letters; `exactly` when all vowels must be the same. */
  soundingLike: (word: string, exactly: boolean) => string | null
}

/**
 * Translates a query word by word, the longest phrases first: `2 करोड़ से कम का घर` becomes `2 crore se kam का home`.
 * Words in English, and words that nobody has translated, stay. So amounts, names of cities and synonyms are read in the
 * same way in all languages.
 *
 * @param typing the last word may be incomplete.
 */
export function translateQuery(
  query: string,
  dictionary: Dictionary,
  known: KnownWords,
  typing: boolean,
): TranslatedQuery {
  const asked = withLatinDigits(query)
  const originals = new Map<string, (readonly string[])[]>()
  if (dictionary.isEmpty) return { text: asked, originals }
  const tokens = tokensOf(asked)
  const words = tokens.map(({ token }) => formsOf(token)[0] ?? token)
  let text = ''
  let done = 0
  const amount = amountPlaceIn(asked)
  for (let at = 0; at < tokens.length; ) {
    const offset = tokens[at]?.at ?? 0
    if (amount && offset >= amount.from && offset < amount.to) {
      at += 1
      continue
    }
    const phrase = dictionary.at(words, at)
    const word = words[at] ?? ''
    const isLast = at === tokens.length - 1
    const entry = phrase ?? singleWord(word, dictionary, known, { isLast, typing })
    const length = phrase?.length ?? 1
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (entry && first && last) {
      text += asked.slice(done, first.at) + entry.english
      done = last.at + last.token.length
      const original = (isLatin(word) ? entry.words : words.slice(at, at + length)).filter((part) => !isStopWord(part))
      for (const { token } of original.length > 0 ? tokensOf(entry.english) : []) {
        const [english = token] = formsOf(token)
        originals.set(english, [...(originals.get(english) ?? []), original])
      }
    }
    at += length
  }
  return { text: text + asked.slice(done), originals }
}

/** A word that is in no phrase: an incomplete one, one in another spelling, or a name in other letters. */
function singleWord(
  word: string,
  dictionary: Dictionary,
  known: KnownWords,
  { isLast, typing }: { isLast: boolean; typing: boolean },
): DictionaryEntry | null {
  if (isStopWord(word) || /\d/.test(word)) return null
  if (isLatin(word)) return (isLast && typing) || known.knows(word) ? null : dictionary.soundingLike(word, true)
  // The last word of a sent query may be incomplete too, if it is no word of its own.
  const isWhole = dictionary.soundingLike(word, true) !== null || known.soundingLike(word, true) !== null
  const begun = isLast && (typing || !isWhole) ? dictionary.begunBy(word) : null
  if (begun) return begun
  for (const exactly of [true, false]) {
    const entry = dictionary.soundingLike(word, exactly)
    if (entry) return entry
    const alike = known.soundingLike(word, exactly)
    if (alike !== null) return { english: alike, words: [word] }
  }
  return null
}
