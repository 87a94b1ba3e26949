import { expect, it } from 'vitest'
import { countedWords, emptySearch } from '../src/index.js'

it.each([
  ['  Sea-View   Duplex ', 'sea-view duplex'],
  ['\u0939\u093f\u0928\u094d\u0926\u0940\u00a0\u0918\u0930', 'हिन्दी घर'],
  ['plot 400001', 'plot 400001'],
  ['7/12 form', '7/12 form'],
  ['24x7 water', '24x7 water'],
  ['zero\u200bwidth', 'zerowidth'],
  ['\u0915\u094d\u200d\u0937', '\u0915\u094d\u0937'],
])('%j is counted as %j', (typed, counted) => {
  expect(countedWords(typed)).toBe(counted)
})

it.each([
  'asha@ashlar.example',
  'call 98765 43210',
  '+91-98765-43210 flat',
  '९८७६५४३२१० घर',
  'www.ashlar.example',
  'https://ashlar.example/x',
  'pan abcde1234f',
  '1234 5678 9012 aadhaar',
  '1200',
  '',
  'word '.repeat(20),
])('%j is never kept', (typed) => {
  expect(countedWords(typed)).toBeNull()
})

it('takes only words that are counted', () => {
  expect(emptySearch.safeParse({ words: 'duplex', language: 'hi' }).success).toBe(true)
  for (const body of [{ words: 'Duplex', language: 'en' }, { words: 'a@b.example', language: 'en' }, { words: 'x' }]) {
    expect(emptySearch.safeParse(body).success).toBe(false)
  }
})
