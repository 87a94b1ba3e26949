import '@/words/current-language'
import { expect, it } from 'vitest'
import { floorsInWords } from './floors-in-words'

it.each([
  ['3B + G + 37', '3 basements, ground floor, 37 floors above'],
  ['B + G + 1 and B + G + 2', '1 basement, ground floor, 1 floor above; 1 basement, ground floor, 2 floors above'],
  ['P + 14', 'podium, 14 floors above'],
  ['S + 14', 'stilts, 14 floors above'],
  ['G', 'ground floor'],
  ['G + mezzanine', 'G + mezzanine'],
  ['Plots; G + 1 may be built', 'Plots; G + 1 may be built'],
  ['', ''],
])('floors written as %j are %j', (written, words) => {
  expect(floorsInWords(written)).toBe(words)
})
