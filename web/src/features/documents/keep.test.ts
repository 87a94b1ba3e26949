import { describe, expect, it, vi } from 'vitest'
import { Keep, TooBusy } from './keep'

const bytes = (length: number) => new Uint8Array(length)

describe('the keep of documents', () => {
  it('makes the same content once, and changed content anew', async () => {
    const make = vi.fn(async () => bytes(1))
    const keep = new Keep()
    await keep.get({ title: 'a' }, make)
    await Promise.all([keep.get({ title: 'a' }, make), keep.get({ title: 'b' }, make), keep.get({ title: 'b' }, make)])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('throws the one away that was asked for longest ago', async () => {
    const make = vi.fn(async () => bytes(40))
    const keep = new Keep(100)
    for (const name of ['a', 'b', 'a', 'c']) await keep.get(name, make)
    expect(make).toHaveBeenCalledTimes(3)
    await keep.get('a', make)
    expect(make).toHaveBeenCalledTimes(3)
    await keep.get('b', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('makes one at a time, refuses when too many wait, and goes on after one that failed', async () => {
    const keep = new Keep(100, 2)
    let running = 0
    const slow = async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return bytes(1)
    }
    const failed = keep.get('a', async () => {
      throw new Error('no ink')
    })
    const second = keep.get('b', slow)
    await expect(keep.get('c', slow)).rejects.toThrow(TooBusy)
    await expect(failed).rejects.toThrow('no ink')
    await second
    await keep.get('c', slow)
  })
})
