import type { IncomingMessage } from 'node:http'

/** Here a signed link is the permission, which no other site knows. Their pages send no referrer, so older browsers name no origin. */
const BY_LINK = /^\/api\/(?:your-enquiry|newsletter)\/\w/

/**
 * Whether a page of another site has sent this in its visitor's name. Browsers say so; what says nothing (an old
 * browser, a mail program, curl) acts for itself.
 *
 * @param siteUrl the address that visitors know.
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
  // A proxy may put its own name in the place of the one that was asked for.
  return host !== headers.host && host !== new URL(siteUrl).host
}
