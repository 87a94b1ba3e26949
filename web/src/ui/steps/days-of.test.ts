import { expect, it } from 'vitest'
import { daysOf, wholeTimeOf } from './days-of'

it.each([
  ['7\u00a0working\u00a0days', 9.8],
  ['10\u00a0days', 10],
  ['3–5\u00a0weeks', 28],
  ['12–30\u00a0months', 630],
  ['8\u00a0weeks a tower', 56],
  ['1–2 weekends', 10.5],
  ['240\u00a0minutes', 0.5],
  ['Monthly', null],
  ['As drawn', null],
  ['', null],
])('%s takes %s days', (words, days) => {
  const found = daysOf(words)
  if (days === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(days)
})

it('adds the durations of all steps, and says nothing when one is not known', () => {
  expect(wholeTimeOf([{ takes: '10 days' }, { takes: '3–5 weeks' }])).toBe(38)
  expect(wholeTimeOf([{ takes: '10 days' }, { takes: 'As drawn' }, { takes: '3–5 weeks' }])).toBeNull()
  expect(wholeTimeOf([{ takes: '10 days' }])).toBeNull()
})
