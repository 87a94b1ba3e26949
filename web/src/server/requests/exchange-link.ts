import type { IncomingMessage, ServerResponse } from 'node:http'
import { LINK_PARAMETER, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE, VISITOR_PAGE } from '@ashlar/contract'
import { env } from '@/config/env'
import { LINK_COOKIE, LINK_LIFE } from '@/routing/link-cookie'

/** Pages that a signed link opens. Each has a cookie of its own, so that two links open at once do not exchange. */
export const LINKED_PAGES: readonly string[] = [VISITOR_PAGE, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE]

/** What a cookie may hold as it is; every token of ours does. */
const TOKEN = /^[\w.~-]{1,300}$/

/** Says that the cookie was offered. Whoever comes with it and without the cookie keeps none. */
const OFFERED = 'offered'

/**
 * Takes a signed link out of the address: the browser is given it as a cookie, and sent to the page's clean address once
 * it has shown that it keeps the cookie. One that keeps none stays at an address with the link, which works as well.
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
  // Lax: a link in a mail comes from another site.
  response.setHeader(
    'Set-Cookie',
    `${LINK_COOKIE}=${token}; Path=${path}; Max-Age=${LINK_LIFE}; HttpOnly; SameSite=Lax${secure}`,
  )
  leadTo(response, path, query)
  return true
}

function cookieOf({ headers }: IncomingMessage): string | null {
  return new RegExp(`(?:^|; )${LINK_COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? null
}

function leadTo(response: ServerResponse, path: string, query: URLSearchParams): void {
  const text = query.toString()
  response.writeHead(303, { Location: text ? `${path}?${text}` : path, 'Cache-Control': 'no-store' }).end()
}
