import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const SOURCE = new URL('http://127.0.0.1:1337/uploads/a_1.jpg')
const ADDRESS = 'http://site.example/media/a_1.jpg?v=1.signature'
let folder: string
/** The library's next answer; `null` when it is away. */
let answer: (() => Response) | null

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-media-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
  // An answer does not wait until its copy is written.
  await rm(folder, { recursive: true, maxRetries: 5 })
})

async function ask(headers: Record<string, string> = {}): Promise<number | string> {
  const { fetchMedia } = await import('./media-request')
  try {
    return (await fetchMedia(SOURCE, new Request(ADDRESS, { headers }))).status
  } catch {
    return 'away'
  }
}

const picture = () => new Response('stones', { headers: { 'content-type': 'image/jpeg', 'content-length': '6' } })
const refusal = (status: number) => () => new Response('no', { status })

it.each([400, 401, 403, 405, 416, 429, 431])(
  'a kept picture is still sent when the library answers %i',
  async (status) => {
    answer = picture
    expect(await ask()).toBe(200)
    answer = refusal(status)
    expect(await ask({ range: 'bytes=9-1' })).toBe(status === 416 ? 416 : 200)
    answer = null
    expect(await ask()).toBe(200)
  },
)

it.each([404, 410])('a deleted picture (%i) does not come back', async (status) => {
  answer = picture
  expect(await ask()).toBe(200)
  answer = refusal(status)
  expect(await ask()).toBe(404)
  answer = null
  expect(await ask()).toBe('away')
})

it.each([
  'text/html',
  'text/html; charset=utf-8',
  'application/javascript',
  'application/octet-stream',
  'text/xml',
  '',
])('a file that the library serves as "%s" is not passed on, and no copy of it is sent', async (type) => {
  const file = () =>
    new Response('GIF89a=1;alert(1)', {
      headers: { 'content-length': '17', ...(type ? { 'content-type': type } : {}) },
    })
  answer = file
  expect(await ask()).toBe(404)
  const { lastGoodMedia } = await import('./last-good-media')
  await lastGoodMedia.keep(SOURCE, 1000, { headers: { 'content-type': type }, bytes: new Uint8Array([1]) })
  answer = null
  expect(await ask()).toBe('away')
})
