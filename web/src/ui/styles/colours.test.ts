import { describe, expect, it } from 'vitest'
import { colour } from './colours'

describe('a colour of the brand', () => {
  it('is read from the style sheet, through any number of references', () => {
    expect(colour('--brand-900')).toMatch(/^#[\da-f]{6}$/)
    expect(colour('--deep')).toBe(colour('--brand-900'))
    expect(colour('--map-pin')).toBe(colour('--brand-900'))
  })

  it.each([['--no-such-token'], ['--shade']])('%s is rejected: it has no hexadecimal value', (token) => {
    expect(() => colour(token)).toThrow(token)
  })
})
