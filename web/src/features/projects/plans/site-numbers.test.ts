import { describe, expect, it } from 'vitest'
import { placeNumbers } from './site-numbers'

const frame = { x: -10, y: -10, w: 120, h: 120 }
const stone = { w: 8, h: 6 }

describe('the numbers of a site plan', () => {
  it('are in the middle of their parts', () => {
    const house = { x: 20, y: 30, w: 20, h: 10 }
    expect(placeNumbers([house], stone, frame)).toEqual([{ x: 30, y: 35 }])
  })

  it('are on the visible portion of a part that continues outside', () => {
    const road = { x: -500, y: 95, w: 1000, h: 10 }
    expect(placeNumbers([road], stone, frame)).toEqual([{ x: 50, y: 100 }])
  })

  it('do not cover each other: a large part gives way to a small one on it', () => {
    const court = { x: 0, y: 0, w: 100, h: 100 }
    const pool = { x: 44, y: 45, w: 16, h: 12 }
    expect(placeNumbers([court, pool], stone, frame)).toEqual([
      { x: 25, y: 50 },
      { x: 52, y: 51 },
    ])
  })

  it('do not hide a part that is hardly larger: they stand beside it, and beside its neighbour', () => {
    const [hut, shed] = [
      { x: 46, y: 47, w: 10, h: 8 },
      { x: 46, y: 40, w: 10, h: 7 },
    ]
    expect(placeNumbers([hut, shed], stone, frame)).toEqual([
      { x: 60, y: 51 },
      { x: 51, y: 37 },
    ])
  })

  it('are beside parts that are smaller than the number', () => {
    const huts = [0, 1, 2].map(() => ({ x: 50, y: 50, w: 1, h: 1 }))
    const placed = placeNumbers(huts, stone, frame)
    for (const [index, a] of placed.entries()) {
      for (const b of placed.slice(index + 1)) {
        expect(Math.abs(a.x - b.x) >= stone.w || Math.abs(a.y - b.y) >= stone.h).toBe(true)
      }
    }
  })

  it('are in the middle where there is no space at all', () => {
    const [, last] = placeNumbers([frame, frame], { w: 120, h: 120 }, frame)
    expect(last).toEqual({ x: 50, y: 50 })
  })
})
