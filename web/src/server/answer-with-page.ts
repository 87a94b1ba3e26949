import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/config/log'
import { ContentUnavailable, RequestError } from '@/content/errors'
import { observeReads } from '@/content/making'
import { RECEIPT_COOKIE } from '@/features/leads/outcome'
import { FLASH_COOKIE } from '@/features/newsletter/outcome'
import { PageElsewhere, PageMissing } from '@/routing/errors'
import { app } from './app'
import { pagePolicy } from './content-policy'
import { expanded, type MadePage, pages, type ReadyPage } from './page-cache'

/** Seconds after which a visitor's browser, or a crawler, may ask again. */
const RETRY_AFTER_S = '30'
/** How long an edge cache may keep a good page: changes are live in two seconds, so one. */
const KEPT = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
/** A state of a list: made for whoever asks, and shown again as it is by a browser that goes back. */
const NOT_KEPT = 'private, no-cache'
/** A page of one visitor's own. */
const PERSONAL = 'no-store'

/** They say what a page of one visitor shows. */
const PERSONAL_COOKIES = new RegExp(`(?:^|; )(?:${FLASH_COOKIE}|${RECEIPT_COOKIE})=`)
/** Parameters that campaigns add; they change nothing of a page. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid)=/

type ErrorStatus = 404 | 500 | 503

const LAST_RESORT: Readonly<Record<ErrorStatus, string>> = {
  404: 'There is no page at this address.',
  500: 'Something broke on our side. Please try again.',
  503: 'This page cannot be shown just now. Please load it again in a minute.',
}

/** Answers with the page at an address: as it is kept, or made now; what is said of a failure is a page, too. */
export async function answerWithPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = keyOf(request.url ?? '/')
  const kept = pages.fresh(key)
  if (kept) return send(kept, request, response)
  try {
    await send(await pageFor(request, key), request, response)
  } catch (error) {
    await answerWithFailure(error, request, response)
  }
}

/** Makes a page and keeps it, as if somebody had asked for it. */
export async function warmPage(path: string): Promise<void> {
  if (!pages.fresh(path)) await pages.get(path, () => makePage(new Request(new URL(path, 'http://localhost')), path))
}

function pageFor(request: IncomingMessage, key: string): Promise<ReadyPage> {
  const make = () => makePage(requestFor(request), key)
  // What cookies decide is nobody else's.
  if (PERSONAL_COOKIES.test(request.headers.cookie ?? '') || !isRead(request)) return pages.makeAlone(make)
  return pages.get(key, make)
}

/** @throws whatever kept the page from being made. */
async function makePage(request: Request, key: string): Promise<MadePage> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/errors/')) throw new PageMissing(pathname)
  const { canonical, ...made } = await render(request)
  const keep = made.status === 200 && canonical === key
  const policy = keep ? KEPT : canonical === null ? PERSONAL : NOT_KEPT
  return { ...made, headers: { ...made.headers, 'Cache-Control': policy }, keep }
}

async function render(request: Request): Promise<Omit<MadePage, 'keep'> & { canonical: string | null }> {
  const locals: App.Locals = { served: true }
  const { value, madeFrom } = await observeReads(async () => {
    const response = await app.render(request, { addCookieHeader: true, locals })
    return { response, html: await response.text() }
  })
  const { response, html } = value
  if (locals.error !== undefined) throw locals.error
  if (response.status === 404) throw new PageMissing(request.url)
  const headers = {
    ...headersOf(response),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': pagePolicy(html),
  }
  return { status: response.status, headers, html, ...madeFrom, canonical: locals.canonical ?? null }
}

async function answerWithFailure(error: unknown, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (error instanceof PageElsewhere) {
    // A browser keeps a 308 for ever unless it is told not to, and records are renamed back.
    const policy = error.status === 308 ? KEPT : PERSONAL
    response.writeHead(error.status, { Location: error.address, 'Cache-Control': policy }).end()
    return
  }
  const { status, notice } = failureOf(error, request)
  response.setHeader('Cache-Control', PERSONAL)
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S)
  try {
    await send(await noticePage(notice, status), request, response)
  } catch (fault) {
    log.error({ error: fault, status }, 'the page that tells of an error could not be made')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const html = `<!doctype html><html lang="en"><title>${status}</title><h1>${LAST_RESORT[status]}</h1></html>`
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : html)
  }
}

/** What a failure is to the visitor, and to the log. */
function failureOf(error: unknown, { url = '/', headers }: IncomingMessage): { status: ErrorStatus; notice: string } {
  const [path = '/'] = url.split('?', 1)
  // Who comes by a private link that leads nowhere wants to know of the link, not of the page.
  if (error instanceof PageMissing) return { status: 404, notice: path === '/your-enquiry' ? 'private-link' : '404' }
  const told = { path, request: headers['x-request-id'] }
  if (error instanceof ContentUnavailable || (error instanceof RequestError && error.kind === 'unavailable')) {
    log.warn({ ...told, reason: error.message }, 'a page cannot be shown')
    return { status: 503, notice: '503' }
  }
  log.error({ ...told, error }, 'a page failed')
  return { status: 500, notice: '500' }
}

/** The same for everybody, so it is kept as pages are. */
function noticePage(notice: string, status: ErrorStatus): Promise<ReadyPage> {
  const path = `/errors/${notice}`
  return pages.get(path, async () => {
    const { canonical: _none, ...made } = await render(new Request(`http://localhost${path}`))
    return { ...made, status, keep: true }
  })
}

async function send(page: ReadyPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('Vary', 'Accept-Encoding')
  if (page.status === 200) response.setHeader('ETag', page.etag)
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end()
    return
  }
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  const body = encoding ? page[encoding] : await expanded(page)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.byteLength)
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body)
}

function isKnown(given: string | undefined, etag: string): boolean {
  return given === '*' || (given?.split(/,\s*/).includes(etag) ?? false)
}

/** The address without what campaigns have added to it. */
function keyOf(url: string): string {
  const at = url.indexOf('?')
  if (at < 0) return url
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !CAMPAIGN.test(part))
  return kept.length > 0 ? `${url.slice(0, at)}?${kept.join('&')}` : url.slice(0, at)
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** All that a page may depend on: its address, and cookies of ours. */
function requestFor({ url = '/', headers }: IncomingMessage): Request {
  return new Request(`http://localhost${url}`, { headers: headers.cookie ? { cookie: headers.cookie } : {} })
}

function headersOf(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie' && name !== 'content-type') headers[name] = value
  const cookies = response.headers.getSetCookie()
  return cookies.length > 0 ? { ...headers, 'set-cookie': cookies } : headers
}
