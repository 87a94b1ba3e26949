/** Something that can be found, as the search sees it. */
export interface Findable {
  kind: string
  title: string
  href: string
  /** Everything else it says, as plain text. */
  text: string
}

export interface Hit extends Findable {
  excerpt: string
}

const TITLE_WEIGHT = 10
const EXCERPT_LENGTH = 180

/**
 * Finds what holds every word of the query, those in whose title the words stand first.
 *
 * @param query as typed; case, accents and punctuation do not count.
 */
export function search(query: string, findables: readonly Findable[]): Hit[] {
  const words = normalise(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return findables
    .map((findable) => ({ findable, score: scoreOf(words, findable) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.findable.title.localeCompare(b.findable.title))
    .map(({ findable }) => ({ ...findable, excerpt: excerptOf(findable.text, words) }))
}

function scoreOf(words: readonly string[], { title, text }: Findable): number {
  const inTitle = normalise(title)
  const inText = normalise(text)
  let score = 0
  for (const word of words) {
    const titleHits = count(inTitle, word)
    const textHits = count(inText, word)
    if (titleHits + textHits === 0) return 0
    score += titleHits * TITLE_WEIGHT + Math.min(textHits, TITLE_WEIGHT)
  }
  return score
}

/** How often a word of the text begins with this one. */
function count(text: string, word: string): number {
  return ` ${text}`.split(` ${word}`).length - 1
}

function excerptOf(text: string, words: readonly string[]): string {
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0)
  const first = found.length > 0 ? Math.min(...found) : 0
  const start = first < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', first - EXCERPT_LENGTH / 2) + 1
  const end = text.length - start <= EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}

function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
