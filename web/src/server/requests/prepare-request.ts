import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { senderReader } from '@ashlar/contract/node/sender'
import { env } from '@/config/env'
import { VISITOR_ADDRESS_HEADER } from '@/features/leads/submission/request-context'
import { barePolicy, documentPolicy, mediaPolicy } from '../pages/content-policy'

const ID = /^[\w-]{8,64}$/

/** Sent with every answer, including redirects and errors; a page replaces the content policy by its own. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': barePolicy,
  'Strict-Transport-Security': `max-age=63072000${env().HSTS_SUBDOMAINS === 'true' ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Pictures that other sites may embed: feed readers show those of posts, and platforms show share pictures. None of
 * them belongs to one visitor.
 */
const EMBEDDABLE = /^\/(?:media|pictures|api\/share-pictures)\//

/** A PDF of the media library. */
const DOCUMENT = /^[^?]*\.pdf(?:\?|$)/i

/** The request id of the proxy when it is valid, otherwise a new one. */
export function requestIdFor({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && ID.test(given) ? given : randomUUID()
}

/**
 * Gives each request an id (the proxy's when it is valid), and each answer the same id and the security headers.
 *
 * @param addressOf reads the visitor's address, by the proxies that are trusted.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  addressOf: ReturnType<typeof senderReader>,
): void {
  const id = requestIdFor(request)
  request.headers['x-request-id'] = id
  request.headers[VISITOR_ADDRESS_HEADER] = addressOf(request)
  response.setHeader('X-Request-Id', id)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
  if (EMBEDDABLE.test(request.url ?? '')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  if (request.url?.startsWith('/media/')) {
    response.setHeader('Content-Security-Policy', DOCUMENT.test(request.url) ? documentPolicy : mediaPolicy)
    // The files are public. The page that Chromium makes of a film has no origin in its sandbox and asks as a stranger.
    response.setHeader('Access-Control-Allow-Origin', '*')
  }
}
