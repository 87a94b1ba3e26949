import type pageWords from './catalogues/hi/page.json'
import type scriptWords from './catalogues/hi/scripts.json'

/** An English phrase that catalogues translate; it may hold values as `{name}`. The Hindi one has them all. */
export type Phrase = keyof typeof pageWords | keyof typeof scriptWords

export type PhraseValues = Readonly<Record<string, string | number>>

/** @returns the phrase in the language of the current page; `null` where it is not translated. */
type Translator = (phrase: string, values: PhraseValues) => string | null

let translate: Translator = () => null
let localeNow: () => string | null = () => null

/**
 * Called once by the server, and by the browser's script on a page that is not in English.
 *
 * @param locale that of the current page; `null` in English.
 */
export function setTranslator(translator: Translator, locale: () => string | null): void {
  translate = translator
  localeNow = locale
}

/** The locale of the current page for numbers and dates; `null` in English, which has formats of its own. */
export function pageLocale(): string | null {
  return localeNow()
}

/**
 * A phrase of the interface, in the language of the page. The English phrase is the key of the catalogues, so that a
 * component reads as its page does, and English needs no catalogue.
 *
 * @param values for the places `{name}` of the phrase.
 */
export function say(phrase: Phrase, values: PhraseValues = {}): string {
  return sayIfKnown(phrase, values)
}

/** A text that comes from a table, such as the label of a field: in English where no catalogue has it. */
export function sayIfKnown(text: string, values: PhraseValues = {}): string {
  return translate(text, values) ?? withValues(text, values)
}

function withValues(text: string, values: PhraseValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
