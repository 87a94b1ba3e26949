/** Characters of a title that search engines show whole. */
const TITLE_LENGTH = 65
/** Characters of a description that search engines show whole. */
const DESCRIPTION_LENGTH = 160
/** What is left of a title or a description that is cut where it pauses says enough from here on. */
const LEAST_TITLE = 20
const LEAST_DESCRIPTION = 60

/** Letters of little words that wait for what follows (`of`, `the`): no text ends with one. */
const DANGLING = 3

/** Tells the pages of a list apart, so it is never cut. */
const PAGE_NUMBER = /, page \d{1,6}(?: of \d{1,6})?$/

/**
 * The title of a document: it says the brand, and is as short as search engines show it. A longer one ends where it
 * pauses (`Malls after ten years: the good ones …` becomes `Malls after ten years`), or else after a whole word.
 *
 * @param alone the title says the brand in its own way.
 * @param state of a list: its title ends with what was chosen, so that is kept as far as it fits.
 */
export function documentTitle(title: string, brandName: string, { alone = false, state = false } = {}): string {
  const brand = alone || title.includes(brandName) ? '' : ` | ${brandName}`
  const page = PAGE_NUMBER.exec(title)?.[0] ?? ''
  const words = title.slice(0, title.length - page.length)
  const room = TITLE_LENGTH - page.length - brand.length
  return `${cut(words, room, state ? null : /[:;,](?= )| \|(?= )/g, LEAST_TITLE)}${page}${brand}`
}

/** The description of a document: as many of its sentences as search engines show, or else its first whole words. */
export function documentDescription(text: string): string {
  return cut(text.trim(), DESCRIPTION_LENGTH, /(?<=[.!?])(?= )/g, LEAST_DESCRIPTION)
}

/** The words before the last pause that fits, when these are enough; else the words that fit before a mark of omission. */
function cut(text: string, room: number, pause: RegExp | null, least: number): string {
  if (text.length <= room) return text
  const pauses = pause ? [...text.matchAll(pause)].map(({ index }) => index) : []
  const last = pauses.findLast((at) => at >= least && at <= room)
  if (last !== undefined) return text.slice(0, last)
  const end = text.lastIndexOf(' ', room - 1)
  const words = text.slice(0, end > 0 ? end : room - 1).split(' ')
  while (words.length > 1 && (words.at(-1) ?? '').length <= DANGLING) words.pop()
  return `${words.join(' ').replace(/[,;:–-]$/, '')}…`
}
