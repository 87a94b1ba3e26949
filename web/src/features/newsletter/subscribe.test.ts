import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { FAILURE_MESSAGE, TOO_MANY_MESSAGE } from './outcome'

let status = 201
const backend = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}'))
})

beforeAll(async () => {
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
  vi.stubEnv('CONTENT_URL', `http://127.0.0.1:${(backend.address() as AddressInfo).port}`)
})
afterEach(() => {
  status = 201
})
afterAll(() => {
  vi.unstubAllEnvs()
  backend.close()
})

// The environment is read only once, so `subscribe` is imported after it names the test's backend.
const envelope = {
  noticeVersion: '2026-11-25',
  context: { page: '', campaign: {}, record: '', language: 'en' },
  screening: { suspicions: [], address: '', proven: false },
}

it.each([
  [201, { state: 'stored' }],
  [429, { state: 'too-many', message: TOO_MANY_MESSAGE }],
  [503, { state: 'failed', message: FAILURE_MESSAGE }],
  [403, { state: 'failed', message: FAILURE_MESSAGE }],
])('when the backend answers %i, the visitor is told', async (answer, outcome) => {
  const { subscribe } = await import('./subscribe')
  status = answer
  expect(await subscribe('asha@example.com', envelope)).toEqual(outcome)
})

it('sends nothing to the backend for an invalid address', async () => {
  const { subscribe } = await import('./subscribe')
  expect(await subscribe('asha', envelope)).toMatchObject({ state: 'invalid' })
})
