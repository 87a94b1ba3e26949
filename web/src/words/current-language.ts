import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { english, type Language, offeredLanguages, phraseIn } from './languages'
import { setTranslator } from './say'

const current = new AsyncLocalStorage<Language>()

setTranslator(
  (phrase, values) => {
    const language = currentLanguage()
    return language === english ? null : phraseIn(language, phrase, values)
  },
  () => {
    const language = currentLanguage()
    return language === english ? null : language.locale
  },
)

/** The language of the response that is being made; English for work outside of responses. */
export function currentLanguage(): Language {
  return current.getStore() ?? english
}

/** Makes a response in a language. */
export function inLanguage<T>(language: Language, make: () => T): T {
  return language === currentLanguage() ? make() : current.run(language, make)
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
