import { addressFromPage } from './own-address'

export type PhraseValues = Readonly<Record<string, string | number>>

/** How a page in a language beside English speaks. The server has one a response, the browser one a page. */
export interface PageLanguage {
  /** The first segment of its addresses, and the value of `lang`. */
  code: string
  /** For numbers and dates. */
  locale: string
  direction: 'ltr' | 'rtl'
  /** @returns the name itself where nobody has translated it. */
  name(name: string): string
}

/** A message of the current page's catalogue with its values; `null` where the phrase itself is what the page says. */
type Messages = (phrase: string, values: PhraseValues) => string | null

let now: () => PageLanguage | null = () => null
let messages: Messages = () => null

/** Called once by the server, and by the browser's script on a page that is not in English. */
export function setPageLanguage(current: () => PageLanguage | null, messagesOf: Messages): void {
  now = current
  messages = messagesOf
}

/** The language of the current page; `null` in English, whose words are those of the code. */
export function pageLanguage(): PageLanguage | null {
  return now()
}

/** The locale of the current page for numbers and dates; `null` in English, which has formats of its own. */
export function pageLocale(): string | null {
  return now()?.locale ?? null
}

/** An address of our own from the current page, in its language. */
export function addressHere(url: string): string {
  const page = pageLanguage()
  return page ? addressFromPage(page.code, url) : url
}

/** A phrase as the catalogue of the current page has it; `null` where it has none. */
export function messageOnPage(phrase: string, values: PhraseValues): string | null {
  return messages(phrase, values)
}
