import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes that are read from a request after its answer; a longer body is cut off. */
const DRAINED_BYTES = 8 * 1024 * 1024

/**
 * Reads the rest of a request's body after the answer. A refusal may come before the whole body has arrived, and Node
 * discards the rest only when nobody has begun to read it. Without this, the rest would block the visitor's next
 * request on the same connection. The server's own limit applies to the time that a body may take.
 */
export function drainBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return
    let drained = 0
    const drop = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) drained += chunk.length
      if (drained > DRAINED_BYTES) request.destroy()
    }
    request.on('readable', drop)
    drop()
  })
}
