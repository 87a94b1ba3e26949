import { withLanguage } from './own-address'

/**
 * The code of the page's language; `undefined` on an English page. The server has written it for scripts: a browser's
 * translator changes the `lang` of the page.
 */
export function languageOfDocument(): string | undefined {
  return document.documentElement.dataset.language
}

/**
 * An address of our own in the language of the page, for scripts.
 *
 * @param url path and query, as in English.
 */
export function addressOnPage(url: string): string {
  const code = languageOfDocument()
  return code === undefined ? url : withLanguage(code, url)
}
