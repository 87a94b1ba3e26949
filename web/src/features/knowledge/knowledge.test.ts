import { parseList, vodcast } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { findVodcasts, momentsOf, vodcastHref, vodcastsHref } from './find-vodcasts'

const { records } = parseList(vodcast, [
  {
    slug: 'tower',
    title: 'The tower',
    topics: ['Capital', 'Lending'],
    transcript: [
      { at: 0, speaker: 'A', text: 'Nobody counted the lifts.' },
      { at: 34, speaker: 'B', text: 'I did.' },
    ],
  },
  { slug: 'lease', title: 'A lease, and a lift', topics: ['Offices'] },
])

describe('the vodcasts', () => {
  it('are found by topic', () => {
    const found = findVodcasts(records, { topic: 'lending', words: '' }, 1)
    expect(found.items.map(({ vodcast: { slug } }) => slug)).toEqual(['tower'])
    expect(vodcastsHref('lending')).toBe('/insights/knowledge-exchange?topic=lending')
  })

  it('are found by transcript and by title', () => {
    const found = findVodcasts(records, { topic: '', words: 'lift' }, 1).items
    expect(found.map(({ vodcast: { slug }, moments }) => [slug, moments.map(({ at }) => at)])).toEqual([
      ['tower', [0]],
      ['lease', []],
    ])
    expect(findVodcasts(records, { topic: '', words: 'crane' }, 1).items).toEqual([])
  })

  it('have no moments without search words', () => {
    expect(records[0] && momentsOf(records[0], '')).toEqual([])
  })

  it('keep the search words in the address', () => {
    expect(vodcastHref({ slug: 'tower' }, 'a lift')).toBe('/insights/knowledge-exchange/tower?find=a+lift')
  })
})
