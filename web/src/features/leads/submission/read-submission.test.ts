import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectFields } from '../form/validate-form'
import { readSubmission } from './read-submission'

const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const BOUNDARY = 'x-boundary'

function post(body: BodyInit, headers: Record<string, string>): Request {
  const init = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://site.example/api/leads/enquiry', init)
}

function multipart(body: BodyInit, length: number, address: string): Request {
  return post(body, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': `${length}`,
    'x-visitor-address': address,
  })
}

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const whole = `${part('name', 'Meera')}--${BOUNDARY}--\r\n`

/** A request body that begins but never ends. */
const slow = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(part('name', 'M'))),
  })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a repeated field costs one step for each value, and copies none of the earlier ones', () => {
  const iterator = Object.getPrototypeOf([][Symbol.iterator]())
  const { next } = iterator
  let steps = 0
  iterator.next = function () {
    steps += 1
    return next.call(this)
  }
  function* repeated(): Generator<readonly [string, string]> {
    for (let count = 0; count < 2_000; count += 1) yield ['answers', `${count}`]
  }
  const sent = collectFields(repeated())
  iterator.next = next
  expect(sent.get('answers')).toHaveLength(2_000)
  // Two steps for each pair, to split it.
  expect(steps).toBeLessThan(3 * 2_000)
})

it('a form may have at most 200 pairs', async () => {
  const pairs = (count: number) => Array.from({ length: count }, (_, index) => `a=${index}`).join('&')
  expect(await readSubmission(post(pairs(200), URL_ENCODED))).toMatchObject({ file: null })
  expect(await readSubmission(post(pairs(201), URL_ENCODED))).toEqual({ status: 413 })
  const parts = (count: number) => `${part('a', '1').repeat(count)}--${BOUNDARY}--\r\n`
  const parse = vi.spyOn(Response.prototype, 'formData')
  const send = (body: string) => readSubmission(multipart(body, body.length, '192.0.2.9'))
  expect(await send(parts(200))).toMatchObject({ file: null })
  expect(parse).toHaveBeenCalledTimes(1)
  // Nothing of a longer one is parsed.
  for (const count of [201, 20_000]) expect(await send(parts(count))).toEqual({ status: 413 })
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
})

it('a multipart form without a readable boundary is refused', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary', 'multipart/form-data; boundary=other']) {
    const headers = { 'content-type': type, 'content-length': `${whole.length}`, 'x-visitor-address': '192.0.2.8' }
    expect(await readSubmission(post(whole, headers)), type).toEqual({ status: 400 })
  }
})

it('posts that never end block no other post, and are given up', async () => {
  const stuck = [1, 2, 3, 4, 5].map((host) => readSubmission(multipart(slow(), 5_000_000, `192.0.2.${host}`)))
  const taken = await readSubmission(multipart(whole, whole.length, '198.51.100.1'))
  expect('sent' in taken && taken.sent.get('name')).toEqual(['Meera'])
  await vi.advanceTimersByTimeAsync(121_000)
  expect(await Promise.all(stuck)).toEqual(stuck.map(() => ({ status: 408 })))
})

it('one network may send two posts at once', async () => {
  const stuck = [1, 2].map((host) => readSubmission(multipart(slow(), 5_000_000, `2001:db8::${host}`)))
  expect(await readSubmission(multipart(whole, whole.length, '2001:db8::3'))).toEqual({ status: 429 })
  await vi.advanceTimersByTimeAsync(121_000)
  await Promise.all(stuck)
  expect(await readSubmission(multipart(whole, whole.length, '2001:db8::3'))).toMatchObject({ file: null })
})

describe('when the room for files is full', () => {
  const large = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(5_000_000)) })
  const fillRoom = () => [1, 2, 3, 4].map((host) => readSubmission(multipart(large(), 5_000_001, `203.0.113.${host}`)))
  const file = `${part('name', 'Meera')}${part('file', 'x'.repeat(3_000_000))}--${BOUNDARY}--\r\n`

  it('a file is refused while all others are still arriving', async () => {
    const others = fillRoom()
    await vi.advanceTimersByTimeAsync(1)
    expect(await readSubmission(multipart(file, file.length, '203.0.113.5'))).toEqual({ status: 503 })
    await vi.advanceTimersByTimeAsync(121_000)
    await Promise.all(others)
  })

  it('a file gets the room of the one that has stalled longest', async () => {
    const [longest, ...others] = fillRoom()
    await vi.advanceTimersByTimeAsync(2_000)
    const taken = await readSubmission(multipart(file, file.length, '203.0.113.5'))
    expect('sent' in taken && taken.sent.get('name')).toEqual(['Meera'])
    expect(await longest).toEqual({ status: 408 })
    // The room of the removed body is enough, and is counted once: the next file fits without removing another.
    const next = readSubmission(multipart(large(), 5_000_001, '203.0.113.6'))
    let ended = 0
    for (const submission of [...others, next]) void submission.then(() => (ended += 1))
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toBe(0)
    await vi.advanceTimersByTimeAsync(121_000)
    expect(await Promise.all([...others, next])).toEqual([1, 2, 3, 4].map(() => ({ status: 408 })))
  })

  it('a body that sends single bytes counts as stalled', async () => {
    let drip: (bytes: number) => void = () => undefined
    const dripping = new ReadableStream<Uint8Array>({
      start: (controller) => {
        drip = (bytes) => controller.enqueue(new Uint8Array(bytes))
      },
    })
    const dripped = readSubmission(multipart(dripping, 5_100_000, '203.0.113.9'))
    drip(5_000_000)
    await vi.advanceTimersByTimeAsync(1)
    const others = [1, 2, 3].map((host) => readSubmission(multipart(large(), 5_000_001, `203.0.113.${host}`)))
    for (let count = 0; count < 20; count += 1) {
      drip(1)
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(await readSubmission(multipart(file, file.length, '203.0.113.5'))).toMatchObject({ file: null })
    expect(await dripped).toEqual({ status: 408 })
    await vi.advanceTimersByTimeAsync(121_000)
    await Promise.all(others)
  })
})
