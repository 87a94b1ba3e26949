import { expect, test } from 'vitest'
import { feesOf } from './fee-lines'

test('a line with a colon is a row of the table, another one a sentence', () => {
  expect(feesOf('A study: ₹14,00,000: half now\n\nTravel is billed.\nFrom a chain: nothing')).toEqual({
    table: [
      { label: 'A study', value: '₹14,00,000: half now' },
      { label: 'From a chain', value: 'Nothing' },
    ],
    sentences: ['Travel is billed.'],
  })
})

test('a text with one colon stays a text', () => {
  const text = 'Standing sheds: the lessor pays. A visit is priced singly.'
  expect(feesOf(text)).toEqual({ table: [], sentences: [text] })
})

test('no fees are no table', () => {
  expect(feesOf('')).toEqual({ table: [], sentences: [] })
})
