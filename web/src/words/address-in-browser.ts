/** The `lang` of a page in a language beside English is its code, which begins its addresses; English has `en-IN`. */
const CODE = /^[a-z]{2}$/

/**
 * An address of our own in the language of the page, for scripts. The server writes such addresses into the finished HTML.
 *
 * @param url path and query, as in English.
 */
export function addressOnPage(url: string): string {
  const { lang } = document.documentElement
  return CODE.test(lang) ? `/${lang}${url}` : url
}
