/** Without line ends and tabs. One of them makes a whole feed, calendar or file of JSON unreadable to strict readers. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The text without control characters and halves of characters, which come with what was pasted or converted. */
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

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The first letters of a text, each whole: a letter of an Indian script is several characters.
 *
 * @param room in characters.
 */
export function wholeLetters(text: string, room: number): string {
  if (text.length <= room) return text
  let end = 0
  // A letter that reaches beyond the room begins at most a few characters before its end.
  for (const { index, segment } of letters.segment(text.slice(0, room + LONGEST_LETTER))) {
    if (index + segment.length > room) break
    end = index + segment.length
  }
  return text.slice(0, end)
}

/** Characters of a letter with all its marks, at most; nobody writes longer ones on purpose. */
const LONGEST_LETTER = 32

/** The words of a text that fit; a first word that is too long is cut after a whole letter. Without an ellipsis. */
export function wholeWords(text: string, room: number): string {
  if (text.length <= room) return text
  const end = text.lastIndexOf(' ', room)
  return end > 0 ? text.slice(0, end) : wholeLetters(text, room)
}
