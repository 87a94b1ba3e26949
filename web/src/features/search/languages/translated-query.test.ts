import { describe, expect, it } from 'vitest'
import { Dictionary } from './dictionary'
import { dictionaryOf } from './dictionary-of'
import { SoundLookup } from './sound'
import { translateQuery } from './translated-query'

const translations = new Map([
  ['Worli', 'वर्ली'],
  ['A sentence that nobody would type as a search', 'एक वाक्य जिसे कोई खोज में नहीं लिखेगा'],
])
const hindi = dictionaryOf([{ code: 'hi', translations }])
const none = { knows: () => false, soundingLike: () => null }
const inEnglish = (query: string, typing = false) => translateQuery(query, hindi, none, typing).text

describe('a query in Hindi', () => {
  it.each([
    ['2 करोड़ से कम का घर', '2 crore se kam का home'],
    ['५०-८० लाख', '50-80 lakh'],
    ['वर्ली 3 बीएचके', 'Worli 3 bhk'],
    ['किराये पर ऑफिस', 'for rent office'],
    ['होम लोन', 'home loan'],
    ['मकानों', 'home'],
    ['फ्लैट', 'flat'],
    ['फ़्लैट', 'flat'],
    ['office का पता', 'office का address'],
    ['sugamyata', 'accessibility'],
  ])('%s is read as %s', (query, text) => {
    expect(inEnglish(query)).toBe(text)
  })

  it('keeps the words that the visitor wrote, for the texts in Hindi', () => {
    const { originals } = translateQuery('होम लोन', hindi, none, false)
    expect(originals.get('loan')).toEqual([['होम', 'लोन']])
  })

  it('leaves a known English word that sounds like one in Hindi', () => {
    const known = { ...none, knows: (word: string) => word === 'lake' }
    expect(translateQuery('lake', hindi, known, false).text).toBe('lake')
    expect(inEnglish('lake')).toBe('lakh')
  })

  it('may end with an incomplete word', () => {
    expect(inEnglish('अहम', true)).toBe('Ahmedabad')
    expect(inEnglish('अहम')).toBe('Ahmedabad')
    expect(inEnglish('अहम में')).toBe('अहम mein')
  })

  it('finds a name that sounds like a word of the content', () => {
    const sounds = new SoundLookup()
    for (const name of ['plumbline', 'paperkite', 'sawtooth', 'slow', 'sale']) sounds.add(name)
    const known = {
      knows: () => false,
      soundingLike: (word: string, exactly: boolean) => sounds.nearest(word, exactly),
    }
    const read = (query: string) => translateQuery(query, hindi, known, false).text
    expect(['प्लंबलाइन', 'पेपरकाइट', 'सॉटूथ', 'स्लो'].map(read)).toEqual(['plumbline', 'paperkite', 'sawtooth', 'slow'])
  })

  it('stays as it is on a site that offers English alone', () => {
    const query = 'होम लोन in pune'
    expect(translateQuery(query, new Dictionary([]), none, false)).toEqual({ text: query, originals: new Map() })
  })
})
