import { randomUUID } from 'node:crypto'

const ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id, the proxy's if it sent a sane one, and each answer the same.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function prepareRequest(request, response) {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && ID.test(given) ? given : randomUUID()
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
}
