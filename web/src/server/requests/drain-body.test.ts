import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { drainBody } from './drain-body'

it('answers the next request on a connection whose body was refused after its first bytes', async () => {
  const server = createServer((request, response) => {
    drainBody(request, response)
    if (request.method === 'GET') response.end('next')
    else void request.once('readable', () => request.read(1) && response.writeHead(503).end('refused'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitor = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  const hears = new Promise<void>((resolve, reject) => {
    visitor.once('error', reject)
    visitor.on('data', (text) => {
      heard += text
      if (heard.endsWith('next')) resolve()
    })
  })
  try {
    const body = Buffer.alloc(4_000_000)
    visitor.write(`POST / HTTP/1.1\r\nHost: ashlar.example\r\nContent-Length: ${body.length}\r\n\r\n`)
    visitor.write(body)
    visitor.write('GET / HTTP/1.1\r\nHost: ashlar.example\r\n\r\n')
    await hears
    expect(heard).toMatch(/^HTTP\/1\.1 503 .*refused.*HTTP\/1\.1 200 .*next$/s)
  } finally {
    visitor.destroy()
    server.close()
  }
})

it('ends the connection of a refused body that is far too long, instead of reading it all', async () => {
  let read = 0
  const server = createServer((request, response) => {
    request.socket.once('close', () => {
      read = request.socket.bytesRead
    })
    drainBody(request, response)
    void request.once('readable', () => request.read(1) && response.writeHead(503).end('refused'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  try {
    // The connection may end while a chunk is being written.
    visitor.on('error', () => undefined)
    const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)))
    visitor.write('POST / HTTP/1.1\r\nHost: ashlar.example\r\nContent-Length: 64000000\r\n\r\n')
    for (let count = 0; count < 64; count += 1) visitor.write(Buffer.alloc(1_000_000))
    await closed
    expect(read).toBeGreaterThan(8_000_000)
    expect(read).toBeLessThan(32_000_000)
  } finally {
    visitor.destroy()
    server.close()
  }
})
