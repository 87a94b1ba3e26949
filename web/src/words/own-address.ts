/** Addresses of files, which are the same in all languages. */
const OF_FILE = /^(?:\/(?:_astro|media|pictures|feeds|sitemaps)\/|[^?#]*\.\w{2,12}(?:[?#]|$))/
const OF_OWN_PAGE = /^\/(?!\/)/

/**
 * An address of our own in a language that its first segment names: `/projects` is `/hi/projects`.
 *
 * @param code of a language beside English.
 * @param url path and query, as in English.
 */
export function withLanguage(code: string, url: string): string {
  return `/${code}${url.replace(/^\/(?=\?|#|$)/, '')}`
}

/**
 * Where a link or form of a page in a language leads. Other sites, files and parts of the page have one address; an
 * editor may have written one that names the language already.
 *
 * @param code of a language beside English.
 */
export function addressFromPage(code: string, url: string): string {
  const names = url.startsWith(`/${code}`) && !/^[\w-]/.test(url.slice(1 + code.length))
  return names || !OF_OWN_PAGE.test(url) || OF_FILE.test(url) ? url : withLanguage(code, url)
}
