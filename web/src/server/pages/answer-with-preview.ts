import type { IncomingMessage, ServerResponse } from 'node:http'
import { PREVIEW_PARAMETER, type PreviewView } from '@ashlar/contract'
import { env } from '@/config/env'
import { pageVisits } from '@/config/metrics'
import { withRequestId } from '@/config/request-id'
import { readPreview } from '@/content/readers/preview'
import { pageOfTwin } from '@/features/markdown-twin/twin-path'
import { PageElsewhere, PageMissing } from '@/routing/errors'
import { PREVIEW_COOKIE, previewCookie } from '@/routing/preview-cookie'
import { noteTemplate } from '../requests/request-metrics'
import { answerWithFailure, answerWithNotice, render, requestIdOf, send } from './answer-with-page'
import { pagePolicy } from './content-policy'
import { pages } from './page-cache'
import { markPreview } from './preview-mark'

/** What a cookie may hold as it is; every ticket of ours does. */
const TICKET = /^[\w.~-]{1,200}$/

/** Says that the cookie was offered. Whoever comes with it and without the cookie keeps none. */
const OFFERED = 'offered'

/** A page that is asked for with a ticket. */
export interface AskedPreview {
  ticket: string
  /** Where the ticket stands. */
  by: 'address' | 'cookie'
  /** Whether the cookie holds the same ticket. */
  isKept: boolean
  isOffered: boolean
  /** Path and query of the page itself. */
  address: string
}

/** @returns `null` for a visitor: a page without a ticket, and what is no page to look at. */
export function previewAsked({ method, url = '/', headers }: IncomingMessage): AskedPreview | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const [path = '/', search = ''] = url.split('?', 2)
  if (pageOfTwin(path) !== null) return null
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
 * Answers with a page as its drafts make it. It is made for this request alone: nothing is taken from what is kept, and
 * nothing of it is kept, here or on the way. A ticket in the address becomes a cookie, so that what the page leads to is a
 * preview as well; a browser that keeps none stays at the address with the ticket, which works for this page.
 */
export async function answerWithPreview(
  asked: AskedPreview,
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
  asked: AskedPreview,
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
  const headers = { ...made.headers, 'Content-Security-Policy': pagePolicy(html, view.framedBy) }
  // It knows no single origin; the content policy names whose frame it may be.
  response.removeHeader('X-Frame-Options')
  await send(await pages.makeAlone(async () => ({ ...made, headers, html, keep: false })), request, response)
}

/** The page of drafts; where there is none, a page that says so, which the admin may show as well. */
async function makePage(
  view: PreviewView,
  { ticket, address }: AskedPreview,
  { headers: { cookie } }: IncomingMessage,
) {
  const preview = { ticket: view.drafts ? ticket : null }
  try {
    if (address.startsWith('/errors/')) throw new PageMissing(address)
    const asVisitor = new Request(`http://localhost${address}`, { headers: cookie ? { cookie } : {} })
    return await render(asVisitor, preview)
  } catch (error) {
    if (!(error instanceof PageMissing)) throw error
    return { ...(await render(new Request('http://localhost/errors/preview-missing'), preview)), status: 404 }
  }
}

/** The next page is the public one again. */
async function refuse(asked: AskedPreview, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (asked.by === 'cookie' || asked.isKept) response.setHeader('Set-Cookie', previewCookie('', env().SITE_URL))
  await answerWithNotice('preview-ended', 403, request, response)
}

function leadTo(address: string, response: ServerResponse): void {
  noteTemplate(response, 'preview-link')
  response.writeHead(303, { Location: address }).end()
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
