import { foldText, withLatinDigits } from '@ashlar/contract'

/**
 * Whether a text contains every word of a query at the beginning of one of its own words. Case, accents and punctuation
 * are ignored. A query without a word matches nothing.
 */
export function containsWords(text: string, query: string): boolean {
  const inside = ` ${plain(text)}`
  const words = wordsOf(query)
  return words.length > 0 && words.every((word) => inside.includes(` ${word}`))
}

/** Splits the text at the words of a query, so that they can be marked. The joined pieces are the original text. */
export function splitAtWords(text: string, query: string): { text: string; found: boolean }[] {
  const words = wordsOf(query)
  if (words.length === 0) return [{ text, found: false }]
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, found: words.some((word) => plain(piece).startsWith(word)) }))
    .reduce<{ text: string; found: boolean }[]>((pieces, piece) => {
      const last = pieces.at(-1)
      if (last && !last.found && !piece.found) last.text += piece.text
      else pieces.push(piece)
      return pieces
    }, [])
}

/** A text in which the search words are marked for the eye: read out, each mark would break a sentence. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const pieces = splitAtWords(text, words)
  return pieces.map(({ text: piece, found }, index) => {
    if (!found) return piece
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
      <mark key={index} role="presentation">
        {piece}
      </mark>
    )
  })
}

function wordsOf(query: string): string[] {
  return plain(query).split(' ').filter(Boolean)
}

/** Marks are parts of words: the vowels of Indian scripts are marks. */
function plain(text: string): string {
  return foldText(withLatinDigits(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
