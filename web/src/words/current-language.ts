import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { english, type Language, offeredLanguages, phraseIn } from './languages'
import { setTranslator } from './say'

/** Translations of the texts of records, by text. */
export type Translations = ReadonlyMap<string, string>

interface ResponseLanguage {
  language: Language
  /** Set once the response has read them. */
  translations: Translations
}

const none: Translations = new Map()
const current = new AsyncLocalStorage<ResponseLanguage>()

setTranslator(
  (phrase, values) => {
    const { language, translations } = current.getStore() ?? inEnglish
    if (language === english) return null
    // Names that records refer to, such as those of cities, are content that views show as they show their own words.
    const inWords = Object.entries(values).map(([name, value]) => [name, translations.get(String(value)) ?? value])
    return phraseIn(language, phrase, Object.fromEntries(inWords)) ?? translations.get(phrase) ?? null
  },
  () => {
    const language = currentLanguage()
    return language === english ? null : language.locale
  },
)

const inEnglish: ResponseLanguage = { language: english, translations: none }

/** The language of the response that is being made; English for work outside of responses. */
export function currentLanguage(): Language {
  return current.getStore()?.language ?? english
}

/** Makes a response in a language, or does work in it. */
export function inLanguage<T>(language: Language, make: () => T): T {
  return language === currentLanguage() ? make() : current.run({ language, translations: none }, make)
}

/** Gives the current response the translations of its language. Work in English has none. */
export function translateBy(translations: Translations): void {
  const response = current.getStore()
  if (response && response.language !== english) response.translations = translations
}

/** The translations of the current response. */
export function currentTranslations(): Translations {
  return current.getStore()?.translations ?? none
}

/**
 * The language of an address, and the address of the same page in English: `/hi/projects?page=2` is `/projects?page=2`
 * in Hindi. An address in a language that the site does not offer is an English one.
 *
 * @param url path and query.
 */
export function splitLanguage(url: string): { language: Language; url: string } {
  const code = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1]
  const language = code === undefined ? undefined : offeredLanguages().find((known) => known.code === code)
  if (!language || language === english) return { language: english, url }
  const rest = url.slice(1 + language.code.length)
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/**
 * An address of our own in a language.
 *
 * @param url path and query, as in English.
 */
export function addressIn(language: Language, url: string): string {
  if (language === english) return url
  return `/${language.code}${url.replace(/^\/(?=\?|#|$)/, '')}`
}
