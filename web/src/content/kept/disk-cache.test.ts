import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-disk-'))
  vi.stubEnv('DATA_DIR', folder)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  vi.resetModules()
  await rm(folder, { recursive: true, force: true })
})

async function cacheOf(bytes: number) {
  const { DiskCache } = await import('./disk-cache')
  return new DiskCache('sizes', bytes)
}

const bytes = (length: number) => Buffer.alloc(length, 1)

it('a file that was put can be read, also after a restart', async () => {
  await (await cacheOf(100)).put('a', bytes(10))
  const next = await cacheOf(100)
  expect(await next.get('a')).toEqual(bytes(10))
  expect(await next.get('b')).toBeNull()
})

it('the least recently used file is deleted first, also on disk', async () => {
  const cache = await cacheOf(25)
  await cache.put('a', bytes(10))
  await cache.put('b', bytes(10))
  await cache.get('a')
  await cache.put('c', bytes(10))
  expect(await cache.get('b')).toBeNull()
  expect((await readdir(join(folder, 'site', 'sizes'))).sort()).toEqual(['a', 'c'])
})

it('a larger copy under the same key is counted once', async () => {
  const cache = await cacheOf(25)
  for (const length of [10, 12, 14]) await cache.put('a', bytes(length))
  await cache.put('b', bytes(10))
  expect(await cache.get('a')).toEqual(bytes(14))
})

it('a file that was deleted from outside is missing', async () => {
  const cache = await cacheOf(100)
  await cache.put('a', bytes(10))
  await rm(join(folder, 'site', 'sizes', 'a'))
  expect(await cache.get('a')).toBeNull()
})
