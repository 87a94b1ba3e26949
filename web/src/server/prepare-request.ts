import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { VISITOR_ADDRESS_HEADER } from '@/features/leads/visitor-address'
import { barePolicy, mediaPolicy } from './content-policy'
import { visitorAddress } from './visitor-address'

const ID = /^[\w-]{8,64}$/

/** They go with every answer, redirects and errors among them; a page's own content policy replaces the bare one. */
const HEADERS = {
  'Content-Security-Policy': barePolicy,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * Gives each request an id, the proxy's if it sent a sane one, and each answer the same id and the security headers.
 *
 * @param trustedProxies whose word on a visitor's address is taken
 */
export function prepareRequest(request: IncomingMessage, response: ServerResponse, trustedProxies: BlockList): void {
  const given = request.headers['x-request-id']
  const id = typeof given === 'string' && ID.test(given) ? given : randomUUID()
  request.headers['x-request-id'] = id
  const forwarded = request.headers['x-forwarded-for']
  request.headers[VISITOR_ADDRESS_HEADER] = visitorAddress(
    request.socket.remoteAddress,
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    trustedProxies,
  )
  response.setHeader('X-Request-Id', id)
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  if (request.url?.startsWith('/media/')) response.setHeader('Content-Security-Policy', mediaPolicy)
}
