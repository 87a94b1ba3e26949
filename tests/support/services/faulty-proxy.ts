import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the proxy changes a response of the content backend. */
export type ProxyFault = 'stopped' | 'paused' | 'slow' | 'html' | 'cut' | 'shapes' | 'half-emptied'

export interface FaultyProxy {
  url: string
  /** Origin to which it forwards. */
  target: string
  /** The fault from now on; `null` forwards everything unchanged. */
  fault: ProxyFault | null
  /** Paths that were asked for. */
  asked: string[]
  stop: () => Promise<void>
}

const SLOW_MS = 5_000

/** A proxy in front of a content backend or a site that can cause faults. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const proxy: FaultyProxy = { url: '', target, fault: null, asked: [], stop }
  const server = createServer((incoming, outgoing) => {
    proxy.asked.push(incoming.url ?? '')
    if (proxy.fault === 'stopped') incoming.socket.destroy()
    // Accepts the request and never answers, as a paused process does.
    else if (proxy.fault !== 'paused') void pass(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { fault } = proxy
    if (fault === 'slow') await wait(SLOW_MS)
    const { method, url = '/', headers } = incoming
    const address = new URL(url, proxy.target)
    const onward = request(address, { method, headers: { ...headers, host: address.host } }, async (answer) => {
      const { statusCode = 502 } = answer
      const isJson = answer.headers['content-type']?.includes('json') ?? false
      if (fault === null || fault === 'slow' || !isJson) {
        outgoing.writeHead(statusCode, answer.headers)
        answer.pipe(outgoing)
        return
      }
      let text = ''
      for await (const chunk of answer.setEncoding('utf8')) text += chunk
      const { type, body } = spoilt(fault, text)
      // Other headers stay, such as the number of all posts. Its length is no longer that of the answer.
      const { 'content-length': _length, 'transfer-encoding': _coding, ...others } = answer.headers
      outgoing.writeHead(statusCode, { ...others, 'content-type': type }).end(body)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }

  async function stop(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return proxy
}

function spoilt(fault: ProxyFault, text: string): { type: string; body: string } {
  const json = 'application/json'
  if (fault === 'html') return { type: 'text/html', body: '<!doctype html><title>Gateway</title><h1>Maintenance</h1>' }
  if (fault === 'cut') return { type: json, body: text.slice(0, Math.floor(text.length / 2)) }
  if (fault === 'shapes') return { type: json, body: '{"data":{"id":7,"attributes":{"unheard":"of"}},"meta":{}}' }
  return { type: json, body: JSON.stringify(halfEmptied(JSON.parse(text))) }
}

/** Empties every second field of every record. */
function halfEmptied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(halfEmptied)
  if (typeof value !== 'object' || value === null) return value
  const { attributes, ...rest } = value as { attributes?: unknown }
  if (typeof attributes !== 'object' || attributes === null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, halfEmptied(inner)]))
  }
  const fields = Object.entries(attributes).map(([name, inner], index) => [name, index % 2 ? null : inner])
  return { ...rest, attributes: Object.fromEntries(fields) }
}
