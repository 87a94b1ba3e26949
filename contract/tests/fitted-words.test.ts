import { describe, expect, it } from 'vitest'
import { documentDescription, documentTitle } from '../src/text/fitted-words.js'

describe('the title of a document', () => {
  it('contains the brand once', () => {
    expect(documentTitle('Services', 'Plinth')).toBe('Services | Plinth')
    expect(documentTitle('Who Plinth is', 'Plinth')).toBe('Who Plinth is')
    expect(documentTitle('Posters | Plinth Creative', 'Plinth', { alone: true })).toBe('Posters | Plinth Creative')
    expect(documentTitle('', 'Plinth')).toBe('Plinth')
  })

  it('is cut at a punctuation mark of a long title, and never within a word', () => {
    expect(documentTitle('Malls after ten years: the good ones replaced almost everyone else', 'Plinth')).toBe(
      'Malls after ten years | Plinth',
    )
    const told = documentTitle('Survey numbers, extracts and all of the people who have to read them', 'Plinth')
    expect(told).toBe('Survey numbers, extracts and all of the people who have… | Plinth')
    expect(told.length).toBeLessThanOrEqual(65)
  })

  it('keeps the page number of a list, which distinguishes it from other pages', () => {
    const title = 'What our clients say: Commercial leasing and advisory, Bengaluru, page 12'
    expect(documentTitle(title, 'Plinth', { state: true })).toBe(
      'What our clients say: Commercial leasing…, page 12 | Plinth',
    )
  })
})

describe('the description of a document', () => {
  it('has whole sentences where these are long enough, otherwise whole words', () => {
    const first = 'The price of a senior home is a smaller question than its fee.'
    expect(documentDescription(`${first} ${'More of this comes in many more words. '.repeat(4)}`)).toBe(
      `${first} ${'More of this comes in many more words. '.repeat(2)}`.trim(),
    )
    expect(documentDescription(`${'पहला वाक्य यहाँ है। '.repeat(4)}${'और शब्द '.repeat(20)}`)).toMatch(/है।$/)
    const told = documentDescription('word '.repeat(60))
    expect(told).toMatch(/^(?:word )+word…$/)
    expect(told.length).toBeLessThanOrEqual(160)
  })
})
