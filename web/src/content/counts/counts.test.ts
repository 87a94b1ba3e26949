import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Counts } from './counts'
import { memoryCounts } from './memory'
import { redisCounts } from './redis'
import { startRedis, type TestRedis } from './redis-for-tests'

const WINDOW_MS = 60_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Says what counts promise, of one instance and of another that must know the same. */
async function keepsItsPromise(one: Counts, other: Counts): Promise<void> {
  expect(await one.add('k', 'a', WINDOW_MS)).toBe(1)
  expect(await other.add('k', 'b', WINDOW_MS)).toBe(2)
  expect(await other.add('k', 'a', WINDOW_MS)).toBe(2)
  expect(await one.add('another', 'a', WINDOW_MS)).toBe(1)
  expect(await one.claim('proof', 'a', WINDOW_MS)).toBe(true)
  expect(await other.claim('proof', 'b', WINDOW_MS)).toBe(false)
  expect(await other.claim('proof', 'a', WINDOW_MS)).toBe(true)
  await one.claim('short', 'a', 1)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await other.claim('short', 'b', WINDOW_MS)).toBe(true)
  await one.add('old', 'a', WINDOW_MS)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await other.add('old', 'b', 10)).toBe(1)
}

describe('counts', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
  const instance = ({ url }: TestRedis) => {
    const counts = redisCounts(url, memoryCounts())
    ends.push(() => counts.close())
    return counts
  }

  it('of one instance are kept in its memory', async () => {
    const counts = memoryCounts()
    await keepsItsPromise(counts, counts)
  })

  it('fill no memory', async () => {
    const counts = memoryCounts()
    for (let key = 0; key <= 20_000; key += 1) await counts.add(`${key}`, 'a', WINDOW_MS)
    expect(await counts.add('0', 'b', WINDOW_MS)).toBe(1)
    expect(await counts.add('20000', 'b', WINDOW_MS)).toBe(2)
  })

  it.each([true, false])('of several instances are one, where Redis is installed: %s', async (installed) => {
    const redis = await startRedis(await freePort(), installed)
    ends.push(() => redis.stop())
    await keepsItsPromise(instance(redis), instance(redis))
  })

  it('go on in each instance while Redis is away, and refuse nobody', async () => {
    const redis = await startRedis(await freePort(), false)
    const counts = instance(redis)
    await counts.add('k', 'a', WINDOW_MS)
    await redis.stop()
    expect(await counts.add('k', 'b', WINDOW_MS)).toBe(1)
    expect(await counts.claim('proof', 'a', WINDOW_MS)).toBe(true)
  })
})
