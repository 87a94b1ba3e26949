import { describe, expect, it, vi } from 'vitest'
import { noteFreshFor, observeReads, oncePerResponse } from '../response-scope'
import { KeptAnswers } from './kept-answers'

const MINUTE = 60_000

function counting(answers: readonly unknown[] = []) {
  let asked = 0
  return { ask: async () => answers[asked++] ?? { asked }, asked: () => asked }
}

describe('answers of other services', () => {
  it('are kept for a minute', async () => {
    const kept = new KeptAnswers()
    const { ask, asked } = counting()
    const now = Date.now()
    for (const later of [0, MINUTE - 1000]) await kept.get('a', ['page'], ask, now + later)
    expect(asked()).toBe(1)
    await kept.get('a', ['page'], ask, now + MINUTE + 1000)
    expect(asked()).toBe(2)
  })

  it('are requested once for all who wait, and not kept when the request fails', async () => {
    const kept = new KeptAnswers()
    const { ask, asked } = counting()
    await Promise.all([kept.get('a', [], ask), kept.get('a', [], ask)])
    expect(asked()).toBe(1)
    const away = async () => Promise.reject(new Error('away'))
    await expect(kept.get('b', [], away)).rejects.toThrow('away')
    await expect(kept.get('b', [], async () => 'there')).resolves.toBe('there')
  })

  it('are dropped by their models, also while their request is under way', async () => {
    const kept = new KeptAnswers()
    let arrive: (answer: string) => void = () => undefined
    const early = kept.get('a', ['page'], () => new Promise((resolve) => (arrive = resolve)))
    kept.drop(['page'])
    const { ask, asked } = counting(['new'])
    expect(await kept.get('a', ['page'], ask)).toBe('new')
    arrive('old')
    await early
    expect(await kept.get('a', ['page'], ask)).toBe('new')
    kept.drop(['post'])
    await kept.get('a', ['page'], ask)
    expect(asked()).toBe(1)
  })

  it('leave memory when their minute is over and another answer comes', async () => {
    vi.useFakeTimers()
    try {
      const kept = new KeptAnswers()
      await kept.get('a', [], async () => 1)
      const one = kept.bytes
      for (const key of ['b', 'c']) await kept.get(key, [], async () => 1)
      expect(kept.bytes).toBe(3 * one)
      vi.advanceTimersByTime(MINUTE + 1000)
      await kept.get('d', [], async () => 1)
      expect(kept.bytes).toBe(one)
    } finally {
      vi.useRealTimers()
    }
  })

  it('take no more room than the limit', async () => {
    const kept = new KeptAnswers(450)
    const { ask, asked } = counting(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(10)])
    for (const key of ['a', 'b', 'c', 'c']) await kept.get(key, [], ask)
    expect(asked()).toBe(3)
    await kept.get('a', [], ask)
    expect(asked()).toBe(4)
  })

  it('count their keys towards the limit: made-up addresses evict each other', async () => {
    const kept = new KeptAnswers(10_000)
    let asked = 0
    const nothing = async () => {
      asked += 1
      return []
    }
    const addresses = Array.from({ length: 20 }, (_, at) => `/api/posts?slug=${'x'.repeat(1_000)}${at}`)
    for (const address of addresses) await kept.get(address, [], nothing)
    for (const address of addresses) await kept.get(address, [], nothing)
    expect(asked).toBe(40)
  })
})

describe('the data that a piece of work reads', () => {
  it('is noted with that work, at any depth of calls', async () => {
    const kept = new KeptAnswers()
    const { value, madeFrom } = await observeReads(async () => {
      await kept.get('a', ['page', 'post'], async () => 1)
      await Promise.all([kept.get('a', ['page', 'post'], async () => 1), kept.get('b', ['card'], async () => 2)])
      noteFreshFor(5)
      return 'done'
    })
    expect(value).toBe('done')
    expect([...madeFrom.tags].sort()).toEqual(['card', 'page', 'post'])
    expect(madeFrom.freshFor).toBe(5)
  })

  it('is read once for one piece of work, and again for the next', async () => {
    const { ask, asked } = counting()
    const read = oncePerResponse(async (_name: string) => ask())
    const make = () => Promise.all([read('a'), read('a'), read('b')])
    await observeReads(make)
    expect(asked()).toBe(2)
    await observeReads(make)
    expect(asked()).toBe(4)
  })
})
