import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const WORDS = join(import.meta.dirname, '../../../docs/words.md')

/** A word with one meaning in labels, and the phrases that may contain it. */
export interface WordOfOneMeaning {
  word: string
  allowed: readonly string[]
}

/** The rows of the table below a heading in `docs/words.md`, without its header row. */
function rowsUnder(heading: string): string[][] {
  const part = readFileSync(WORDS, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const rows = part.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** Words that labels must not use: the left column of the first table. */
export const avoidedPhrases: readonly string[] = rowsUnder('What we say instead').map(([phrase = '']) => phrase)

/** The second table. */
export const wordsOfOneMeaning: readonly WordOfOneMeaning[] = rowsUnder('One meaning each').map(
  ([word = '', , , allowed = '']) => ({ word, allowed: allowed.split(';').map((phrase) => phrase.trim()) }),
)

/** Violations of the word list in a label; empty when there are none. */
export function faultsOf(label: string): string[] {
  const phrases = avoidedPhrases.filter((phrase) => holds(label, phrase))
  const words = wordsOfOneMeaning.filter(({ word, allowed }) => {
    const rest = allowed.reduce((text, phrase) => text.replace(matching(phrase), ''), label)
    return holds(rest, word)
  })
  return [...phrases, ...words.map(({ word }) => word)]
}

/**
 * Matches whole words, of a phrase too. A phrase with a capital must be at the start of a label; others match in any
 * case.
 */
function matching(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}’])${escaped}s?(?![\\p{L}’])`, /^\p{Lu}/u.test(phrase) ? 'gu' : 'giu')
}

function holds(text: string, phrase: string): boolean {
  return matching(phrase).test(text)
}
