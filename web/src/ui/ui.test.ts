import { describe, expect, it } from 'vitest'
import { formatCardDate, formatDate } from './date/format-date'
import { formatArea, formatMoney, formatSpan } from './money/format-money'
import { offeredWidths, sourcesOf } from './picture/picture-address'
import { keepHtmlTogether, keepTogether } from './text/keep-together'
import { splitParagraphs } from './text/paragraphs'

describe('a date', () => {
  it.each([
    ['2026-11-04', '4 November 2026'],
    ['2026-01-01T00:10:00', '1 January 2026'],
    ['2026-12-31T23:59:59', '31 December 2026'],
  ])('%s is shown as %s', (date, text) => {
    expect(formatDate(date)).toBe(text)
  })

  it('on a card of the menu has two digits', () => {
    expect(formatCardDate('2026-11-04')).toBe('04 November 2026')
    expect(formatCardDate('2026-11-14')).toBe('14 November 2026')
  })

  it('that is invalid is shown as nothing', () => {
    expect(formatDate('soon')).toBe('')
  })
})

describe('an amount of money', () => {
  it.each([
    [18_500_000, '₹1.85~crore'],
    [7_400_000, '₹74~lakh'],
    [99_999, '₹99,999'],
    [100_000, '₹1~lakh'],
    [167_700, '₹1,67,700'],
    [9_995_000, '₹99.95~lakh'],
    [9_999_499, '₹99,99,499'],
    [10_000_000, '₹1~crore'],
    [10_000_001, '₹1,00,00,001'],
    [11_750_000, '₹1.175~crore'],
    [19_950_000, '₹1.995~crore'],
    [20_040_000, '₹2.004~crore'],
    [13_329_710, '₹1,33,29,710'],
    [2_147_480_000, '₹214.748~crore'],
  ])('%i is written %s', (rupees, text) => {
    expect(formatMoney(rupees)).toBe(text.replace('~', '\u00a0'))
  })
})

describe('a range', () => {
  it.each([
    ['815–1,620~sq~ft', 815, 1_620, formatArea],
    ['815~sq~ft', 815, 815, formatArea],
    ['₹74~lakh~– ₹1.2~crore', 7_400_000, 12_000_000, formatMoney],
    ['₹1.17–2.35~crore', 11_700_000, 23_500_000, formatMoney],
    ['90~– 120', 90, 120, String],
  ])('is %s, a unit of both ends said once', (text, from, to, format) => {
    expect(formatSpan(from, to, format)).toBe(text.replaceAll('~', '\u00a0'))
  })
})

describe('the widths of a picture', () => {
  it('end with the first that is large enough', () => {
    expect(offeredWidths('8rem', 300)).toEqual([128, 256, 384])
    expect(offeredWidths('100vw', 800)).toEqual([640, 750, 828])
    expect(offeredWidths('100vw', 640)).toEqual([640])
    expect(offeredWidths('100vw', 9999).at(-1)).toBe(3840)
  })

  it('begin with the least that a screen needs', () => {
    expect(offeredWidths('(width >= 56rem) 58vw, 100vw', 1000)[0]).toBe(384)
  })

  it.each([
    ['5.5rem', '384w'],
    ['(width >= 48rem) 12rem, 4rem', '640w'],
    ['(width >= 48rem) 12rem, 10vw', '2048w'],
  ])('end where a picture of %s has three pixels to a point', (sizes, last) => {
    const picture = { url: '/media/a.jpg', alt: '', width: 2000, height: 2500, version: null, focal: null }
    expect(sourcesOf({ picture, sizes })?.srcSet.split(' ').at(-1)).toBe(last)
  })
})

describe('an editor’s text', () => {
  it('is split into paragraphs at blank lines', () => {
    expect(splitParagraphs('One\nstill one.\n\n  \nTwo.\n')).toEqual(['One\nstill one.', 'Two.'])
    expect(splitParagraphs('  ')).toEqual([])
  })
})

describe('a line may not break', () => {
  it.each([
    ['on 12 March 2026.', 'on 12~March~2026.'],
    ['until June 2028', 'until June~2028'],
    ['Fort, Mumbai 400 001', 'Fort, Mumbai~400~001'],
    ['since Q3 2026, or H1 2019', 'since Q3~2026, or H1~2019'],
    ['9:30 am to 6 pm', '9:30~am to 6~pm'],
    ['12 km, and 40 per cent more', '12~km, and 40~per~cent more'],
    ['from ₹1.85 crore, or ₹74 lakh', 'from ₹1.85~crore, or ₹74~lakh'],
    ['1,240 sq ft a floor', '1,240~sq~ft a floor'],
    ['11.00 million sq ft, or 27 lakh sq ft', '11.00~million sq~ft, or 27~lakh sq~ft'],
  ])('within “%s”', (text, kept) => {
    expect(keepTogether(text)).toBe(kept.replaceAll('~', '\u00a0'))
  })

  it.each(['it may 2,000 times', 'in the march of 12 men', '+91 22 0000 0101', '12 to 14 lakh people'])(
    'but may break anywhere else in “%s”',
    (text) => {
      expect(keepTogether(text)).toBe(text)
    },
  )

  it('in the text of HTML, whose tags are not changed', () => {
    const html = '<p title="400 001">Fort <a href="/search?q=220 000">400 001</a></p>'
    expect(keepHtmlTogether(html)).toBe('<p title="400 001">Fort <a href="/search?q=220 000">400\u00a0001</a></p>')
  })
})
