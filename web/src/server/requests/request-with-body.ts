import type { IncomingMessage } from 'node:http'
import { createRequestFromNodeRequest } from 'astro/app/node'

/**
 * The request in the form that routes read. Its body is a stream of our own: with Node's stream, the whole process ends
 * when a route cancels the body while a chunk is arriving (nodejs/undici#5715).
 */
export function requestWithBody(incoming: IncomingMessage): Request {
  const request = createRequestFromNodeRequest(incoming, { skipBody: true })
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return request
  // Node requires `duplex`, which is missing in the types for browsers.
  const withBody: RequestInit & { duplex: 'half' } = { body: bodyOf(incoming), duplex: 'half' }
  return new Request(request, withBody)
}

/**
 * Nothing is read before a route asks for it. The rest of a cancelled body stays in the request; `drainBody` reads it.
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | null = null
  let isGivenUp = false
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        chunks ??= incoming[Symbol.asyncIterator]()
        const { done, value } = await chunks.next()
        if (isGivenUp) return
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: () => {
        isGivenUp = true
      },
    },
    { highWaterMark: 0 },
  )
}
