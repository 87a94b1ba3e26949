import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const WIDTHS = [32, 64]
const master = await sharp({ create: { width: 48, height: 24, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
let folder: string
/** Answers of the library that wait for the test, in the order of the requests. */
let held: (() => void)[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-pictures-'))
  held = []
  vi.stubEnv('DATA_DIR', folder)
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    return new Response(new Uint8Array(master), { headers: { 'content-type': 'image/png' } })
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  // An answer does not wait until its copy is written.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

/** Requests a picture of the library, as a browser that accepts WebP. */
async function ask(file: string, width = 32): Promise<Response> {
  const { answerWithPicture } = await import('./pictures')
  const { ownPicture } = await import('./media')
  const url = `/uploads/${file}`
  const own = ownPicture({ url, version: '2026-01-01T00:00:00Z' } as Parameters<typeof ownPicture>[0])
  const address = String(own?.url).replace('/media/', `/pictures/${width}/`)
  return answerWithPicture(new Request(`http://site.example${address}`, { headers: { accept: 'image/webp' } }), WIDTHS)
}

/** Waits until the library has received exactly this number of requests. */
const untilHeld = (count: number) => expect.poll(() => held.length).toBe(count)

it('at most two pictures are converted at the same time, and all are converted in the end', async () => {
  const answers = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((file) => ask(file))
  for (let sent = 0; sent < answers.length; sent++) {
    // A conversion begins when the library receives its request, and ends after its answer.
    await untilHeld(Math.min(sent + 2, answers.length))
    held[sent]?.()
  }
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

it('requests for the same picture share one conversion', async () => {
  const answers = [ask('a.png'), ask('a.png'), ask('a.png')]
  await untilHeld(1)
  held[0]?.()
  const states = (await Promise.all(answers)).map(({ status, headers }) => `${status} ${headers.get('x-cache')}`)
  expect(states).toEqual(['200 MISS', '200 MISS', '200 MISS'])
  expect(held.length).toBe(1)
})

it('a picture is never wider than its master', async () => {
  const asked = ask('a.png', 64)
  await untilHeld(1)
  held[0]?.()
  expect(await sharp(await (await asked).arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 48 })
})
