import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../errors'
import { circuitState } from './circuit'
import { guarded, guardedRead } from './guarded'
import type { JsonResponse } from './request'

const ANSWER: JsonResponse = { status: 200, headers: new Headers(), body: 'stones' }
const away = () => Promise.reject(new RequestError('unavailable', 'GET x', 'nobody listens'))

let service = ''
let count = 0
beforeEach(() => {
  // Circuits live as long as the process.
  count += 1
  service = `http://service-${count}.example`
  vi.useFakeTimers({ toFake: ['Date'] })
})

/** Fails once, and rests until it may be asked again. */
async function failAndRest(): Promise<void> {
  await expect(guardedRead(service, away)).rejects.toThrow('nobody listens')
  vi.setSystemTime(Date.now() + 6_000)
  expect(circuitState(service)).toBe('suspect')
}

describe('a service that was away', () => {
  it('is not asked while it rests', async () => {
    await expect(guardedRead(service, away)).rejects.toThrow('nobody listens')
    const call = vi.fn(async () => ANSWER)
    await expect(guardedRead(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    await expect(guarded(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(call).not.toHaveBeenCalled()
  })

  it('is asked again behind the back of whoever reads, once', async () => {
    await failAndRest()
    let answer: (response: JsonResponse) => void = () => undefined
    const call = vi.fn(() => new Promise<JsonResponse>((resolve) => (answer = resolve)))
    for (let reads = 0; reads < 5; reads += 1) {
      await expect(guardedRead(service, call)).rejects.toMatchObject({ kind: 'unavailable' })
    }
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    answer(ANSWER)
    await vi.waitFor(() => expect(circuitState(service)).toBe('closed'))
    expect(await guardedRead(service, async () => ANSWER)).toBe(ANSWER)
  })

  it('is there again when it refuses', async () => {
    await failAndRest()
    const refuse = () => Promise.reject(new RequestError('refused', 'GET x', 'status 400', 400))
    await expect(guardedRead(service, refuse)).rejects.toMatchObject({ kind: 'unavailable' })
    await vi.waitFor(() => expect(circuitState(service)).toBe('closed'))
  })

  it('is asked by whoever writes, who has no older answer', async () => {
    await failAndRest()
    expect(await guarded(service, async () => ANSWER)).toBe(ANSWER)
    expect(circuitState(service)).toBe('closed')
  })
})
