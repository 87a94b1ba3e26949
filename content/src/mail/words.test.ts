import { indianTime } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { fieldLabel } from '../leads/field-label'
import { defused, salutation } from './words'

describe('a visitor’s words in a mail', () => {
  it.each([
    ['see https://evil.example/a', 'see https[:]//evil[.]example/a'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['12.5 acres. Call me', '12.5 acres. Call me'],
  ])('%s → %s', (words, written) => {
    expect(defused(words)).toBe(written)
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
