import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '@/config/log'
import { memoryRateCounters } from './memory'
import type { RateCounters } from './rate-counters'
import { redisRateCounters } from './redis'
import { startRedis, type TestRedis } from './redis-for-tests'

const WINDOW_MS = 60_000
const MOST = 5
/** Far above the deadline, for a busy machine, and far below the ten minutes that a form once waited. */
const MOST_WAIT_MS = 20_000

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Checks the behaviour of rate counters, in one instance and in another one that shares its counts. */
async function keepsItsPromise(one: RateCounters, other: RateCounters): Promise<void> {
  expect(await one.add('k', 'a', WINDOW_MS, MOST)).toBe(1)
  expect(await other.add('k', 'b', WINDOW_MS, MOST)).toBe(2)
  expect(await other.add('k', 'a', WINDOW_MS, MOST)).toBe(2)
  expect(await one.add('another', 'a', WINDOW_MS, MOST)).toBe(1)
  for (let count = 0; count < 20; count += 1) await one.add('flood', `${count}`, WINDOW_MS, MOST)
  expect(await other.add('flood', 'one more', WINDOW_MS, MOST)).toBe(MOST + 1)
  // With a higher limit the ids that were refused must not be found.
  expect(await other.add('flood', 'one more', WINDOW_MS, 100)).toBe(MOST + 1)
  expect(await one.claim('proof', 'a', WINDOW_MS)).toBe(true)
  expect(await other.claim('proof', 'b', WINDOW_MS)).toBe(false)
  expect(await other.claim('proof', 'a', WINDOW_MS)).toBe(true)
  await one.claim('short', 'a', 1)
  await expect.poll(() => other.claim('short', 'b', WINDOW_MS)).toBe(true)
  await one.add('old', 'a', WINDOW_MS, MOST)
  // With this window the first one is forgotten after ten milliseconds.
  await expect.poll(() => other.add('old', 'b', 10, MOST)).toBe(1)
}

describe('rate counters', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    vi.restoreAllMocks()
  })
  const instance = ({ url }: TestRedis) => {
    const counters = redisRateCounters(url, memoryRateCounters())
    ends.push(() => counters.close())
    return counters
  }

  it('of one instance are kept in its memory', async () => {
    const counters = memoryRateCounters()
    await keepsItsPromise(counters, counters)
  })

  it('do not fill the memory', async () => {
    const counters = memoryRateCounters()
    for (let key = 0; key <= 20_000; key += 1) await counters.add(`${key}`, 'a', WINDOW_MS, MOST)
    expect(await counters.add('0', 'b', WINDOW_MS, MOST)).toBe(1)
    expect(await counters.add('20000', 'b', WINDOW_MS, MOST)).toBe(2)
  })

  it('keep the key of a flood, however many other keys come', async () => {
    const counters = memoryRateCounters()
    for (let id = 0; id < MOST; id += 1) await counters.add('flood', `${id}`, WINDOW_MS, MOST)
    for (let key = 0; key < 20_000; key += 1) {
      await counters.add('flood', `more ${key}`, WINDOW_MS, MOST)
      await counters.add(`${key}`, 'a', WINDOW_MS, MOST)
    }
    expect(await counters.add('flood', 'once more', WINDOW_MS, MOST)).toBe(MOST + 1)
  })

  it.each([true, false])('of several instances count together, where Redis is installed: %s', async (installed) => {
    const redis = await startRedis(await freePort(), installed)
    ends.push(() => redis.stop())
    await keepsItsPromise(instance(redis), instance(redis))
  })

  it('work in each instance alone while Redis is away, and refuse nobody', async () => {
    const redis = await startRedis(await freePort(), false)
    const counters = instance(redis)
    await counters.add('k', 'a', WINDOW_MS, MOST)
    await redis.stop()
    expect(await counters.add('k', 'b', WINDOW_MS, MOST)).toBe(1)
    expect(await counters.claim('proof', 'a', WINDOW_MS)).toBe(true)
  })

  it.each([true, false])('do not wait for a Redis that hangs, where Redis is installed: %s', async (installed) => {
    const redis = await startRedis(await freePort(), installed)
    ends.push(() => redis.stop())
    const counters = instance(redis)
    expect(await counters.add('k', 'a', WINDOW_MS, MOST)).toBe(1)
    redis.hang()
    const since = Date.now()
    // A form counts several times; only the first of them waits.
    for (const id of ['b', 'c', 'd']) await counters.add('k', id, WINDOW_MS, MOST)
    expect(await counters.claim('proof', 'a', WINDOW_MS)).toBe(true)
    expect(Date.now() - since).toBeLessThan(MOST_WAIT_MS)
    redis.wake()
    // What was sent before it hung arrives late, and counts.
    await expect.poll(() => counters.add('k', 'a', WINDOW_MS, MOST)).toBeLessThan(3)
  })

  it('do not wait for a Redis that hangs from the start', async () => {
    const redis = await startRedis(await freePort(), false)
    ends.push(() => redis.stop())
    redis.hang()
    const counters = instance(redis)
    const since = Date.now()
    for (const id of ['a', 'b', 'c', 'd']) await counters.add('k', id, WINDOW_MS, MOST)
    expect(Date.now() - since).toBeLessThan(MOST_WAIT_MS)
  })

  it.each([true, false])('tell a wrong password as such, where Redis is installed: %s', async (installed) => {
    const redis = await startRedis(await freePort(), installed, 'the right one')
    ends.push(() => redis.stop())
    const warned = vi.spyOn(log, 'warn')
    const counters = instance({ ...redis, url: redis.url.replace('//', '//:a-wrong-one@') })
    expect(await counters.add('k', 'a', WINDOW_MS, MOST)).toBe(1)
    const lines = JSON.stringify(warned.mock.calls)
    expect(lines).toContain('Redis refuses the user or the password of REDIS_URL')
    expect(lines).not.toContain('a-wrong-one')
  })
})
