import type { IncomingMessage, ServerResponse } from 'node:http'

/** Bytes of an answered request that are let run out; a body that goes on is cut off. */
const DRAINED_BYTES = 8 * 1024 * 1024

/**
 * Reads what is left of a request's body once it is answered. A refusal may come before the whole body, and Node drops
 * the rest only of a body that nobody has begun to read: without this the rest would stand in the way of whatever the
 * visitor asks next on the same connection. How long a body may take is the server's own limit.
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
