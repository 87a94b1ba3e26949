/**
 * Control characters except line ends and tabs, lone halves of surrogate pairs, and non-characters. A single one makes a
 * whole feed, calendar or JSON file unreadable to strict readers.
 */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The text without unreadable characters, which come with pasted or converted text. */
export function readableText(text: string): string {
  return text.replace(UNREADABLE, '')
}

/** The same value with every text in it readable. */
export function withReadableTexts(value: unknown): unknown {
  if (typeof value === 'string') return readableText(value)
  if (Array.isArray(value)) return value.map(withReadableTexts)
  // Only plain objects: a date, a stream or a file stays as it is.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withReadableTexts(inner)]))
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters of a letter with all its marks, at most; nobody writes longer ones on purpose. */
const LONGEST_LETTER = 32

/**
 * The first letters of a text, each whole: a letter of an Indian script is several characters.
 *
 * @param most the largest number of characters.
 */
export function wholeLetters(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // A letter that reaches beyond that number begins at most a few characters before its end.
  for (const { index, segment } of graphemes.segment(text.slice(0, most + LONGEST_LETTER))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** The words of a text that fit; a first word that is too long is cut after a whole letter. Without an ellipsis. */
export function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most)
  return end > 0 ? text.slice(0, end) : wholeLetters(text, most)
}
