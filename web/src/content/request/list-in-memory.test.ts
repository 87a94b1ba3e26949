import { expect, it } from 'vitest'
import { listInMemory } from './list-in-memory'

const records = [
  { id: 1, slug: 'b', city: 'Pune', price: '900' },
  { id: 2, attributes: { slug: 'a', city: 'PUNE', price: 1000 } },
  { id: 3, slug: 'c', city: 'Goa', price: null },
]

const found = (query: Readonly<Record<string, string>>) =>
  listInMemory(records, query).map((record) => Object(record).id)

it.each([
  ['an equal text, whatever its letters', { 'filters[city][$eq]': 'pune' }, [1, 2]],
  ['one of several', { 'filters[slug][$in][0]': 'a', 'filters[slug][$in][1]': 'c' }, [2, 3]],
  ['a number in text', { 'filters[price][$eq]': '1000' }, [2]],
  ['two fields', { 'filters[city][$eq]': 'Pune', 'filters[slug][$eq]': 'b' }, [1]],
])('filters by %s', (_name, query, ids) => {
  expect(found(query)).toEqual(ids)
})

it('sorts with records without a value at the end, in both directions', () => {
  expect(found({ sort: 'price:asc' })).toEqual([1, 2, 3])
  expect(found({ sort: 'price:desc' })).toEqual([2, 1, 3])
  expect(found({ sort: 'city:asc,slug:asc' })).toEqual([3, 2, 1])
})

it('cuts the list at a limit', () => {
  expect(found({ sort: 'slug:asc', 'pagination[limit]': '1' })).toEqual([2])
})

it('refuses an operator that it does not know, because an ignored filter would show everything', () => {
  expect(() => found({ 'filters[city][$between]': 'x' })).toThrow(/\$between/)
})
