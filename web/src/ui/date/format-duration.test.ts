import { describe, expect, it } from 'vitest'
import { inLanguage } from '@/words/current-language'
import { english, languages } from '@/words/languages'
import { formatClock, formatDuration } from './format-duration'

describe('time in a film', () => {
  it.each([
    [0, '0:00'],
    [192, '3:12'],
    [3725, '1:02:05'],
    [-4, '0:00'],
  ])('%i s is the position %s', (seconds, clock) => {
    expect(formatClock(seconds)).toBe(clock)
  })

  it.each([
    [20, '1\u00a0minute'],
    [648, '11\u00a0minutes'],
    [7440, '2\u00a0hours 4\u00a0minutes'],
    [3600, '1\u00a0hour'],
  ])('%i s is the duration %s', (seconds, words) => {
    expect(formatDuration(seconds)).toBe(words)
  })

  it('is said in the language of the page', () => {
    const hindi = languages.find(({ code }) => code === 'hi') ?? english
    expect(inLanguage(hindi, () => formatDuration(7440))).toBe('2\u00a0घंटे 4\u00a0मिनट')
  })
})
