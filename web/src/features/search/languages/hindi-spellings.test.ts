import { beforeAll, describe, expect, it } from 'vitest'
import { excerptOf, piecesOf } from '../excerpt'
import { FilterVocabulary } from '../filter-vocabulary'
import { Meanings } from '../meanings'
import { search } from '../search'
import { type SearchDocument, withEnglish } from '../search-document'
import { SearchIndex } from '../search-index'
import { suggest } from '../suggest'
import { seedSearchableProjects } from '../testing/seed-documents'
import { dictionaryOf } from './dictionary-of'

const meanings = new Meanings([['Gurugram', 'Gurgaon']])
const projects = seedSearchableProjects()
const index = new SearchIndex()
const dictionary = dictionaryOf([{ code: 'hi', translations: new Map([['Gurugram', 'गुड़गांव']]) }])
const searchable = { index, meanings, dictionary, ...projects, vocabulary: new FilterVocabulary(projects, meanings) }

const TEXT = `${'इस परियोजना में पानी की टंकी है। '.repeat(9)}गुड़गांव में हिन्दी बोलने वाले किरायेदार। ${'और भी बातें यहाँ हैं। '.repeat(9)}`
const document: SearchDocument = {
  href: '/gurugram',
  whole: '/gurugram',
  part: 0,
  kind: 'pages',
  title: 'गुड़गांव',
  heading: '',
  text: TEXT,
  words: '',
}

beforeAll(async () => {
  const other = { ...document, href: '/other', whole: '/other', title: 'पुणे', text: 'पुणे के घर।' }
  const english = [
    { ...document, title: 'Gurugram', text: 'Tenants who speak.' },
    { ...other, title: 'Pune', text: 'Homes in Pune.' },
  ]
  await index.update(withEnglish([document, other], english))
})

/** One word, as keyboards, autocorrections and habits write it. */
const SPELLINGS = [
  'गु\u095cगांव',
  'गु\u0921\u093cगांव',
  'गुड़गाँव',
  'गुडगांव',
  'गु\u200dड़गांव',
  'गुड़\u200cगांव',
  'गुड़गांव।',
  '\u00a0गुड़गांव\u00a0',
  'हिन्दी',
  'हिंदी',
  'हिन्\u200dदी',
]

describe('a word of a Hindi text', () => {
  it.each(SPELLINGS)('typed as %j is found', (typed) => {
    expect(search(typed, searchable).hits.map(({ href }) => href)).toEqual(['/gurugram'])
  })

  it.each(['गु', 'गुड़', 'गुड', 'गुड़गा', 'हिं', 'हिन्'])('half typed as %j is suggested', (typed) => {
    expect(suggest(typed, searchable).map(({ href }) => href)).toContain('/gurugram')
  })

  it.each(['gudgaon', 'Gurgaon', 'Gurugram'])('written as %j is found too', (typed) => {
    expect(search(typed, searchable).hits[0]?.href).toBe('/gurugram')
  })

  it('is marked and cut at whole syllables', () => {
    const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' })
    for (const typed of SPELLINGS) {
      const [hit] = search(typed, searchable).hits
      const terms = hit?.terms ?? new Set<string>()
      expect(piecesOf(TEXT, terms).some(({ found }) => found)).toBe(true)
      for (const length of [40, 71, 110, 190]) {
        const pieces = excerptOf(TEXT, terms, length)
        for (const { text } of pieces) expect(text).not.toMatch(/^\p{M}/u)
        const whole = pieces
          .map(({ text }) => text)
          .join('')
          .replaceAll('…\u00a0', '')
          .replaceAll('…', '')
        const from = TEXT.indexOf(whole)
        const ends = [...syllables.segment(TEXT)].map(({ index: at }) => at).concat(TEXT.length)
        expect(ends).toEqual(expect.arrayContaining([from, from + whole.length]))
      }
    }
  })
})
