import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterEach, describe, expect, it } from 'vitest'
import { RequestError } from '../errors'
import { request } from './request'

const servers: Server[] = []

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve).closeAllConnections())),
  )
})

async function listen(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serve = async (listener: RequestListener) => `http://${await listen(createServer(listener))}`

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += chunk
  return text
}

/** Answers with the request it received. */
const echo: RequestListener = (incoming, outgoing) => {
  void textOf(incoming).then((body) => {
    const { method, url, headers } = incoming
    outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify({ method, url, headers, body }))
  })
}

async function failure(promise: Promise<unknown>): Promise<RequestError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(error)}`)
  return error
}

describe('the request helper', () => {
  it('gives readable texts, whichever way an answer writes a control character', async () => {
    const url = await serve((_request, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end('{"a":"x\\u0003","b":["\\by","z\u009f","\\ud83d"],"c":"\\n\\u0939"}')
    })
    expect((await request.get(url)).body).toEqual({ a: 'x', b: ['y', 'z', ''], c: '\nह' })
  })

  it('gets with a query and a bearer token', async () => {
    const { body } = await request.get(`${await serve(echo)}/api/x`, { query: { sort: 'a:asc' }, bearer: 'secret' })
    expect(body).toMatchObject({
      method: 'GET',
      url: '/api/x?sort=a%3Aasc',
      headers: { authorization: 'Bearer secret' },
    })
  })

  it('posts and puts JSON by default', async () => {
    const url = await serve(echo)
    for (const [method, call] of [['POST', request.post] as const, ['PUT', request.put] as const]) {
      const { body } = await call(url, { subscribedEmail: 'a@b.example' })
      expect(body).toMatchObject({
        method,
        headers: { 'content-type': 'application/json' },
        body: '{"subscribedEmail":"a@b.example"}',
      })
    }
  })

  it('posts a form when the call says so', async () => {
    const { body } = await request.post(
      await serve(echo),
      { grant_type: 'kekaapi', scope: 'a b' },
      { encoding: 'form' },
    )
    expect(body).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=kekaapi&scope=a+b',
    })
  })

  it('treats an empty answer as no body', async () => {
    const url = await serve((_, outgoing) => void outgoing.writeHead(204).end())
    expect(await request.post(url, {})).toMatchObject({ status: 204, body: null })
  })

  it.each([
    [404, 'not-found'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('rejects status %i as %s', async (status, kind) => {
    const url = await serve((_, outgoing) => void outgoing.writeHead(status).end('{"error":{"message":"because"}}'))
    expect(await failure(request.get(url))).toMatchObject({ kind, status, reason: 'because' })
  })

  it('rejects an answer that is not JSON as malformed', async () => {
    const url = await serve((_, outgoing) => void outgoing.end('<html>gateway</html>'))
    expect(await failure(request.get(url))).toMatchObject({ kind: 'malformed', status: 200 })
    expect((await failure(request.get(url))).message).toContain('“<html>gateway</html>”')
    // What an answer to a secret call holds may be a secret.
    expect((await failure(request.get(url, { bearer: 'x' }))).message).not.toContain('gateway')
    expect((await failure(request.post(url, {}))).message).not.toContain('gateway')
  })

  it('rejects as unavailable when nobody listens', async () => {
    const url = await serve(echo)
    const [server] = servers.splice(0)
    await new Promise((resolve) => server?.close(resolve))
    expect(await failure(request.get(url))).toMatchObject({ kind: 'unavailable', status: null })
  })

  it('rejects as unavailable when the answer does not come or ends early', async () => {
    const silent = await serve(() => undefined)
    expect((await failure(request.get(silent, { timeoutMs: 50 }))).message).toContain('no answer in time')
    const halfway = await serve((_, outgoing) => void outgoing.write('{"data": ['))
    expect(await failure(request.get(halfway, { timeoutMs: 100 }))).toMatchObject({ kind: 'unavailable' })
  })

  it('sends a call that may arrive twice once more when its connection ends without an answer', async () => {
    let calls = 0
    const url = await serve((incoming, outgoing) => {
      calls += 1
      if (calls === 1) incoming.socket.destroy()
      else echo(incoming, outgoing)
    })
    const { body } = await request.post(url, { name: 'Anita' }, { repeatable: true })
    expect(body).toMatchObject({ method: 'POST', body: '{"name":"Anita"}' })
    calls = 0
    expect(await failure(request.post(url, {}))).toMatchObject({ kind: 'unavailable', status: null })
  })

  it('sends no call a third time', async () => {
    let calls = 0
    const url = await serve((incoming) => {
      calls += 1
      incoming.socket.destroy()
    })
    expect(await failure(request.post(url, {}, { repeatable: true }))).toMatchObject({ kind: 'unavailable' })
    expect(calls).toBe(2)
  })

  it('never reveals the token or the query', async () => {
    const url = await serve((_, outgoing) => void outgoing.writeHead(500).end())
    const error = await failure(request.get(url, { bearer: 'secret-token', query: { email: 'a@b.example' } }))
    expect(JSON.stringify([error, error.message, error.stack])).not.toMatch(/secret-token|a@b\.example/)
  })

  it('verifies certificates', async () => {
    const pems = await generate([{ name: 'commonName', value: '127.0.0.1' }])
    const server = createSecureServer({ key: pems.private, cert: pems.cert }, echo)
    const error = await failure(request.get(`https://${await listen(server)}`))
    expect(error.kind).toBe('unavailable')
    expect(error.message).toMatch(/SELF_SIGNED|self.signed/i)
  })
})
