import { describe, expect, it, vi } from 'vitest'
import { DocumentCache, TooBusy } from './document-cache'

const bytes = (length: number) => new Uint8Array(length)

describe('the cache of documents', () => {
  it('makes a document once for the same content, and again when the content has changed', async () => {
    const make = vi.fn(async () => bytes(1))
    const cache = new DocumentCache()
    await cache.get({ title: 'a' }, make)
    await Promise.all([
      cache.get({ title: 'a' }, make),
      cache.get({ title: 'b' }, make),
      cache.get({ title: 'b' }, make),
    ])
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('evicts the least recently used document', async () => {
    const make = vi.fn(async () => bytes(40))
    const cache = new DocumentCache(100)
    for (const name of ['a', 'b', 'a', 'c']) await cache.get(name, make)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.get('a', make)
    expect(make).toHaveBeenCalledTimes(3)
    await cache.get('b', make)
    expect(make).toHaveBeenCalledTimes(4)
  })

  it('makes one at a time, refuses when too many wait, and continues after a failure', async () => {
    const cache = new DocumentCache(100, 2)
    let running = 0
    const slow = async () => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return bytes(1)
    }
    const failed = cache.get('a', async () => {
      throw new Error('no ink')
    })
    const second = cache.get('b', slow)
    await expect(cache.get('c', slow)).rejects.toThrow(TooBusy)
    await expect(failed).rejects.toThrow('no ink')
    await second
    await cache.get('c', slow)
  })
})
