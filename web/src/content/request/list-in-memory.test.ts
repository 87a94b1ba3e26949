import { filtersOf, listHolding, listNotEmpty } from '@ashlar/contract'
import { expect, it } from 'vitest'
import { listInMemory } from './list-in-memory'

const records = [
  { id: 1, slug: 'b', city: 'Pune', price: '900', banks: ['First Bank'], status: 'Sold out', ends: null },
  { id: 2, attributes: { slug: 'a', city: 'PUNE', price: 1000, banks: [], status: null, ends: '2027-01-31' } },
  { id: 3, slug: 'c', city: 'Goa', price: null, homes: [{ area: 500 }, { area: 900 }], ends: '2026-01-31' },
]

const found = (query: Readonly<Record<string, string>>) =>
  listInMemory(records, query).data.map((record) => Object(record).id)

it.each([
  ['an equal text, whatever its letters', filtersOf({ city: { $eq: 'pune' } }), [1, 2]],
  ['one of several', filtersOf({ slug: { $in: ['a', 'c'] } }), [2, 3]],
  ['another value, or none', filtersOf({ status: { $ne: 'Sold out' } }), [2, 3]],
  ['a number in text', filtersOf({ price: { $gte: 950 } }), [2]],
  ['no value', filtersOf({ price: { $null: true } }), [3]],
  ['a value', filtersOf({ price: { $notNull: true } }), [1, 2]],
  ['an entry of a list', filtersOf({ banks: listHolding('first bank') }), [1]],
  ['any entry of a list', filtersOf({ banks: listNotEmpty }), [1]],
  ['a component', filtersOf({ homes: { area: { $gt: 800 } } }), [3]],
  ['one of two conditions', filtersOf({ $or: [{ ends: { $gte: '2026-06-01' } }, { ends: { $null: true } }] }), [1, 2]],
  ['both of two conditions', filtersOf({ $and: [{ city: { $eq: 'Pune' } }, { slug: { $eq: 'b' } }] }), [1]],
])('filters by %s', (_name, query, ids) => {
  expect(found(query)).toEqual(ids)
})

it('sorts with records without a value at the end, in both directions', () => {
  expect(found({ sort: 'price:asc' })).toEqual([1, 2, 3])
  expect(found({ sort: 'price:desc' })).toEqual([2, 1, 3])
  expect(found({ sort: 'city:asc,slug:asc' })).toEqual([3, 2, 1])
})

it('cuts a part and counts the whole', () => {
  const part = listInMemory(records, { sort: 'slug:asc', 'pagination[start]': '1', 'pagination[limit]': '1' })
  expect(part.data).toEqual([records[0]])
  expect(part.total).toBe(3)
})

it('refuses an operator that it does not know, because an ignored filter would show everything', () => {
  expect(() => found({ 'filters[city][$between]': 'x' })).toThrow(/\$between/)
})
