import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const LETTER = '[\\u0900-\\u0963\\u0970-\\u097f]'

/** What the word list refuses: the words in italics after a ‘not’. */
const refused = [...read('docs/hindi-words.md').matchAll(/\bnot ((?:\*[^*\n]+\*(?:, | or )?)+)/g)]
  .flatMap(([, words = '']) => words.split('*'))
  .filter((word) => /\p{Script=Devanagari}/u.test(word))

const texts = [...seeds(), ...phrases(), ...read('content/src/mail/hindi-words.ts').split('\n')]

test('no Hindi text uses a word that the word list refuses', () => {
  expect(refused).toContain('पृष्ठ')
  const found = refused.flatMap((word) => {
    const pattern = new RegExp(`(?<!${LETTER})${word}(?:ों|ें|े|ी)?(?!${LETTER})`, 'u')
    return texts.filter((text) => pattern.test(text)).map((text) => `${word}: ${text}`)
  })
  expect(found).toEqual([])
})

test('no word of the Hindi texts is spelt with and without its nukta or its candrabindu', () => {
  const spellings = new Map<string, Set<string>>()
  for (const word of texts.flatMap((text) => text.normalize('NFD').match(new RegExp(`${LETTER}+`, 'gu')) ?? [])) {
    const plain = word.replaceAll('\u093c', '').replaceAll('ँ', 'ं')
    spellings.set(plain, (spellings.get(plain) ?? new Set()).add(word))
  }
  expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([])
})

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function seeds(): string[] {
  return readdirSync(join(ROOT, 'content/seed'))
    .filter((name) => name.startsWith('translations-'))
    .flatMap((name): { texts: { translation: string }[] }[] => JSON.parse(read(`content/seed/${name}`)))
    .flatMap((record) => record.texts.map(({ translation }) => translation))
}

function phrases(): string[] {
  return ['page', 'scripts'].flatMap((name) =>
    Object.values<string>(JSON.parse(read(`web/src/words/catalogues/hi/${name}.json`))),
  )
}
