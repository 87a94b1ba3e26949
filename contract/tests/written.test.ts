import { describe, expect, it } from 'vitest'
import { numberInWords, readDay, writtenNumber } from '../src/index.js'

describe('a day', () => {
  it.each([
    ['15/11/2026', '2026-11-15'],
    ['31/12/2026', '2026-12-31'],
    ['5-1-2027', '2027-01-05'],
    ['15.11.2026', '2026-11-15'],
    ['2026-11-15', '2026-11-15'],
    ['2026/11/5', '2026-11-05'],
    ['15 Nov 2026', '2026-11-15'],
    ['15 november 2026', '2026-11-15'],
    ['15th Nov, 2026', '2026-11-15'],
    ['15-Nov-26', '2026-11-15'],
    ['Nov 15, 2026', '2026-11-15'],
    ['29/02/2028', '2028-02-29'],
    ['१५/११/२०२६', '2026-11-15'],
    ['15 नवंबर 2026', '2026-11-15'],
    ['22 फ़रवरी 2027', '2027-02-22'],
  ])('%s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it.each(['', 'soon', '11/22/2026', '30/02/2026', '29/02/2027', '15/11', '15/11/26', '02-Mar', 'Nov-26', '46348'])(
    '%j is none',
    (text) => {
      expect(readDay(text)).toBeNull()
    },
  )
})

describe('a number', () => {
  it.each([
    ['12500', 12_500],
    ['1.6 Cr', 16_000_000],
    ['120 lakh', 12_000_000],
    ['₹1,20,00,000', 12_000_000],
    ['12,000,000', 12_000_000],
    ['१.२ करोड़', 12_000_000],
    ['850.3', 850.3],
    ['18.5204', 18.5204],
    ['-0.5', -0.5],
    ['85,00,000/-', 8_500_000],
  ])('%s', (text, value) => {
    expect(writtenNumber(text)).toBe(value)
  })

  it.each(['', 'nine', '850,5', '1234,25', '1,2,3', '12,34', '1e9', '1.2.3', 'cr', '12 dollars'])(
    '%j is none',
    (text) => {
      expect(writtenNumber(text)).toBeNull()
    },
  )

  it.each([
    [0, 'zero'],
    [17, 'seventeen'],
    [42, 'forty-two'],
    [1_05_300, 'one lakh five thousand three hundred'],
    [1_60_00_000, 'one crore sixty lakh'],
    [1234_00_00_000, 'one thousand two hundred thirty-four crore'],
  ])('%d in words', (value, words) => {
    expect(numberInWords(value)).toBe(words)
  })
})
