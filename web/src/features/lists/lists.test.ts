import '@/words/current-language'
import { slugOf } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { queryOf } from '@/routing/route'
import { say } from '@/words/say'
import { Address, choicesOfValues, listAddressOf, titleIn } from './address'
import { containsWords, splitAtWords } from './find-words'
import { grouped } from './grouped'
import { listPageOf, nearestPageOf, pagesOf } from './list-page'

const colours = choicesOfValues(['Marigold', 'Deep indigo', 'Marigold', ''])

describe('the address of a list', () => {
  it('offers each value once, and no empty one', () => {
    expect(colours).toEqual([
      { value: 'marigold', title: 'Marigold' },
      { value: 'deep-indigo', title: 'Deep indigo' },
    ])
    expect(titleIn(colours, 'deep-indigo')).toBe('Deep indigo')
    expect(titleIn(colours, 'grey')).toBe('')
  })

  it('is read ignoring case, and when a parameter occurs twice', () => {
    const address = new Address({ colour: ['MARIGOLD', 'x'], find: '  two words ' })
    expect(address.oneOf('colour', colours, 'category')).toBe('marigold')
    expect(address.words('find')).toBe('two words')
    expect(address.page(3)).toBe(1)
    expect(address.notes).toEqual([])
  })

  it('is read with several values of a name, in the order of the choices and each once', () => {
    const asked = { colour: ['deep-indigo', ' ', 'Marigold', 'marigold', 'grey'] }
    const address = new Address(asked, 'We have no {what} “{typed}”; it was left out.')
    expect(address.manyOf('colour', colours, 'category')).toEqual(['marigold', 'deep-indigo'])
    expect(address.allWords('colour')).toEqual(['deep-indigo', 'Marigold', 'marigold', 'grey'])
    expect(address.notes).toEqual(['We have no category “grey”; it was left out.'])
  })

  it.each([
    ['1', 1],
    ['12', 12],
    ['13', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e1', null],
    ['', null],
  ])('reads the whole number “%s” as %s', (most, number) => {
    const address = new Address({ most })
    expect(address.wholeNumber('most', 12, (typed) => `“${typed}” is none`)).toBe(number)
    expect(address.notes).toEqual(number === null && most !== '' ? [`“${most}” is none`] : [])
  })

  it('accepts any parameter name, also the names of properties that every object has', () => {
    const query = queryOf(new URL('http://site.example/list?__proto__=a&__proto__=b&constructor=c&city=pune'))
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor', 'city'])
    expect(new Address(query).values('__proto__')).toEqual(['a', 'b'])
    expect(new Address(query).words('constructor')).toBe('c')
    expect(new Address(query).values('toString')).toEqual([])
  })

  it('reports what it ignored', () => {
    const address = new Address({ colour: 'DROP TABLE', page: '-1' })
    expect(address.oneOf('colour', colours, 'category')).toBe('')
    expect(address.page(3)).toBe(1)
    expect(address.notes).toEqual([
      'There is no category “DROP TABLE”; it was left out.',
      'There is no page “-1”; this is page 1.',
    ])
  })

  it.each([
    ['2', 2],
    ['99', 3],
    ['0', 1],
    ['1e9', 1],
    ['9'.repeat(50), 1],
  ])('page=%s of three is page %i', (page, expected) => {
    expect(new Address({ page }).page(3)).toBe(expected)
  })

  it('holds only what differs from the unfiltered list', () => {
    expect(listAddressOf('/list', { colour: '', page: 1 })).toBe('/list')
    expect(listAddressOf('/list', { colour: 'a & b', page: 2 })).toBe('/list?colour=a+%26+b&page=2')
  })

  it.each([
    ['Channel Partners', 'channel-partners'],
    ['  Brick & Balance-Sheet! ', 'brick-balance-sheet'],
    ['Café', 'cafe'],
  ])('holds %s as %s', (words, slug) => {
    expect(slugOf(words)).toBe(slug)
  })
})

describe('a page of a list', () => {
  it('has the remaining entries when it is the last one', () => {
    expect(pagesOf(0, 12)).toBe(1)
    expect(listPageOf([1, 2, 3, 4, 5], 3, 2)).toEqual({ items: [5], total: 5, page: 3, pages: 3 })
    expect(nearestPageOf([1, 2, 3, 4, 5], 9, 2)).toEqual({ items: [5], total: 5, page: 3, pages: 3 })
  })
})

describe('search words', () => {
  it.each([
    ['carpet area', 'The AREA, of carpets', true],
    ['carpet floor', 'The area of carpets', false],
    ['pet', 'carpet', false],
    ['cafe', 'a café near Park Street', true],
    ['', 'anything', false],
    ['(', 'anything', false],
    ['दल', 'दिल से', false],
    ['दिल', 'दिल से', true],
    ['हिंदी', 'यह हिन्दी में है', true],
    ['फ्लैट', 'फ़्लैट', true],
  ])('“%s” in “%s”: %s', (words, text, held) => {
    expect(containsWords(text, words)).toBe(held)
  })

  it('split a text into pieces, which joined are the original text', () => {
    const text = 'Lifts, a lift and LIFTED; café “x”.'
    const pieces = splitAtWords(text, 'lift cafe')
    expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(['Lifts', 'lift', 'LIFTED', 'café'])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(splitAtWords(text, '')).toEqual([{ text, found: false }])
    expect(splitAtWords('घर का दिल', 'दिल')).toEqual([
      { text: 'घर का ', found: false },
      { text: 'दिल', found: true },
    ])
  })
})

describe('groups and counts', () => {
  it('are in the order of first occurrence', () => {
    expect(grouped(['bb', 'a', 'cc'], (word) => `${word.length}`)).toEqual([
      ['2', ['bb', 'cc']],
      ['1', ['a']],
    ])
  })

  it.each([
    [0, 'No award'],
    [1, '1 award'],
    [20, '20 awards'],
  ])('%i is “%s”', (count, words) => {
    expect(say('{count} awards', { count })).toBe(words)
  })
})
