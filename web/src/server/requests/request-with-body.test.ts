import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { drainBody } from './drain-body'
import { requestWithBody } from './request-with-body'

it('passes the whole body to a route that reads it', async () => {
  const server = createServer(async (incoming, response) => {
    const body = await requestWithBody(incoming).text()
    response.end(`${body.length}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = request({ host: '127.0.0.1', port, method: 'POST' }).end('x'.repeat(500_000))
  try {
    const [answer] = await once(visitor, 'response')
    expect(await text(answer)).toBe('500000')
  } finally {
    server.close()
  }
})

it('survives a body that is cancelled before its end', async () => {
  const faults: unknown[] = []
  const note = (error: unknown) => faults.push(error)
  process.prependListener('uncaughtException', note)
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = connect(port, '127.0.0.1')
  try {
    visitor.write('POST / HTTP/1.1\r\nHost: ashlar.example\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n')
    const [incoming, response] = await once(server, 'request')
    drainBody(incoming, response)
    const reader = requestWithBody(incoming).body?.getReader()
    expect((await reader?.read())?.value).toHaveLength(4)
    const next = reader?.read()
    await reader?.cancel()
    expect(await next).toEqual({ done: true, value: undefined })
    response.writeHead(503).end()
    visitor.write('0\r\n\r\n')
    await once(incoming, 'end')
    // Waits until the events after that end are handled.
    await new Promise(setImmediate)
    expect(faults).toEqual([])
  } finally {
    process.removeListener('uncaughtException', note)
    visitor.destroy()
    server.close()
  }
})
