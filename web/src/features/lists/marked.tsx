import { cutAtWords } from './find-words'

/** A text in which the search words are marked. */
export function Marked({ text, words }: { text: string; words: string }) {
  const pieces = cutAtWords(text, words)
  return pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, cut once on the server
    piece.found ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
