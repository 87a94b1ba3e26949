import 'server-only'
import { addressIn, splitLanguage } from '@/words/current-language'
import type { Language } from '@/words/languages'

/** Addresses of files, which are the same in all languages. */
const OF_FILE = /^\/(?:_astro|media|pictures|feeds|sitemaps)\/|\.\w{2,12}(?:[?#]|$)/
const OWN_ADDRESS = /<(?:a|form|button)\s[^<>]*/g
const TEXT = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<>]+)(?=<)/g
/** Elements without text of their own, and those whose text is no language. */
const WITHOUT_LANGUAGE = new Set(['script', 'style', 'code', 'time', 'input', 'img', 'br', 'wbr', 'hr', 'source'])
const ENGLISH_WORD = /[A-Za-z]{2}/

/**
 * The HTML of a page in a language other than English: addresses of our own stay in the language, and text in Latin
 * letters is marked as English, so that a screen reader pronounces it right. The letters tell the two apart, because
 * content may be translated field by field.
 *
 * @param html of the body.
 */
export function localisedHtml(html: string, language: Language): string {
  return html
    .replace(OWN_ADDRESS, (tag) => (/ hreflang="/i.test(tag) ? tag : inOwnLanguage(tag, language)))
    .replace(TEXT, (element, name: string, attributes: string, text: string) =>
      isEnglish(text) && !WITHOUT_LANGUAGE.has(name) && !/\slang=/.test(attributes)
        ? `<${name}${attributes} lang="en">${text}`
        : element,
    )
}

function inOwnLanguage(tag: string, language: Language): string {
  return tag.replace(/( (?:href|action|formaction)=")(\/(?!\/)[^"]*)/g, (attribute, before: string, url: string) =>
    OF_FILE.test(url) || splitLanguage(url).language === language ? attribute : before + addressIn(language, url),
  )
}

function isEnglish(text: string): boolean {
  return ENGLISH_WORD.test(text) && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text.replace(/&\w+;/g, ''))
}
