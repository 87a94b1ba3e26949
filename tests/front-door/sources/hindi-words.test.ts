import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/lib/files/paths.mjs'

const LETTER = '[\\u0900-\\u0963\\u0970-\\u097f]'

/** What a Hindi newspaper prints in Latin letters too, and names that are in no list. */
const AS_WRITTEN =
  `Ashlar Ghorpade Meridian Sahyadri Bank Horniman Lane Mission Row Pilaster Road Torsion Software Global
  Privacy Control Do Not Track OpenStreetMap WhatsApp JavaScript HTML WebGL WCAG AA axe PDF DOC DOCX CSV MB QR BHK RERA GST EMI
  PAN CSR SEBI REIT LRD BOQ NRE NRO NRI NA FSSAI Ind AS CRZ BKC CMH OMR MRTS FM Khan Wadia Sohna Thirds Neem Court Leela Ramesh Kamath Sharada Sulabha Ranade Maidan Bakehouse uPVC ga gid gat gcl MahaRERA GujRERA TG TS UP
  NIBM KYC OTP CSS Python React TypeScript TNRERA TN WBRERA KA AG GGM GJ WB AGGO DEMO Agent`.split(/\s+/)

/** What the word list refuses: the words in italics after a ‘not’. */
const refused = [...read('docs/hindi-words.md').matchAll(/\bnot ((?:\*[^*\n]+\*(?:, | or )?)+)/g)]
  .flatMap(([, words = '']) => words.split('*'))
  .filter((word) => /\p{Script=Devanagari}/u.test(word))

const texts = [...seeds(), ...phrases(), ...read('content/src/mail/hindi-words.ts').split('\n')]

test('no Hindi text uses a word that the word list refuses', () => {
  expect(refused).toContain('पृष्ठ')
  const found = refused.flatMap((word) => {
    const pattern = new RegExp(`(?<!${LETTER})${word}(?:ओं|एँ|ों|ें|े|ी)?(?!${LETTER})`, 'u')
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

test('no Hindi sentence ends with a full stop, and no word stands twice in a row', () => {
  const fullStop = new RegExp(`${LETTER}[)”’]?\\.(?:\\s|$)`, 'u')
  const twice = new RegExp(`(?<!${LETTER})(${LETTER}+)\\s\\1(?!${LETTER})`, 'u')
  expect(fullStop.test('यह घर है.')).toBe(true)
  expect(twice.test('घर का का पता')).toBe(true)
  expect(texts.filter((text) => fullStop.test(text) || twice.test(text))).toEqual([])
})

test('no English word stands in a Hindi text, beside names and what everybody writes in Latin letters', () => {
  const known = new Set([...latinWords(names().join(' ')), ...AS_WRITTEN])
  const english = [...seeds(), ...phrases()]
    .filter((text) => new RegExp(LETTER, 'u').test(text))
    .flatMap((text) => latinWords(text).filter((word) => !known.has(word)))
  expect([...new Set(english)]).toEqual([])
})

/** Latin words without what code reads: places of values, plurals, addresses of links and of mail. */
function latinWords(text: string): string[] {
  const words = text
    .replace(/\{\w+\}|\w+, plural,|\b(?:one|other)(?= \{)|\]\([^)]*\)|\S+@\S+|\bwww\.\S+|ashlar\.example/g, ' ')
    .match(/[A-Za-z]{2,}/g)
  return words ?? []
}

/** Names of people, firms, products and projects, which stay in Latin letters. */
function names(): string[] {
  const named = ['leaders', 'consolidated-projects'].flatMap((file): { name: string }[] =>
    JSON.parse(read(`content/seed/${file}.json`)),
  )
  const same = translations().filter(({ text, translation }) => text === translation)
  return [...named.map(({ name }) => name), ...same.map(({ text }) => text)]
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function seeds(): string[] {
  return translations().map(({ translation }) => translation)
}

function translations(): { text: string; translation: string }[] {
  return readdirSync(join(ROOT, 'content/seed'))
    .filter((name) => name.startsWith('translations-'))
    .flatMap((name): { texts: { text: string; translation: string }[] }[] => JSON.parse(read(`content/seed/${name}`)))
    .flatMap(({ texts: ofRecord }) => ofRecord)
}

function phrases(): string[] {
  return ['page', 'scripts'].flatMap((name) =>
    Object.values<string>(JSON.parse(read(`web/src/words/catalogues/hi/${name}.json`))),
  )
}
