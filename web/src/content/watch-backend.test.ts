import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackendWatch } from './watch-backend'

let status = 204
const told: { event: string; text: string }[] = []
const server = createServer((request, response) => {
  if (request.url === '/_health') return response.writeHead(status).end()
  request.on('data', (chunk: Buffer) => told.push(JSON.parse(chunk.toString('utf8'))))
  // Chat services answer with plain text.
  request.on('end', () => response.end('ok'))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

it('alerts once when the backend has been away for a minute, and once when it is back', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const watch = createBackendWatch(url, `${url}/alerts`)
  const events = () => told.map(({ event }) => event)
  await watch.check(0)
  status = 503
  await watch.check(10_000)
  await watch.check(69_000)
  expect(events()).toEqual([])
  await watch.check(70_000)
  await watch.check(80_000)
  expect(events()).toEqual(['backend-away'])
  expect(told[0]?.text).toContain('has not answered for a minute')
  status = 204
  await watch.check(90_000)
  await watch.check(100_000)
  expect(events()).toEqual(['backend-away', 'backend-back'])
  // A restart raises no alert.
  status = 503
  await watch.check(110_000)
  status = 404
  await watch.check(120_000)
  status = 503
  await watch.check(180_000)
  expect(events()).toHaveLength(2)
})
