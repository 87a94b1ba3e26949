import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  FOLLOWS_PAGE,
  LINK_PARAMETER,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_PREFERENCES_PAGE,
  VISITOR_PAGE,
} from '@ashlar/contract'
import { env } from '@/config/env'
import { LINK_COOKIE, LINK_LIFE } from '@/routing/link-cookie'
import { addressIn, currentLanguage } from '@/words/current-language'

/** Pages that a signed link opens. Each has a cookie of its own, so that two open links do not overwrite each other. */
export const LINKED_PAGES: readonly string[] = [
  VISITOR_PAGE,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_PREFERENCES_PAGE,
  FOLLOWS_PAGE,
]

/** Characters that a cookie may hold unencoded; all our tokens match. */
const TOKEN = /^[\w.~-]{1,300}$/

/**
 * Marks an address after the cookie was set. A request with the mark and without the cookie shows that the browser
 * keeps no cookies.
 */
const OFFERED = 'offered'

/**
 * Moves a signed link from the address to a cookie, and redirects to the page's clean address once the browser has sent
 * the cookie back. A browser without cookies stays at an address with the link, which works as well.
 *
 * @returns whether the request is answered.
 */
export function exchangeLink(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const [path = '/', search = ''] = url.split('?', 2)
  if (!LINKED_PAGES.includes(path)) return false
  const query = new URLSearchParams(search)
  const token = query.get(LINK_PARAMETER) ?? ''
  if (!TOKEN.test(token)) return false
  if (cookieOf(request) === token) {
    query.delete(LINK_PARAMETER)
    query.delete(OFFERED)
    leadTo(response, path, query)
    return true
  }
  if (query.has(OFFERED)) return false
  query.set(OFFERED, '1')
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  // `Lax`, because a link in a mail comes from another site.
  response.setHeader(
    'Set-Cookie',
    `${LINK_COOKIE}=${token}; Path=${addressIn(currentLanguage(), path)}; Max-Age=${LINK_LIFE}; HttpOnly; SameSite=Lax${secure}`,
  )
  leadTo(response, path, query)
  return true
}

function cookieOf({ headers }: IncomingMessage): string | null {
  return new RegExp(`(?:^|; )${LINK_COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? null
}

function leadTo(response: ServerResponse, path: string, query: URLSearchParams): void {
  const text = query.toString()
  const to = addressIn(currentLanguage(), text ? `${path}?${text}` : path)
  response.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end()
}
