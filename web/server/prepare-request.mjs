import { randomUUID } from 'node:crypto'
import { securityHeaders } from './security-headers.mjs'

const ID = /^[\w-]{8,64}$/

/**
 * Gives each request an id, the proxy's if it sent a sane one, and each answer the same id and the security headers.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function prepareRequest(request, response) {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && ID.test(given) ? given : randomUUID()
  request.headers['x-request-id'] = id
  response.setHeader('X-Request-Id', id)
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
}
