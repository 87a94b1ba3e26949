import { type SearchWords, searchWords } from '@/words/search-words'
import { isLatin, tokensOf } from '../terms'
import { Dictionary } from './dictionary'

/** A longer text is a sentence, and not what a visitor types. */
const MOST_WORDS = 4

/** A language of the site beside English, with the translations of its records by their English text. */
interface OtherLanguage {
  code: string
  translations: ReadonlyMap<string, string>
}

/**
 * The words of other languages: those of their catalogues, then those that editors have translated in records, such as
 * the names of cities.
 */
export function dictionaryOf(languages: readonly OtherLanguage[]): Dictionary {
  return new Dictionary(
    languages.flatMap(({ code, translations }) => [
      ...Object.entries(searchWords.get(code)?.meanings ?? {}).flatMap(phrasesOf),
      ...[...translations].flatMap(([english, phrase]) =>
        isName(english, phrase) ? [[phrase, english] as const] : [],
      ),
    ]),
    languages.flatMap(({ code }) => searchWords.get(code)?.stopWords.split(' ') ?? []),
  )
}

function phrasesOf([english, phrases]: Entry): (readonly [string, string])[] {
  return phrases.split(',').map((phrase) => [phrase, english] as const)
}

type Entry = [english: string, phrases: SearchWords['meanings'][string]]

function isName(english: string, phrase: string): boolean {
  return !isLatin(phrase) && [english, phrase].every((text) => tokensOf(text).length <= MOST_WORDS)
}
