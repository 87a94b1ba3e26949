import { describe, expect, it } from 'vitest'
import { documentDescription, documentTitle } from './fitted-words'

describe('the title of a document', () => {
  it('says the brand once', () => {
    expect(documentTitle('Services', 'Plinth')).toBe('Services | Plinth')
    expect(documentTitle('Who Plinth is', 'Plinth')).toBe('Who Plinth is')
    expect(documentTitle('Posters | Plinth Creative', 'Plinth', { alone: true })).toBe('Posters | Plinth Creative')
  })

  it('ends where a long title pauses, and never in a word', () => {
    expect(documentTitle('Malls after ten years: the good ones replaced almost everyone else', 'Plinth')).toBe(
      'Malls after ten years | Plinth',
    )
    const told = documentTitle('Survey numbers, extracts and all of the people who have to read them', 'Plinth')
    expect(told).toBe('Survey numbers, extracts and all of the people who have… | Plinth')
    expect(told.length).toBeLessThanOrEqual(65)
  })

  it('keeps the number of a page of a list, by which it differs from the others', () => {
    const title = 'What our clients say: Commercial leasing and advisory, Bengaluru, page 12'
    expect(documentTitle(title, 'Plinth', { state: true })).toBe(
      'What our clients say: Commercial leasing…, page 12 | Plinth',
    )
  })
})

describe('the description of a document', () => {
  it('is whole sentences where these say enough, else whole words', () => {
    const first = 'The price of a senior home is a smaller question than its fee.'
    expect(documentDescription(`${first} ${'More of this comes in many more words. '.repeat(4)}`)).toBe(
      `${first} ${'More of this comes in many more words. '.repeat(2)}`.trim(),
    )
    const told = documentDescription('word '.repeat(60))
    expect(told).toMatch(/^(?:word )+word…$/)
    expect(told.length).toBeLessThanOrEqual(160)
  })
})
