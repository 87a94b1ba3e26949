import { execFileSync } from 'node:child_process'
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockOtherFormats, readingFault } from './decode-pictures'
import { findKind } from './file-kind'

/** Threads on which a process of Node reads files and pictures. */
const THREADS = 4
let folder: string
let large: Record<string, Buffer>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-kinds-'))
  const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } })
  large = {
    avif: await flat(5000, 2600).avif({ effort: 0 }).toBuffer(),
    interlaced: await flat(8000, 7000).png({ compressionLevel: 1, progressive: true }).toBuffer(),
    jpeg: await sharp({
      create: {
        width: 64,
        height: 64,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer(),
  }
  blockOtherFormats()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

function kindOf(bytes: string | Buffer) {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  return findKind(path, folder)
}

it.each([
  ['\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2', 'video/mp4'],
  ['WEBVTT\n\n00:00.000 --> 00:01.000\nx', 'text/vtt'],
  ['%PDF-1.7\n', 'application/pdf'],
  ['\uFEFF <?xml version="1.0"?>\n<!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
])('knows %j by its bytes', async (bytes, type) => {
  expect(await kindOf(bytes)).toMatchObject({ kind: { type } })
})

it.each([
  ['GIF89a=1;alert(1)', 'is cut short or broken'],
  ['<svg xmlns="http://www.w3.org/2000/svg"><!DOCTYPE x></svg>', 'is an SVG that has a <!DOCTYPE>'],
  [Buffer.from('<svg>\u00e9</svg>', 'latin1'), 'is an SVG in another encoding'],
  [Buffer.from(`<svg>${' '.repeat(1024 * 1024)}</svg>`), 'is an SVG of more than 1 MB'],
])('says why it does not take %j', async (bytes, reason) => {
  expect(await kindOf(bytes)).toMatchObject({ kind: null, reason: expect.stringContaining(reason) })
})

it('takes no picture that is cut, or too large to be read at once', async () => {
  expect(await kindOf(large.jpeg ?? '')).toMatchObject({ kind: { type: 'image/jpeg' } })
  expect(await kindOf(large.jpeg?.subarray(0, -500) ?? '')).toMatchObject({ reason: 'is cut short or broken' })
  expect(await kindOf(large.avif ?? '')).toMatchObject({
    reason: 'has 13 million pixels, and 12.5 million can be taken',
  })
  expect(await kindOf(large.interlaced ?? '')).toMatchObject({
    reason: 'has 56 million pixels, and 50 million can be taken',
    mend: expect.stringContaining('interlaced'),
  })
})

it('says when this process reads nothing any more', async () => {
  expect(await readingFault()).toBeNull()
  // A pipe without a writer holds the thread that opens it, as a decoder does that never ends.
  const pipes = Array.from({ length: THREADS }, (_, thread) => join(folder, `pipe-${thread}`))
  execFileSync('mkfifo', pipes)
  const held = pipes.map((pipe) => open(pipe, 'r'))
  expect(await readingFault()).toContain('no answer within')
  for (const pipe of pipes) openSync(pipe, 'r+')
  for (const file of await Promise.all(held)) await file.close()
}, 30_000)
