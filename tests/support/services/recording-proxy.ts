import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RecordingProxy {
  url: string
  /** Forwarded requests, path and query. */
  asked: readonly URL[]
  stop: () => Promise<void>
}

/** A proxy between a site and its content backend that records the requests. */
export async function startRecordingProxy(backend: string): Promise<RecordingProxy> {
  const asked: URL[] = []
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', backend)
    asked.push(url)
    pass(incoming, url, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pass(incoming: IncomingMessage, url: URL, outgoing: ServerResponse): void {
  const { method, headers } = incoming
  const onward = request(url, { method, headers: { ...headers, host: url.host } }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
}
