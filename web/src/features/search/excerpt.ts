import { wholeWords } from '@ashlar/contract'
import { termsOf, tokensOf } from './terms'

/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string
  found: boolean
}

const LENGTH = 190
const SENTENCE_ENDS = ['. ', '? ', '। ']

/** The part of a text with the most matches, cut at word boundaries, with its matches marked. */
export function excerptOf(text: string, terms: ReadonlySet<string>, length = LENGTH): Piece[] {
  if (text.length <= length) return piecesOf(text, terms)
  const found = tokensOf(text).flatMap(({ token, at }) => {
    const said = termsOf(token).filter((term) => terms.has(term))
    return said.length > 0 ? [{ at, end: at + token.length, said }] : []
  })
  let best = { from: 0, different: 0 }
  for (const [index, { at }] of found.entries()) {
    const different = new Set<string>()
    for (let next = index; (found[next]?.end ?? Number.POSITIVE_INFINITY) - at <= length; next++) {
      for (const term of found[next]?.said ?? []) different.add(term)
    }
    if (different.size > best.different) best = { from: at, different: different.size }
  }
  const from = startOf(text, best.from, length)
  const end = text.length - from <= length ? text.length : from + wholeWords(text.slice(from), length).length
  const stretch = text.slice(from, end).replace(/[\s,;:–]+$/, '')
  // No ellipsis after a complete sentence; otherwise it is attached to the last word, so that it never begins a line.
  const isCut = end < text.length && !/[.!?।][’”)]?$/.test(stretch)
  return [
    ...(from > 0 ? [{ text: '…\u00a0', found: false }] : []),
    ...piecesOf(stretch, terms),
    ...(isCut ? [{ text: '…', found: false }] : []),
  ]
}

/** Splits a text at its matches. The joined pieces are the original text. */
export function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { token, at } of tokensOf(text)) {
    // Half an e-mail address in bold would not be read as one.
    if (text[at + token.length] === '@' || !termsOf(token).some((term) => terms.has(term))) continue
    if (at > done) pieces.push({ text: text.slice(done, at), found: false })
    pieces.push({ text: token, found: true })
    done = at + token.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false })
  return pieces
}

/** The share of an excerpt that may stand before its match, so that it begins with a sentence. */
const MOST_BEFORE = 0.85

/**
 * Starts at the beginning of the match's sentence, otherwise, in a long one, at a word, with a third of the length before
 * the match.
 */
function startOf(text: string, found: number, length: number): number {
  const lead = Math.floor(length / 3)
  if (found <= lead) return 0
  const sentence = Math.max(...SENTENCE_ENDS.map((end) => text.lastIndexOf(end, found)))
  if (sentence >= Math.max(0, found - Math.floor(length * MOST_BEFORE))) return sentence + 2
  return text.lastIndexOf(' ', found - lead) + 1
}
