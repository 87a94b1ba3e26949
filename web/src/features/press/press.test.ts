import { parseList, pressItem } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { Address } from '../lists/address'
import { PRESS_LIST, pressChoicesOf } from './find-press'

const { records: items } = parseList(
  pressItem,
  Array.from({ length: 14 }, (_, index) => ({
    Title: `T${index}`,
    Date: index < 13 ? '2026-01-01' : '2024-05-05',
    category: index % 2 ? 'Market view' : 'Company',
  })),
)

const choices = pressChoicesOf(items, [{ slug: 'market-view', title: 'Market view', summary: '', sequence: 1 }])

describe('the press coverage', () => {
  it('has pages; a number beyond the last shows the last', () => {
    const found = PRESS_LIST.find(items, { category: '', year: '' }, choices, 9)
    expect([found.total, found.page, found.pages, found.items.length]).toEqual([14, 2, 2, 2])
  })

  it('is filtered by category and year', () => {
    const query = PRESS_LIST.read(new Address({ category: 'Market-View', year: '2024' }), choices)
    const found = PRESS_LIST.find(items, query, choices, 1)
    expect(found.items.map(({ title }) => title)).toEqual(['T13'])
    expect(PRESS_LIST.hrefOf(query)).toBe('/in-the-news?category=market-view&year=2024')
  })

  it('ignores unknown values, and tells the visitor', () => {
    const address = new Address({ category: 'DROP', year: '1066', page: '-1' })
    const query = PRESS_LIST.readPage(address, choices)
    expect(PRESS_LIST.hrefOf(query, query.page)).toBe('/in-the-news')
    expect(address.notes).toHaveLength(3)
  })

  it('counts the results of each choice, and suggests which filter to remove when nothing is found', () => {
    const offer = PRESS_LIST.offer(items, { category: 'market-view', year: '2024' }, choices)
    expect(offer.facets).toMatchObject({
      category: { any: 1, choices: [{ title: 'Market view', count: 1 }] },
      year: {
        any: 7,
        choices: [
          { title: '2026', count: 6 },
          { title: '2024', count: 1 },
        ],
      },
    })
    expect(offer.active.map(({ words }) => words)).toEqual(['Market view', '2024'])
    const before = items.slice(0, 13)
    expect(PRESS_LIST.offer(before, { category: 'market-view', year: '2024' }, choices).nearest).toEqual([
      { words: 'any year', href: '/in-the-news?category=market-view#list', count: 6 },
    ])
  })
})
