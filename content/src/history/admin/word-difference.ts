/** A run of words that is in both texts, or in only one. */
export interface DifferencePiece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/**
 * Limit on comparisons in the browser, so that an editor does not wait. Above it the texts are shown as wholly
 * different.
 */
const MOST_COMPARISONS = 1_000_000

/** Compares two texts word by word. */
export function wordDifference(before: string, after: string): DifferencePiece[] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ])
}

/** Words and the spaces between them; joined, the pieces are the text again. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** Longest common subsequence of words, with its table filled from the end. */
function middle(old: readonly string[], now: readonly string[]): DifferencePiece[] {
  if (old.length * now.length > MOST_COMPARISONS) return whole(old, now)
  const width = now.length + 1
  const common = new Uint32Array((old.length + 1) * width)
  /** The weight of what the words from `i` in the old text and from `j` in the new one have in common. */
  const commonFrom = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? commonFrom(i + 1, j + 1) + weightOf(now[j] ?? '')
          : Math.max(commonFrom(i + 1, j), commonFrom(i, j + 1))
    }
  }
  const pieces: DifferencePiece[] = []
  let i = 0
  let j = 0
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      pieces.push({ kind: 'same', text: old[i] ?? '' })
      i += 1
      j += 1
    } else if (commonFrom(i + 1, j) >= commonFrom(i, j + 1)) {
      pieces.push({ kind: 'gone', text: old[i] ?? '' })
      i += 1
    } else {
      pieces.push({ kind: 'new', text: now[j] ?? '' })
      j += 1
    }
  }
  return [...pieces, ...whole(old.slice(i), now.slice(j))]
}

/** A kept word counts for more than a kept space. */
function weightOf(text: string): number {
  return text.trim() === '' ? 1 : 2
}

/** Two texts as wholly different. */
function whole(old: readonly string[], now: readonly string[]): DifferencePiece[] {
  return [
    { kind: 'gone', text: old.join('') },
    { kind: 'new', text: now.join('') },
  ]
}

/** Joins neighbouring pieces of the same kind. */
function joined(pieces: readonly DifferencePiece[]): DifferencePiece[] {
  const runs: DifferencePiece[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (piece.text === '') continue
    if (last?.kind === piece.kind) last.text += piece.text
    else runs.push({ ...piece })
  }
  return runs
}
