import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { type PageSource, pageVisits } from '@/config/metrics'
import { withRequestId } from '@/config/request-id'
import { ContentUnavailable, RequestError } from '@/content/errors'
import { observeReads } from '@/content/response-scope'
import { RECEIPT_COOKIE } from '@/features/leads/submission/outcome'
import { markdownOf } from '@/features/markdown/markdown-of'
import { markdownPath, pageOfMarkdownPath } from '@/features/markdown/markdown-path'
import { FLASH_COOKIE } from '@/features/newsletter/outcome'
import { REQUEST_ID_PLACE } from '@/features/notice/notices'
import { OFFLINE_TIMING } from '@/features/offline/worker-names'
import { PREPARES } from '@/features/prepared/speculation-rules'
import { withOwnQuery, withoutCampaign } from '@/routing/campaign'
import { PageElsewhere, PageMissing } from '@/routing/errors'
import { LINK_COOKIE } from '@/routing/link-cookie'
import { leadOnByQuery } from '@/routing/moved-or-missing'
import { addressIn, currentLanguage } from '@/words/current-language'
import { app, policyOfPage, routeFor } from '../app'
import { LINKED_PAGES } from '../requests/exchange-link'
import { noteTemplate } from '../requests/request-metrics'
import { acceptedEncoding } from './accepted-encoding'
import { barePolicy } from './content-policy'
import { EDGE_TIME_HEADER, edgeDeadline } from './edge-deadline'
import { expanded, type MadePage, pages, type ReadyPage } from './page-cache'

/** `Retry-After` for browsers and crawlers, in seconds. */
const RETRY_AFTER_S = '30'
/** An edge cache may keep a good page for one second, because changes must be live within two. */
const KEPT = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
/** A state of a list: rendered for each request; a browser that goes back may show it again. */
const NOT_KEPT = 'private, no-cache'
/**
 * A page of one visitor: no window of another site may hold a reference to it (COOP). Public pages do without COOP,
 * because it makes the browser start a new process for the first one (docs/decisions/0021).
 */
const PERSONAL = 'no-store'

/**
 * Headers for the share of visits to measure (features/vitals) and for offline pages (features/offline); a header makes
 * no page longer.
 */
const { VITALS_SAMPLE, OFFLINE_PAGES } = env()
const TIMINGS = [
  ...(VITALS_SAMPLE > 0 ? [`vitals;dur=${VITALS_SAMPLE}`] : []),
  ...(OFFLINE_PAGES === 'off' ? [] : [OFFLINE_TIMING]),
].join(', ')
const TIMING = TIMINGS ? { 'Server-Timing': TIMINGS } : {}

/**
 * The cookies that decide what one visitor's page shows. Blanks may be missing or added, as for the framework: a page
 * that it makes from such a cookie must never be sent to others who request it at the same time.
 */
const PERSONAL_COOKIES = new RegExp(`(?:^|;)[ \\t]*(?:${FLASH_COOKIE}|${RECEIPT_COOKIE}|${LINK_COOKIE})[ \\t]*=`)

/** For each error, the pattern of the route that threw it. */
const failedTemplates = new WeakMap<object, string>()

type ErrorStatus = 403 | 404 | 500 | 503

/** For an address without a route. */
const UNKNOWN_TEMPLATE = 'none'

const LAST_RESORT: Readonly<Record<ErrorStatus, string>> = {
  403: 'This form came from another site, so nothing was sent. Please fill it in on ours.',
  404: 'There is no page at this address.',
  500: 'Something broke on our side. Please try again.',
  503: 'This page cannot be shown just now. Please load it again in a minute.',
}

/** Answers with the page at an address, kept or rendered now; on failure with an error page. */
export async function answerWithPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/'
  const key = ownAddress(withoutCampaign(url))
  const asked = onlyReads(request) ? withOwnQuery(url) : null
  await withRequestId(requestIdOf(request), async () => {
    try {
      if (asked !== null) await observeReads(() => leadOnByQuery(asked))
      const kept = pages.fresh(key)
      if (kept) {
        pageVisits.inc({ source: 'hit' })
        return await send(kept, request, response)
      }
      await send(await pageFor(request, key), request, response)
    } catch (error) {
      await answerWithFailure(error, request, response)
    }
  })
}

/** Renders a page and keeps it, as a visit would. */
export async function warmPage(path: string): Promise<void> {
  if (!pages.fresh(path)) await pages.get(path, () => makePage(new Request(new URL(path, 'http://localhost')), path))
}

function pageFor(request: IncomingMessage, key: string): Promise<ReadyPage> {
  const make = () => makePage(requestFor(request), key)
  // A page that depends on cookies is not shared.
  const personal = PERSONAL_COOKIES.test(request.headers.cookie ?? '') || !onlyReads(request)
  const source: PageSource = personal ? 'personal' : pages.has(key) ? 'stale' : 'miss'
  pageVisits.inc({ source })
  return personal ? pages.makeAlone(make) : pages.get(key, make)
}

/** @throws the error because of which the page could not be rendered. */
async function makePage(request: Request, key: string): Promise<MadePage> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/errors/')) throw new PageMissing(pathname)
  const original = pageOfMarkdownPath(pathname)
  if (original !== null) return makeMarkdown(original, key)
  const { canonical, ...made } = await render(request)
  const keep = made.status === 200 && canonical !== null && ownAddress(canonical) === key
  const policy = keep ? KEPT : canonical === null ? PERSONAL : NOT_KEPT
  const apart = policy === PERSONAL ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}
  return { ...made, headers: { ...made.headers, ...apart, 'Cache-Control': policy }, keep }
}

/**
 * The text of a page as Markdown, rendered and kept as pages are. Search engines must not index it besides the page.
 *
 * @throws {PageMissing} also for a page of one visitor, and for a state of a list.
 */
async function makeMarkdown(path: string, key: string): Promise<MadePage> {
  if (key.includes('?')) throw new PageMissing(key)
  const { canonical, html, ...made } = await render(new Request(new URL(path, 'http://localhost'))).catch(
    (error: unknown) => {
      throw error instanceof PageElsewhere ? new PageElsewhere(markdownPath(error.address), error.status) : error
    },
  )
  if (canonical !== path) throw new PageMissing(key)
  const address = new URL(ownAddress(path), env().SITE_URL).href
  const headers = {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Security-Policy': barePolicy,
    Link: `<${address}>; rel="canonical"`,
    'Cache-Control': KEPT,
  }
  return {
    ...made,
    headers,
    html: markdownOf(html, address),
    keep: key === ownAddress(markdownPath(path)),
    template: `${made.template}.md`,
  }
}

/**
 * Renders the page at an address.
 *
 * @param preview renders drafts for an editor, by the ticket of the preview; `framedBy` names who may frame the page.
 * @throws the error because of which the page could not be rendered.
 */
export async function render(
  request: Request,
  preview: { ticket: string | null; framedBy: readonly string[] } | null = null,
): Promise<Omit<MadePage, 'keep'> & { canonical: string | null }> {
  const locals: App.Locals = { served: true, preview: preview !== null }
  const { value, madeFrom } = await observeReads(async () => {
    const routeData = routeFor(new URL(request.url).pathname)
    const response = await app.render(request, { addCookieHeader: true, locals, ...(routeData && { routeData }) })
    return { response, html: await response.text() }
  }, preview?.ticket)
  const { response, html } = value
  const { template = UNKNOWN_TEMPLATE } = locals
  if (locals.error !== undefined) {
    if (locals.error instanceof Error) failedTemplates.set(locals.error, template)
    throw locals.error
  }
  if (response.status === 404) throw new PageMissing(request.url)
  const headers = {
    ...headersOf(response),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': locals.allowed ? policyOfPage(locals.allowed, preview?.framedBy) : barePolicy,
    ...(preview ? {} : { ...TIMING, ...PREPARES }),
  }
  return { status: response.status, headers, html, ...madeFrom, template, canonical: locals.canonical ?? null }
}

/** Answers with the error page for a failure. */
export async function answerWithFailure(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  noteTemplate(response, (error instanceof Error && failedTemplates.get(error)) || UNKNOWN_TEMPLATE)
  if (error instanceof PageElsewhere) {
    // A browser caches a 308 for ever unless it is told not to, and a record may be renamed back.
    const policy = error.status === 308 ? KEPT : PERSONAL
    const query = error.keepsQuery ? (/\?.*/.exec(request.url ?? '')?.[0] ?? '') : ''
    // The query of the request is kept at the new address.
    const location = error.address.includes('?') || error.status === 303 ? error.address : error.address + query
    const to = location.startsWith('/') ? ownAddress(location) : location
    response.writeHead(error.status, { Location: to, 'Cache-Control': policy }).end()
    return
  }
  const { status, notice } = failureOf(error, request)
  await answerWithNotice(notice, status, request, response)
}

/** Answers with an error page, or with a sentence as plain text when that cannot be rendered. */
export async function answerWithNotice(
  notice: string,
  status: ErrorStatus,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', PERSONAL)
  if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S)
  try {
    const page = await noticePage(notice, status)
    await send(status >= 500 ? await withId(page, requestIdOf(request)) : page, request, response)
  } catch (fault) {
    log.error({ error: fault, status }, 'the page that tells of an error could not be made')
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    const html = `<!doctype html><html lang="en"><title>${status}</title><h1>${LAST_RESORT[status]}</h1></html>`
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : html)
  }
}

/** The status, error page and log entry for a failure. */
function failureOf(error: unknown, { url = '/', headers }: IncomingMessage): { status: ErrorStatus; notice: string } {
  const [path = '/'] = url.split('?', 1)
  // When a private link is not valid, the error page speaks about the link.
  if (error instanceof PageMissing) return { status: 404, notice: LINKED_PAGES.includes(path) ? 'private-link' : '404' }
  const entry = { path, request: headers['x-request-id'] }
  if (error instanceof ContentUnavailable || (error instanceof RequestError && error.kind === 'unavailable')) {
    log.warn({ ...entry, reason: error.message }, 'a page cannot be shown')
    return { status: 503, notice: '503' }
  }
  log.error({ ...entry, error }, 'a page failed')
  return { status: 500, notice: '500' }
}

/** The error page is the same for everybody, so it is kept as pages are. */
function noticePage(notice: string, status: ErrorStatus): Promise<ReadyPage> {
  // No address can be this key, so an error page has no address of its own.
  return pages.get(`notice ${currentLanguage().code} ${notice}`, async () => {
    const { canonical: _none, ...made } = await render(new Request(`http://localhost/errors/${notice}`))
    return { ...made, status, keep: true }
  })
}

/** The page with the request id, by which the log names the failure. */
async function withId(page: ReadyPage, id: string): Promise<ReadyPage> {
  const html = (await expanded(page)).toString('utf8').replace(REQUEST_ID_PLACE, () => id)
  return pages.makeAlone(async () => ({ ...page, html, keep: false }))
}

/** An address of this site in the language of the response, which is a part of the key of its page. */
function ownAddress(url: string): string {
  return addressIn(currentLanguage(), url)
}

export function requestIdOf({ headers }: IncomingMessage): string {
  return String(headers['x-request-id'] ?? '')
}

/** Sends a page in an encoding that the browser accepts. */
export async function send(page: ReadyPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (page.status < 400) noteTemplate(response, page.template ?? UNKNOWN_TEMPLATE)
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value)
  response.setHeader('Vary', 'Accept-Encoding')
  const deadline = page.headers['Cache-Control'] === KEPT ? edgeDeadline(request.headers[EDGE_TIME_HEADER]) : null
  if (deadline) response.setHeader('X-Accel-Expires', deadline)
  if (page.status === 200) response.setHeader('ETag', page.etag)
  if (page.status === 200 && matchesETag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = encoding ? page[encoding] : await expanded(page)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.byteLength)
  response.writeHead(page.status).end(request.method === 'HEAD' ? undefined : body)
}

function matchesETag(given: string | undefined, etag: string): boolean {
  return given === '*' || (given?.split(/,\s*/).includes(etag) ?? false)
}

function onlyReads({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Everything that a page may depend on: its address, and our own cookies. */
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
