import { describe, expect, it } from 'vitest'
import { readableText, wholeLetters, wholeWords, withReadableTexts } from '../src/index.js'

describe('a readable text', () => {
  it('has no control characters and no halves of characters', () => {
    expect(readableText('A\u0000\u0003\u001b B\u007f\u0085\u009f\ud83d C\ufffe\uffff')).toBe('A B C')
    expect(readableText('line\n\ttab\r\n🏠 क्षि\u200d')).toBe('line\n\ttab\r\n🏠 क्षि\u200d')
  })

  it('is everywhere in a value, which keeps its shape', () => {
    const moment = new Date(0)
    const value = { a: 'x\u0003', b: [{ c: '\u0000y' }, 1, null, true], moment }
    expect(withReadableTexts(value)).toEqual({ a: 'x', b: [{ c: 'y' }, 1, null, true], moment })
  })
})

describe('a cut', () => {
  it.each([
    ['क्षिप्रा', 3, ''],
    ['कक्षि', 2, 'क'],
    ['नमस्ते', 4, 'नम'],
    ['👩‍👩‍👧 home', 7, ''],
    ['👩‍👩‍👧 home', 8, '👩‍👩‍👧'],
    ['plain', 3, 'pla'],
    ['plain', 5, 'plain'],
  ])('of %s at %i characters ends at a whole letter', (text, room, cut) => {
    expect(wholeLetters(text, room)).toBe(cut)
  })

  it('ends at a whole word, or else at a whole letter', () => {
    expect(wholeWords('two words here', 10)).toBe('two words')
    expect(wholeWords('two words here', 9)).toBe('two words')
    expect(wholeWords('Donaudampfschiff', 5)).toBe('Donau')
    expect(wholeWords('कक्षि', 3)).toBe('क')
  })
})
