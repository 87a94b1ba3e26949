import { describe, expect, it } from 'vitest'
import { type Findable, search } from './search'

const findables: Findable[] = [
  { kind: 'Page', title: 'Warehousing', href: '/a', text: 'Sheds, docks and yards.' },
  { kind: 'Post', title: 'A lease', href: '/b', text: 'What a warehouse lease costs in Pune, and why.' },
  { kind: 'Office', title: 'Pune office', href: '/c', text: 'Koregaon Park' },
]

describe('the search', () => {
  it('puts a match in the title first, and matches beginnings of words', () => {
    expect(search('wareh', findables).map(({ href }) => href)).toEqual(['/a', '/b'])
  })

  it('wants every word', () => {
    expect(search('warehouse pune', findables).map(({ href }) => href)).toEqual(['/b'])
    expect(search('warehouse goa', findables)).toEqual([])
  })

  it('does not mind case, accents or punctuation', () => {
    expect(search('  PÚNE!! ', findables)).toHaveLength(2)
  })

  it.each([[''], ['   '], ['<>&"'], ['.*(']])('finds nothing for %j and does not break', (query) => {
    expect(search(query, findables)).toEqual([])
  })
})
