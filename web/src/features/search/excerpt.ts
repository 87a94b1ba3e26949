import { termsOf, tokensOf } from './terms'

/** A piece of a text, and whether it says what was looked for. */
export interface Piece {
  text: string
  found: boolean
}

const LENGTH = 190

/** The stretch of a text that says most of what was looked for, cut at words, with the words found. */
export function excerptOf(text: string, terms: ReadonlySet<string>, length = LENGTH): Piece[] {
  if (text.length <= length) return piecesOf(text, terms)
  const found = tokensOf(text).flatMap(({ token, at }) => {
    const said = termsOf(token).filter((term) => terms.has(term))
    return said.length > 0 ? [{ at, end: at + token.length, said }] : []
  })
  let best = { from: 0, different: 0 }
  for (const [place, { at }] of found.entries()) {
    const different = new Set<string>()
    for (let next = place; (found[next]?.end ?? Number.POSITIVE_INFINITY) - at <= length; next++) {
      for (const term of found[next]?.said ?? []) different.add(term)
    }
    if (different.size > best.different) best = { from: at, different: different.size }
  }
  const from = startOf(text, best.from, length)
  const end = text.length - from <= length ? text.length : text.lastIndexOf(' ', from + length)
  const stretch = text.slice(from, end).replace(/[\s,;:–]+$/, '')
  // What ends with its sentence is not cut; a mark for a cut hangs on the last word, never alone on a line.
  const isCut = end < text.length && !/[.!?][’”)]?$/.test(stretch)
  return [
    ...(from > 0 ? [{ text: '…\u00a0', found: false }] : []),
    ...piecesOf(stretch, terms),
    ...(isCut ? [{ text: '…', found: false }] : []),
  ]
}

/** A text cut where it says what was looked for. Joined, the pieces are the text again. */
export function piecesOf(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { token, at } of tokensOf(text)) {
    if (!termsOf(token).some((term) => terms.has(term))) continue
    if (at > done) pieces.push({ text: text.slice(done, at), found: false })
    pieces.push({ text: token, found: true })
    done = at + token.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), found: false })
  return pieces
}

/** A sentence's beginning where one is near before the words, else a word's with a third of the stretch before them. */
function startOf(text: string, found: number, length: number): number {
  const lead = Math.floor(length / 3)
  if (found <= lead) return 0
  const sentence = Math.max(text.lastIndexOf('. ', found), text.lastIndexOf('? ', found))
  if (sentence >= Math.max(0, found - lead * 2)) return sentence + 2
  return text.lastIndexOf(' ', found - lead) + 1
}
