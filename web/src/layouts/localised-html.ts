import 'server-only'
import { addressIn, splitLanguage } from '@/words/current-language'
import type { Language } from '@/words/languages'
import { sayIfKnown } from '@/words/say'

/** Addresses of files, which are the same in all languages. */
const OF_FILE = /^(?:\/(?:_astro|media|pictures|feeds|sitemaps)\/|[^?#]*\.\w{2,12}(?:[?#]|$))/
const OWN_ADDRESS = /<(?:a|form|button)\s[^<>]*/g
/** A text with the tag before it: the beginning of its element, or the end of another one. */
const TEXT = /<(\/?[a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<>]+)(?=<)/g
/** An element that begins with an emphasised word or figure, with the text of its line or paragraph. */
const BEGINS_EMPHASISED =
  /<(p|li|h[1-6]|d[dt]|t[dh]|a|span|div)((?:\s[^<>]*)?)>(?=<(?:strong|b|em|span)[\s>])([^<>]*(?:<\/?(?:strong|b|em|i|a|span|mark|abbr|small|time|w?br)(?:\s[^<>]*)?>[^<>]*)*)/g
/** Elements whose text is no language, or is what the visitor has typed. */
const WITHOUT_WORDS = new Set(['script', 'style', 'code', 'textarea'])
/** Tags that cannot say in which language the text after them is. */
const WITHOUT_LANGUAGE = new Set(['time', 'input', 'img', 'br', 'wbr', 'hr', 'source'])
const ENGLISH_WORD = /[A-Za-z]{2}/

/** What stands between the names of a row, before the first and after the last. */
const BETWEEN_NAMES = /( ?[,;:·](?: |$)|\.$)/
/** The end of a postal address, which stays as it is written: half of it in another script could not be read to a driver. */
const POSTAL_CODE = /\b\d{3}[ \u00a0]?\d{3}\b/
/** Words that all begin with a capital or a digit. */
const NAME = /^[A-Z\d][^\s]*(?:\s[A-Z\d&–-][^\s]*){0,4}$/
/** Numbers whose parts a right-to-left line would show in reverse: telephone numbers and ranges such as `2019–24`. */
const NUMBER_IN_PARTS = /\+\d[\d \u00a0-]{4,20}\d|(?<![\d.,:])₹?\d[\d.,:]{0,15}[ \u00a0]?–[ \u00a0]?₹?\d[\d.,:]{0,15}/g
/** Signs that keep what stands between them from left to right; unlike elements, they fit into every text. */
const ISOLATE = ['\u2066', '\u2069'] as const
/** Attributes that are read aloud or shown. */
const WORDS_OF_ATTRIBUTE = /( (?:alt|aria-label|title|placeholder)=")([^"<>]+)(?=")/g

/**
 * The HTML of a page in a language other than English: addresses of our own stay in the language; names that stand alone
 * (a city, a category, the title of a service) are translated, because records refer to them in English; and other text
 * in Latin letters is marked as English, so that a screen reader pronounces it right. The letters tell the two apart,
 * because content may be translated field by field. A line such as `**62%** of all leases` is marked as a whole: on a
 * page that runs from right to left, its figure would stand at its end. Style sheets keep marked text from left to right
 * on such a page; numbers in the language's own text are kept so here.
 *
 * @param html of the body.
 */
export function localisedHtml(html: string, language: Language): string {
  return html
    .replace(OWN_ADDRESS, (tag) => (/ hreflang="/i.test(tag) ? tag : inOwnLanguage(tag, language)))
    .replace(WORDS_OF_ATTRIBUTE, (attribute, before: string, text: string) =>
      isEnglish(text) ? before + translated(text) : attribute,
    )
    .replace(BEGINS_EMPHASISED, (element, name: string, attributes: string, line: string) =>
      isMarked(attributes) || !isEnglishLine(line) ? element : `<${name}${attributes} lang="en">${line}`,
    )
    .replace(TEXT, (element, name: string, attributes: string, text: string) => {
      if (WITHOUT_WORDS.has(name) || isMarked(attributes)) return element
      const words = isEnglish(text) ? translated(text) : withNames(text)
      if (!isEnglish(words)) return `<${name}${attributes}>${inOrder(words, language)}`
      const marks = !name.startsWith('/') && !WITHOUT_LANGUAGE.has(name)
      if (marks) return `<${name}${attributes} lang="en">${words}`
      const stands = WITHOUT_LANGUAGE.has(name) || /^\s*[₹\d]/.test(words)
      return `<${name}${attributes}>${stands ? isolated(words, language) : words}`
    })
}

function isMarked(attributes: string): boolean {
  return /\slang=/.test(attributes)
}

/** Whether a line of several pieces is English, and none of them is a name that is translated by itself. */
function isEnglishLine(html: string): boolean {
  const pieces = html.split(/<[^<>]*>/).filter((piece) => piece.trim() !== '')
  return pieces.length > 1 && isEnglish(pieces.join(' ')) && pieces.every((piece) => translated(piece) === piece)
}

/** The translation of a text of the finished HTML; the text itself when there is none. */
function translated(html: string): string {
  const words = html.trim()
  const plain = words.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '')
  const known = sayIfKnown(plain)
  const said = known === plain ? eachTranslated(plain) : known
  const escaped = said.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return isEnglish(escaped) ? html : html.replace(words, () => escaped)
}

/**
 * A row of names, such as `Apartments, Worli, Mumbai`, with each name translated. A sentence stays as it is: it has a part
 * that is neither known nor a name.
 */
function eachTranslated(words: string): string {
  if (POSTAL_CODE.test(words)) return words
  const parts = words.split(BETWEEN_NAMES)
  const said = parts.map((part, at) => (at % 2 === 1 ? part : sayIfKnown(part)))
  const isRow = parts.every((part, at) => at % 2 === 1 || said[at] !== part || part === '' || NAME.test(part))
  return isRow ? said.join('') : words
}

/** A row of which only some parts are translated, such as `ब्रोकर, Sundar Vaddo Homes, Panaji`, with its other names too. */
function withNames(html: string): string {
  if (!ENGLISH_WORD.test(html) || !BETWEEN_NAMES.test(html) || POSTAL_CODE.test(html)) return html
  const parts = html.split(BETWEEN_NAMES)
  return parts.map((part, at) => (at % 2 === 0 && isEnglish(part) ? translated(part) : part)).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }

function inOwnLanguage(tag: string, language: Language): string {
  return tag.replace(/( (?:href|action|formaction)=")(\/(?!\/)[^"]*)/g, (attribute, before: string, url: string) =>
    OF_FILE.test(url) || splitLanguage(url).language === language ? attribute : before + addressIn(language, url),
  )
}

function inOrder(text: string, { direction }: Language): string {
  return direction === 'rtl' ? text.replace(NUMBER_IN_PARTS, ISOLATE.join('$&')) : text
}

/** An English text whose element cannot be marked, such as an amount after its label. */
function isolated(text: string, { direction }: Language): string {
  return direction === 'rtl' ? text.replace(text.trim(), (words) => ISOLATE.join(words)) : text
}

function isEnglish(text: string): boolean {
  return ENGLISH_WORD.test(text) && !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text.replace(/&\w+;/g, ''))
}
