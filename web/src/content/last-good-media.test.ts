import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SOURCE = new URL('http://127.0.0.1:1337/uploads/a_1.jpg')
const AN_HOUR = 3_600_000
const picture = (...bytes: number[]) => ({ headers: { 'content-type': 'image/jpeg' }, bytes: new Uint8Array(bytes) })
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ashlar-media-'))
  vi.stubEnv('DATA_DIR', folder)
})

afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.resetModules()
  await rm(folder, { recursive: true })
})

it('a picture stands as it was kept, bytes that look like the end of a line among them', async () => {
  const { keepMedia, keptMedia } = await import('./last-good-media')
  await keepMedia(SOURCE, Date.now() - AN_HOUR, picture(255, 10, 216, 10))
  expect(await keptMedia(SOURCE, Date.now() - AN_HOUR)).toEqual(picture(255, 10, 216, 10))
  expect(await keptMedia(new URL('/uploads/b_1.jpg', SOURCE), 0)).toBeNull()
})

it('a replaced picture is not shown at the address of the new one', async () => {
  const { keepMedia, keptMedia } = await import('./last-good-media')
  await keepMedia(SOURCE, Date.now() - AN_HOUR, picture(1))
  const replaced = Date.now() + AN_HOUR
  expect(await keptMedia(SOURCE, replaced)).toBeNull()
  vi.setSystemTime(replaced + 1)
  await keepMedia(SOURCE, replaced, picture(2))
  expect(await keptMedia(SOURCE, replaced)).toEqual(picture(2))
})

it('a deleted picture does not come back', async () => {
  const { forgetMedia, keepMedia, keptMedia } = await import('./last-good-media')
  await keepMedia(SOURCE, 0, picture(1))
  await forgetMedia(SOURCE)
  expect(await keptMedia(SOURCE, 0)).toBeNull()
})

it('a disk that takes nothing costs the copy, not the picture', async () => {
  vi.stubEnv('DATA_DIR', '/dev/null')
  const { keepMedia } = await import('./last-good-media')
  await expect(keepMedia(SOURCE, 0, picture(1))).resolves.toBeUndefined()
})
