import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const WORDS = join(import.meta.dirname, '../../../docs/words.md')

/** A word that has one meaning in labels, and the phrases in which it may stand. */
export interface WordOfOneMeaning {
  word: string
  allowed: readonly string[]
}

/** The rows of the table in `docs/words.md` under a heading, without its head. */
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

/** What no label says: the left column of the first table. */
export const avoidedPhrases: readonly string[] = rowsUnder('What we say instead').map(([phrase = '']) => phrase)

/** The second table. */
export const wordsOfOneMeaning: readonly WordOfOneMeaning[] = rowsUnder('One meaning each').map(
  ([word = '', , , allowed = '']) => ({ word, allowed: allowed.split(';').map((phrase) => phrase.trim()) }),
)

/** What in a label is against the word list; empty for a label that is not. */
export function faultsOf(label: string): string[] {
  const phrases = avoidedPhrases.filter((phrase) => holds(label, phrase))
  const words = wordsOfOneMeaning.filter(({ word, allowed }) => {
    const rest = allowed.reduce((text, phrase) => text.replace(matching(phrase), ''), label)
    return holds(rest, word)
  })
  return [...phrases, ...words.map(({ word }) => word)]
}

/** Whole words, of one or of many. What begins with a capital begins a label; the rest is found in any case. */
function matching(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}’])${escaped}s?(?![\\p{L}’])`, /^\p{Lu}/u.test(phrase) ? 'gu' : 'giu')
}

function holds(text: string, phrase: string): boolean {
  return matching(phrase).test(text)
}
