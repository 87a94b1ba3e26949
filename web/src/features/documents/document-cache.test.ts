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
    const cache = new DocumentCache(100, 3)
    const begun: string[] = []
    const finish = new Map<string, () => void>()
    const held = (name: string) =>
      cache.get(name, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => finish.set(name, resolve))
        return bytes(1)
      })
    const failed = cache.get('a', async () => {
      throw new Error('no ink')
    })
    const [second, third] = [held('b'), held('c')]
    await expect(held('d')).rejects.toThrow(TooBusy)
    await expect(failed).rejects.toThrow('no ink')
    await expect.poll(() => begun).toEqual(['b'])
    finish.get('b')?.()
    await second
    await expect.poll(() => begun).toEqual(['b', 'c'])
    finish.get('c')?.()
    await third
  })
})
