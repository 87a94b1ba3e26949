import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../errors'
import { circuitState } from './circuit'
import type { JsonResponse } from './request'
import { callService, readForPreview, readService } from './service-calls'

const ANSWER: JsonResponse = { status: 200, headers: new Headers(), body: 'stones' }
const away = () => Promise.reject(new RequestError('unavailable', 'GET x', 'nobody listens'))

let service = ''
let count = 0
beforeEach(() => {
  // Circuits live as long as the process, so each test needs a service of its own.
  count += 1
  service = `http://service-${count}.example`
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Makes a call fail, and waits until the service may be called again. */
async function failAndWait(): Promise<void> {
  await expect(readService(service, away)).rejects.toThrow('nobody listens')
  vi.setSystemTime(Date.now() + 6_000)
  expect(circuitState(service)).toBe('half-open')
}

describe('a service that was away', () => {
  it('gets no requests while its circuit is open', async () => {
    await expect(readService(service, away)).rejects.toThrow('nobody listens')
    const call = vi.fn(async () => ANSWER)
    await expect(readService(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(callService(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(call).not.toHaveBeenCalled()
  })

  it('gets one request in the background when something reads from it', async () => {
    await failAndWait()
    let answer: (response: JsonResponse) => void = () => undefined
    const call = vi.fn(() => new Promise<JsonResponse>((resolve) => (answer = resolve)))
    for (let reads = 0; reads < 5; reads += 1) {
      await expect(readService(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    }
    await expect.poll(() => call.mock.calls).toHaveLength(1)
    answer(ANSWER)
    await expect.poll(() => circuitState(service)).toBe('closed')
    expect(await readService(service, async () => ANSWER)).toBe(ANSWER)
  })

  it('counts as back when it refuses a call', async () => {
    await failAndWait()
    const refuse = () => Promise.reject(new RequestError('refused', 'GET x', 'status 400', 400))
    await expect(readService(service, refuse)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect.poll(() => circuitState(service)).toBe('closed')
  })

  it('is asked for a preview at once, which has no older answer to show', async () => {
    await expect(readService(service, away)).rejects.toThrow('nobody listens')
    expect(await readForPreview(service, async () => ANSWER)).toBe(ANSWER)
    expect(circuitState(service)).toBe('closed')
  })

  it('gets the request of a write, which has no older answer', async () => {
    await failAndWait()
    expect(await callService(service, async () => ANSWER)).toBe(ANSWER)
    expect(circuitState(service)).toBe('closed')
  })
})
