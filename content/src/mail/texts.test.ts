import { describe, expect, it } from 'vitest'
import { builtInTexts, filledIn, letterTextOf, subjectOf } from './texts'

describe('a text with placeholders', () => {
  it.each([
    ['Your {what}', 'Your enquiry'],
    ['{whom} knows {constructor}', '{whom} knows {constructor}'],
    ['See {link}', 'See https://ashlar.example/a'],
  ])('%s → %s', (text, filled) => {
    const { link, ...values } = { what: 'enquiry', link: 'https://ashlar.example/a' }
    expect(filledIn(text, text.includes('link') ? { ...values, link } : values)).toBe(filled)
  })

  it('keeps its link when an editor leaves it out', () => {
    expect(filledIn('Thank you.\n', { link: 'https://ashlar.example/a' })).toBe(
      'Thank you.\n\nhttps://ashlar.example/a',
    )
  })

  it('makes a subject of one line', () => {
    expect(subjectOf('Your {what}', { what: 'enquiry\r\nBcc: x', link: 'y' })).toBe('Your enquiry Bcc: x')
  })

  it('stands between greeting and signature', () => {
    const letter = letterTextOf('Hello,', 'See {link}', builtInTexts, { link: 'L', site: 'S', brand: 'B' })
    expect(letter).toBe('Hello,\n\nSee L\n\nB\nS\n')
  })
})
