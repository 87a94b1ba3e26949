import { describe, expect, it, vi } from 'vitest'
import { readListPage } from './pagination'

/** A section with this many records, named by their positions. */
const section = (name: string, total: number) =>
  vi.fn(async (start: number, limit: number) => ({
    records: Array.from(
      { length: Math.max(0, Math.min(limit, total - start)) },
      (_, index) => `${name}${start + index}`,
    ),
    total,
  }))

describe('a page of a list in two sections', () => {
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
    const found = await readListPage(page, 2, section('a', first), section('b', second))
    expect(found).toEqual({ items, pages, page: Math.min(page, pages), total: first + second })
  })

  it('never requests a page that does not exist', async () => {
    const first = section('a', 3)
    await readListPage(9_999, 2, first)
    expect(first.mock.calls).toEqual([
      [0, 0],
      [2, 2],
    ])
  })
})
