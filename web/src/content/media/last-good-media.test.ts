import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SOURCE = new URL('http://127.0.0.1:1337/uploads/a_1.jpg')
const AN_HOUR = 3_600_000
const picture = (...bytes: number[]) => ({ headers: { 'content-type': 'image/jpeg' }, bytes: new Uint8Array(bytes) })
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-media-'))
  vi.stubEnv('DATA_DIR', folder)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
  // An answer does not wait until its copy is written.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

it('a kept picture is returned byte for byte, also with bytes that look like line ends', async () => {
  const { lastGoodMedia } = await import('./last-good-media')
  await lastGoodMedia.keep(SOURCE, Date.now() - AN_HOUR, picture(255, 10, 216, 10))
  expect(await lastGoodMedia.get(SOURCE, Date.now() - AN_HOUR)).toEqual(picture(255, 10, 216, 10))
  expect(await lastGoodMedia.get(new URL('/uploads/b_1.jpg', SOURCE), 0)).toBeNull()
})

it('a kept picture outlasts the move of the content backend to another address; another host has its own', async () => {
  vi.stubEnv('CONTENT_URL', SOURCE.origin)
  const before = await import('./last-good-media')
  await before.lastGoodMedia.keep(SOURCE, 0, picture(1))
  vi.resetModules()
  vi.stubEnv('CONTENT_URL', 'https://content.ashlar.example/strapi')
  const { lastGoodMedia } = await import('./last-good-media')
  const moved = new URL('https://content.ashlar.example/strapi/uploads/a_1.jpg')
  expect(await lastGoodMedia.get(moved, 0)).toEqual(picture(1))
  expect(await lastGoodMedia.get(new URL('https://blog.ashlar.example/uploads/a_1.jpg'), 0)).toBeNull()
})

it('the old copy of a replaced picture is not shown at the address of the new one', async () => {
  const { lastGoodMedia } = await import('./last-good-media')
  await lastGoodMedia.keep(SOURCE, Date.now() - AN_HOUR, picture(1))
  const replaced = Date.now() + AN_HOUR
  expect(await lastGoodMedia.get(SOURCE, replaced)).toBeNull()
  vi.setSystemTime(replaced + 1)
  await lastGoodMedia.keep(SOURCE, replaced, picture(2))
  expect(await lastGoodMedia.get(SOURCE, replaced)).toEqual(picture(2))
})

it('a deleted picture does not come back', async () => {
  const { lastGoodMedia } = await import('./last-good-media')
  await lastGoodMedia.keep(SOURCE, 0, picture(1))
  await lastGoodMedia.forget(SOURCE)
  expect(await lastGoodMedia.get(SOURCE, 0)).toBeNull()
})

it('when the disk refuses the copy, the picture is still sent', async () => {
  vi.stubEnv('DATA_DIR', '/dev/null')
  const { lastGoodMedia } = await import('./last-good-media')
  await expect(lastGoodMedia.keep(SOURCE, 0, picture(1))).resolves.toBeUndefined()
})

it('the copies stay within their limit, also after restarts; the least recently used go first', async () => {
  const { LastGoodMedia } = await import('./last-good-media')
  const file = (name: number) => new URL(`/uploads/${name}.jpg`, SOURCE)
  const large = { headers: {}, bytes: new Uint8Array(1_000) }
  const media = new LastGoodMedia(10_000)
  for (let name = 0; name < 50; name += 1) {
    await media.keep(file(name), 1, large)
    // The first picture is requested repeatedly.
    await media.keep(file(0), 1, large)
  }
  const kept = join(folder, 'site', 'last-good-media')
  const bytesOnDisk = async () => {
    const sizes = await Promise.all((await readdir(kept)).map(async (name) => (await stat(join(kept, name))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  expect(await bytesOnDisk()).toBeLessThanOrEqual(10_000)
  expect(await media.get(file(0), 1)).not.toBeNull()
  expect(await media.get(file(1), 1)).toBeNull()
  const restarted = new LastGoodMedia(5_000)
  await restarted.keep(file(1), 1, large)
  expect(await restarted.get(file(1), 1)).toEqual(large)
  expect(await bytesOnDisk()).toBeLessThanOrEqual(5_000)
})
