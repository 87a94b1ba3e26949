import { createHmac } from 'node:crypto'
import { REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'
import { afterEach, expect, it, vi } from 'vitest'

const startWarmUp = vi.hoisted(() => vi.fn())
vi.mock('./warm-up', () => ({ startWarmUp }))
vi.mock('@/features/search/current-search', () => ({ renewSearch: () => undefined }))

const SECRET = 'a secret of both halves'
const KILOBYTE = 1024

afterEach(() => vi.unstubAllEnvs())

async function post(body: BodyInit, signature: string): Promise<Response> {
  vi.stubEnv('REVALIDATE_SECRET', SECRET)
  const { answerChangeNotice } = await import('./change-notice')
  const headers = { [REVALIDATE_SIGNATURE_HEADER]: signature }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return answerChangeNotice(new Request('http://site.example/api/revalidate', init))
}

it('an endless message is refused before much of it is read', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * KILOBYTE
      // A reader without a limit would read on; the test ends the stream here.
      if (sent > 64 * KILOBYTE * KILOBYTE) controller.close()
      else controller.enqueue(new Uint8Array(64 * KILOBYTE))
    },
  })
  expect((await post(endless, '')).status).toBe(413)
  expect(sent).toBeLessThan(10 * KILOBYTE * KILOBYTE)
})

it('a signed message is accepted, an unsigned one is refused', async () => {
  const body = JSON.stringify({ models: ['page'], sentAt: Date.now() })
  const signature = createHmac('sha256', SECRET).update(body).digest('hex')
  expect((await post(body, signature)).status).toBe(200)
  expect(startWarmUp).toHaveBeenCalledOnce()
  const wrong = signature.replace(/^./, (first) => (first === '0' ? '1' : '0'))
  for (const other of ['', 'ab', wrong]) expect((await post(body, other)).status, other).toBe(401)
  expect(startWarmUp).toHaveBeenCalledOnce()
})

it('a message that is old, or from a clock far ahead, is refused', async () => {
  for (const apart of [-3_600_000, 3_600_000]) {
    const body = JSON.stringify({ models: ['page'], sentAt: Date.now() + apart })
    expect((await post(body, createHmac('sha256', SECRET).update(body).digest('hex'))).status).toBe(401)
  }
})
