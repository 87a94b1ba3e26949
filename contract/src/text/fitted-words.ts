import { wholeWords } from './readable-text.js'

/** Characters of a title that search engines show. */
const TITLE_LENGTH = 65
/** Characters of a description that search engines show. */
const DESCRIPTION_LENGTH = 160
/** The least number of characters after cutting at a punctuation mark, for a title and a description. */
const LEAST_TITLE = 20
const LEAST_DESCRIPTION = 60

/** The most letters of short words such as `of` and `the`: no cut text ends with one. */
const DANGLING = 3

/** Distinguishes the pages of a list, so it is never cut. */
const PAGE_NUMBER = /, [\p{L}\p{M}]{1,20} \d{1,6}(?: of \d{1,6})?$/u

/**
 * The title of a document, with the brand, as long as search engines show it. A longer one is cut at a punctuation mark
 * (`Malls after ten years: the good ones …` becomes `Malls after ten years`), or else after a whole word.
 *
 * @param alone the title already contains the brand.
 * @param state of a list: the title ends with the active filters, which are kept as far as they fit.
 */
export function documentTitle(title: string, brandName: string, { alone = false, state = false } = {}): string {
  if (!title) return brandName
  const brand = alone || title.includes(brandName) ? '' : ` | ${brandName}`
  const page = PAGE_NUMBER.exec(title)?.[0] ?? ''
  const words = title.slice(0, title.length - page.length)
  const longest = TITLE_LENGTH - page.length - brand.length
  return `${cut(words, longest, state ? null : /[:;,](?= )| \|(?= )/g, LEAST_TITLE)}${page}${brand}`
}

/** The description of a document: as many of its sentences as search engines show, or else its first whole words. */
export function documentDescription(text: string): string {
  return cut(text.trim(), DESCRIPTION_LENGTH, /(?<=[.!?।])(?= )/g, LEAST_DESCRIPTION)
}

/**
 * The text up to the last punctuation mark that fits, when it is long enough; otherwise the words that fit, and an
 * ellipsis.
 */
function cut(text: string, longest: number, pause: RegExp | null, least: number): string {
  if (text.length <= longest) return text
  const pauses = pause ? [...text.matchAll(pause)].map(({ index }) => index) : []
  const last = pauses.findLast((at) => at >= least && at <= longest)
  if (last !== undefined) return text.slice(0, last)
  const words = wholeWords(text, longest - 1).split(' ')
  while (words.length > 1 && (words.at(-1) ?? '').length <= DANGLING) words.pop()
  return `${words.join(' ').replace(/[,;:–-]$/, '')}…`
}
