import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { avoidedPhrases, faultsOf, wordsOfOneMeaning } from '../../support/expected/words.js'

const ROOT = join(import.meta.dirname, '../../..')
const SOURCES = join(ROOT, 'web/src')
const TEXTS = ['content/seed/search-page.json', 'brand/site-settings.json']

/** Code without its comments, because a comment may mention a label. */
function labelsIn(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Single words cannot be checked in code, which uses them as names; the rendered pages are checked for those. */
const phrases = avoidedPhrases.filter((phrase) => phrase.includes(' ') && phrase !== 'All in')

it('no label in the code uses words that the word list replaces', () => {
  expect(phrases.length).toBeGreaterThan(40)
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(SOURCES, file))
  const found = [...sources, ...TEXTS.map((file) => join(ROOT, file))].flatMap((file) => {
    const text = labelsIn(file)
    return phrases
      .filter((phrase) => text.includes(phrase))
      .map((phrase) => `${file.slice(ROOT.length + 1)}: ${phrase}`)
  })
  expect(found).toEqual([])
})

it('finds labels that violate the list, and accepts others', () => {
  expect(wordsOfOneMeaning.map(({ word }) => word)).toEqual(['desk', 'letter', 'papers'])
  expect(faultsOf('Ask the bank desk')).toEqual(['desk'])
  expect(faultsOf('As in your lender’s letter')).toEqual([])
  expect(faultsOf('3 ticked')).toEqual(['ticked'])
  expect(faultsOf('Newsletter')).toEqual([])
  expect(faultsOf('How it goes')).toEqual(['How it goes'])
  expect(faultsOf('Only looking so far')).toEqual([])
  expect(faultsOf('All included')).toEqual([])
})
