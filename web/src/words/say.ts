import type pageWords from './catalogues/hi/page.json'
import type scriptWords from './catalogues/hi/scripts.json'
import { messageOnPage, type PhraseValues, pageLanguage } from './page-language'

/** An English phrase that catalogues translate; it may hold values as `{name}`. The Hindi one has them all. */
export type Phrase = keyof typeof pageWords | keyof typeof scriptWords

/**
 * A phrase of the interface, in the language of the page. The English phrase is the key of the catalogues, so that a
 * component reads as its page does, and English needs no catalogue.
 *
 * @param values for the places `{name}` of the phrase.
 */
export function say(phrase: Phrase, values: PhraseValues = {}): string {
  return sayMessage(phrase, values)
}

/** A phrase that arrives as data: from the checks of the contract, or in an answer of the server. */
export function sayMessage(message: string, values: PhraseValues = {}): string {
  return messageOnPage(message, values) ?? withValues(message, values)
}

/**
 * A name that records refer to and addresses hold in English, such as a city, a category or a status, in the language of
 * the page. Nothing that a visitor typed is a name.
 */
export function sayName(name: string): string {
  return pageLanguage()?.name(name) ?? name
}

/** Names in a row, such as `Apartments, Worli, Mumbai`, without the empty ones. */
export function sayNames(names: readonly string[]): string {
  return names.filter(Boolean).map(sayName).join(', ')
}

function withValues(text: string, values: PhraseValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
