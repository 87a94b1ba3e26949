import type { IncomingMessage } from 'node:http'

/**
 * Paths that a signed link authorises, which no other site knows. Pages with such a link send no referrer, so older
 * browsers send no origin either.
 */
const BY_LINK = /^(?:\/[a-z]{2})?\/api\/(?:your-enquiry|newsletter)\/\w/

/**
 * Whether a page of another site has sent this request in its visitor's name. Browsers send headers that tell; clients
 * without them (an old browser, a mail program, curl) act for themselves.
 *
 * @param siteUrl the public address of the site.
 */
export function isForeignPost(
  { method = 'GET', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  siteUrl: string,
): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  if (origin === 'null') return !BY_LINK.test(url)
  if (!URL.canParse(origin)) return true
  const { host } = new URL(origin)
  // A proxy may replace the host of the request by its own.
  return host !== headers.host && host !== new URL(siteUrl).host
}
