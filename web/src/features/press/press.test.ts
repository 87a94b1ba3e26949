import { category, parseList, pressItem } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { findPress, newsHref } from './find-press'

const { records: categories } = parseList(category, [{ title: 'Market view', slug: 'market-view' }])
const { records: items } = parseList(
  pressItem,
  Array.from({ length: 14 }, (_, index) => ({
    Title: `T${index}`,
    Date: index < 13 ? '2026-01-01' : '2024-05-05',
    category: index % 2 ? 'Market view' : 'Company',
  })),
)

describe('the press coverage', () => {
  it('is paged by address and offers its years', () => {
    const found = findPress({ page: '2' }, items, categories)
    expect([found.total, found.page, found.pages, found.items.length]).toEqual([14, 2, 2, 2])
    expect(found.choices.years.map(({ value }) => value)).toEqual(['2026', '2024'])
  })

  it('is filtered by category and year', () => {
    const found = findPress({ category: 'Market-View', year: '2024' }, items, categories)
    expect(found.items.map(({ title }) => title)).toEqual(['T13'])
    expect(newsHref(found.query)).toBe('/in-the-news?category=market-view&year=2024')
  })

  it('shows everything for what it does not know, and says so', () => {
    const found = findPress({ category: 'DROP', year: '1066', page: '-1' }, items, categories)
    expect(found.total).toBe(14)
    expect(found.notes).toHaveLength(3)
  })
})
