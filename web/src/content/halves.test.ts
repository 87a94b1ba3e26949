import { describe, expect, it, vi } from 'vitest'
import { readPageOf } from './halves'

/** A half with so many records, named by their places. */
const half = (name: string, total: number) =>
  vi.fn(async (start: number, limit: number) => ({
    records: Array.from(
      { length: Math.max(0, Math.min(limit, total - start)) },
      (_, index) => `${name}${start + index}`,
    ),
    dropped: [],
    total,
  }))

describe('a page of a list in two halves', () => {
  it.each([
    [1, 3, 0, ['a0', 'a1'], 2],
    [2, 3, 0, ['a2'], 2],
    [2, 3, 3, ['a2', 'b0'], 3],
    [3, 3, 3, ['b1', 'b2'], 3],
    [1, 1, 4, ['a0', 'b0'], 3],
    [1, 0, 1, ['b0'], 1],
    [1, 0, 0, [], 1],
    [99, 3, 2, ['b1'], 3],
    [2, 4, 1, ['a2', 'a3'], 3],
  ])('page %i of %i and %i is %j of %i pages', async (page, first, second, items, pages) => {
    const found = await readPageOf(page, 2, half('a', first), half('b', second))
    expect(found).toEqual({ items, pages, page: Math.min(page, pages), total: first + second })
  })

  it('never asks for a page that does not exist', async () => {
    const first = half('a', 3)
    await readPageOf(9_999, 2, first)
    expect(first.mock.calls).toEqual([
      [0, 0],
      [2, 2],
    ])
  })
})
