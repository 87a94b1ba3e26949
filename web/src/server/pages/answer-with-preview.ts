import type { IncomingMessage, ServerResponse } from 'node:http'
import { PREVIEW_PARAMETER, type PreviewView } from '@ashlar/contract'
import { env } from '@/config/env'
import { pageVisits } from '@/config/metrics'
import { withRequestId } from '@/config/request-id'
import { readPreview } from '@/content/readers/preview'
import { pageOfMarkdownPath } from '@/features/markdown/markdown-path'
import { PageElsewhere, PageMissing } from '@/routing/errors'
import { PREVIEW_COOKIE, previewCookie } from '@/routing/preview-cookie'
import { addressIn, currentLanguage } from '@/words/current-language'
import { noteTemplate } from '../requests/request-metrics'
import { answerWithFailure, answerWithNotice, render, requestIdOf, send } from './answer-with-page'
import { pages } from './page-cache'
import { markPreview } from './preview-mark'

/** Characters that a cookie may hold unencoded; all our tickets match. */
const TICKET = /^[\w.~-]{1,200}$/

/**
 * Marks an address after the cookie was set. A request with the mark and without the cookie shows that the browser
 * keeps no cookies.
 */
const OFFERED = 'offered'

/** A request for a page with a ticket. */
export interface PreviewRequest {
  ticket: string
  /** Where the ticket was found. */
  by: 'address' | 'cookie'
  /** Whether the cookie holds the same ticket. */
  isKept: boolean
  isOffered: boolean
  /** Path and query of the page itself. */
  address: string
}

/** @returns `null` for a visitor: a request without a ticket, or not for a page. */
export function previewRequestOf({ method, url = '/', headers }: IncomingMessage): PreviewRequest | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '/', search = ''] = url.split('?', 2)
  if (pageOfMarkdownPath(path) !== null) return null
  const query = new URLSearchParams(search)
  const given = query.get(PREVIEW_PARAMETER) ?? ''
  const kept = new RegExp(`(?:^|; )${PREVIEW_COOKIE}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? ''
  const ticket = given || kept
  if (!TICKET.test(ticket)) return null
  const isOffered = given !== '' && query.has(OFFERED)
  if (given) for (const name of [PREVIEW_PARAMETER, OFFERED]) query.delete(name)
  return {
    ticket,
    by: given ? 'address' : 'cookie',
    isKept: kept === ticket,
    isOffered,
    address: given ? addressOf(path, query) : url,
  }
}

/**
 * Answers with a page made from drafts. It is rendered for this request alone: no cache is read or written, here or on
 * the way. A ticket in the address is moved to a cookie, so that linked pages are previews as well; a browser that
 * keeps no cookies stays at the address with the ticket, which works for this page only.
 */
export async function answerWithPreview(
  asked: PreviewRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('X-Robots-Tag', 'noindex, nofollow')
  response.setHeader('Referrer-Policy', 'same-origin')
  pageVisits.inc({ source: 'personal' })
  await withRequestId(requestIdOf(request), async () => {
    try {
      const view = await readPreview(asked.ticket)
      if (view) await show(view, asked, request, response)
      else await refuse(asked, request, response)
    } catch (error) {
      if (error instanceof PageElsewhere) {
        const isCarried = asked.by === 'address' && !asked.isKept
        leadTo(isCarried ? withTicket(error.address, asked.ticket) : error.address, response)
      } else await answerWithFailure(error, request, response)
    }
  })
}

async function show(
  view: PreviewView,
  asked: PreviewRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { ticket, address } = asked
  if (asked.by === 'address' && asked.isKept) return leadTo(address, response)
  if (asked.by === 'address' && !asked.isOffered) {
    const lifeS = (Date.parse(view.until) - Date.now()) / 1000
    response.setHeader('Set-Cookie', previewCookie(ticket, env().SITE_URL, lifeS))
    return leadTo(withTicket(address, ticket), response)
  }
  const { canonical: _none, ...made } = await makePage(view, asked, request)
  const framed = request.headers['sec-fetch-dest'] === 'iframe'
  const html = markPreview(made.html, { view, address, framed })
  // That header cannot name an origin; the content policy names who may frame the page.
  response.removeHeader('X-Frame-Options')
  await send(await pages.makeAlone(async () => ({ ...made, html, keep: false })), request, response)
}

/** The page made from drafts; when there is none, an error page, which the admin may frame as well. */
async function makePage(
  view: PreviewView,
  { ticket, address }: PreviewRequest,
  { headers: { cookie } }: IncomingMessage,
) {
  const preview = { ticket: view.drafts ? ticket : null, framedBy: view.framedBy }
  try {
    if (address.startsWith('/errors/')) throw new PageMissing(address)
    const asVisitor = new Request(`http://localhost${address}`, { headers: cookie ? { cookie } : {} })
    return await render(asVisitor, preview)
  } catch (error) {
    if (!(error instanceof PageMissing)) throw error
    return { ...(await render(new Request('http://localhost/errors/preview-missing'), preview)), status: 404 }
  }
}

/** Ends the preview: the next page is the public one again. */
async function refuse(asked: PreviewRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (asked.by === 'cookie' || asked.isKept) response.setHeader('Set-Cookie', previewCookie('', env().SITE_URL))
  await answerWithNotice('preview-ended', 403, request, response)
}

/** @param address as in English; the preview stays in the language of the page. */
function leadTo(address: string, response: ServerResponse): void {
  noteTemplate(response, 'preview-link')
  const location = address.startsWith('/') ? addressIn(currentLanguage(), address) : address
  response.writeHead(303, { Location: location }).end()
}

function withTicket(address: string, ticket: string): string {
  const [path = '/', search = ''] = address.split('?', 2)
  const query = new URLSearchParams(search)
  query.set(PREVIEW_PARAMETER, ticket)
  query.set(OFFERED, '1')
  return addressOf(path, query)
}

function addressOf(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
