import { indianTime } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { fieldLabel } from '../leads/field-label'
import { builtInTexts, defangLinks, filledIn, letterTextOf, salutation, subjectOf } from './texts'

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

  it('makes a subject with one line', () => {
    expect(subjectOf('Your {what}', { what: 'enquiry\r\nBcc: x', link: 'y' })).toBe('Your enquiry Bcc: x')
  })

  it('is between greeting and signature', () => {
    const letter = letterTextOf('Hello,', 'See {link}', builtInTexts, { link: 'L', site: 'S', brand: 'B' })
    expect(letter).toBe('Hello,\n\nSee L\n\nB\nS\n')
  })
})

describe('a visitor’s words in a mail', () => {
  it.each([
    ['see https://evil.example/a', 'see https[:]//evil[.]example/a'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['12.5 acres. Call me', '12.5 acres. Call me'],
  ])('%s → %s', (words, written) => {
    expect(defangLinks(words)).toBe(written)
  })

  it.each([
    ['Meera Joshi', 'Dear Meera Joshi,'],
    ['Dr. M. S. Rao', 'Dear Dr. M. S. Rao,'],
    ['Win at evil.example', 'Hello,'],
    ['<b>You</b>', 'Hello,'],
    ['x'.repeat(80), 'Hello,'],
    [null, 'Hello,'],
  ])('greets %s with “%s”', (name, greeting) => {
    expect(salutation(name)).toBe(greeting)
  })
})

describe('labels and times', () => {
  it('are for people', () => {
    expect(fieldLabel('visitOn')).toBe('Visit on')
    expect(indianTime('2026-11-21T13:00:00Z', ' ')).toBe('Saturday 21 November 2026, 6:30 pm')
  })
})
