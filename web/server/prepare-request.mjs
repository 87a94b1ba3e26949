import { randomUUID } from 'node:crypto'
import { VISITOR_ADDRESS_HEADER, visitorAddress } from './visitor-address.mjs'

const ID = /^[\w-]{8,64}$/
/** An address that no page has. */
const NOWHERE = '/an-address-that-cannot-be-read'
/** A file of the media library opened on its own, an SVG say, must not run as a page of the site. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Gives each request an id, the proxy's if it sent a sane one, and each answer the same id and the security headers.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('node:net').BlockList} trustedProxies whose word on a visitor's address is taken
 * @param {ReturnType<typeof import('./security-headers.mjs').securityHeaders>} securityHeaders
 */
export function prepareRequest(request, response, trustedProxies, securityHeaders) {
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
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  if (request.url?.startsWith('/media/')) response.setHeader('Content-Security-Policy', MEDIA_POLICY)
  if (!isReadable(request.url ?? '/')) request.url = NOWHERE
  leadOnce(response)
}

/**
 * Next names the target of a redirect twice where the page was made for this very visit: as made and as kept.
 *
 * @param {import('node:http').ServerResponse} response
 */
function leadOnce(response) {
  const append = response.appendHeader.bind(response)
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value)
}

/**
 * A path with a broken percent escape (`/%`) is no page; Next would answer 500.
 *
 * @param {string} url
 */
function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
