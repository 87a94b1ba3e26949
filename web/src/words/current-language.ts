import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { english, type Language, offeredLanguages, phraseIn } from './languages'
import { withLanguage } from './own-address'
import { type PageLanguage, setPageLanguage } from './page-language'

/** Translations of the texts of records, by text. */
export type Translations = ReadonlyMap<string, string>

interface ResponseLanguage extends PageLanguage {
  language: Language
  /** Set once the response has read them. */
  translations: Translations
}

const none: Translations = new Map()
const current = new AsyncLocalStorage<ResponseLanguage>()

setPageLanguage(
  () => {
    const response = current.getStore()
    return response && response.language !== english ? response : null
  },
  (phrase, values) => phraseIn(currentLanguage(), phrase, values),
)

function responseLanguage(language: Language): ResponseLanguage {
  const response: ResponseLanguage = {
    ...language,
    language,
    translations: none,
    // Editors name cities and services; the code names statuses and kinds.
    name: (name) => response.translations.get(name) ?? phraseIn(language, name, {}) ?? name,
  }
  return response
}

/** The language of the response that is being made; English for work outside of responses. */
export function currentLanguage(): Language {
  return current.getStore()?.language ?? english
}

/** Makes a response in a language, or does work in it. */
export function inLanguage<T>(language: Language, make: () => T): T {
  return language === currentLanguage() ? make() : current.run(responseLanguage(language), make)
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
  return language === english ? url : withLanguage(language.code, url)
}
