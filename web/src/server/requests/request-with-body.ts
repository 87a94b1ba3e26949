import type { IncomingMessage } from 'node:http'
import { createRequestFromNodeRequest } from 'astro/app/node'

/**
 * The request as routes read it. Its body is a stream of ours: the one that Node makes ends the whole process when a
 * route gives the body up while a piece of it is on its way (nodejs/undici#5715).
 */
export function requestWithBody(incoming: IncomingMessage): Request {
  const request = createRequestFromNodeRequest(incoming, { skipBody: true })
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return request
  // Node asks for `duplex`, which the types of browsers do not have.
  const withBody: RequestInit & { duplex: 'half' } = { body: bodyOf(incoming), duplex: 'half' }
  return new Request(request, withBody)
}

/** Nothing is read before it is asked for. What was given up stays in the request: `drainBody` reads it. */
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
