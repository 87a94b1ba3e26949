import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageVisits } from '@/config/metrics'
import { withOwnQuery, withoutCampaign } from '@/routing/campaign'
import { PREVIEW_COOKIE } from '@/routing/preview-cookie'
import { requestIdFor, SECURITY_HEADERS } from '../requests/prepare-request'
import { noteTemplate } from '../requests/request-metrics'
import { acceptedEncoding, type PageEncoding } from './accepted-encoding'
import { EDGE_TIME_HEADER } from './edge-deadline'
import { pages, type ReadyPage } from './page-cache'

/**
 * For each kept page, the headers that all its answers share: names and values alternately, as `writeHead` takes them.
 */
const headersOfPages = { br: new WeakMap<ReadyPage, string[]>(), gzip: new WeakMap<ReadyPage, string[]>() }

/**
 * Answers with a kept page as it is in memory. This is what most visits need, in half the time of the full path. Left
 * to `answerWithPage`: previews, requests with an edge time, conditional requests, browsers that accept no compressed
 * page, and requests with a body.
 *
 * @returns whether the request is answered.
 */
export function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request
  if (method !== 'GET' || headers['if-none-match'] !== undefined || headers[EDGE_TIME_HEADER] !== undefined)
    return false
  // A request with a body must have it drained.
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  if (headers.cookie?.includes(PREVIEW_COOKIE)) return false
  const encoding = acceptedEncoding(headers['accept-encoding'])
  if (!encoding) return false
  const address = withoutCampaign(url)
  // A redirect may name the query, although the page reads none.
  if (url.includes('?') && !address.includes('?') && withOwnQuery(url) !== null) return false
  const page = pages.fresh(address)
  if (!page) return false
  pageVisits.inc({ source: 'hit' })
  noteTemplate(response, page.template ?? 'none')
  response.writeHead(page.status, ['X-Request-Id', requestIdFor(request), ...headersOf(page, encoding)])
  sendWithOthers(response, page[encoding])
  return true
}

/** Answers to requests that were read in this turn of the event loop. */
const leaving: { response: ServerResponse; body: Buffer }[] = []

/**
 * Sends the answer at the end of this turn of the event loop, after all its requests were read. Consecutive writes find
 * the reading process awake; waking it for each answer costs the system more than the rest of the request.
 */
function sendWithOthers(response: ServerResponse, body: Buffer): void {
  if (leaving.push({ response, body }) === 1) setImmediate(sendAll)
}

function sendAll(): void {
  for (const { response, body } of leaving.splice(0)) response.end(body)
}

function headersOf(page: ReadyPage, encoding: PageEncoding): string[] {
  const known = headersOfPages[encoding].get(page)
  if (known) return known
  const headers = new Map<string, string[]>()
  for (const [name, value] of Object.entries({
    ...SECURITY_HEADERS,
    ...page.headers,
    Vary: 'Accept-Encoding',
    ETag: page.etag,
    'Content-Encoding': encoding,
    'Content-Length': String(page[encoding].byteLength),
  })) {
    // The last value wins, in any letter case. A page's own length is that before compression.
    headers.set(
      name.toLowerCase(),
      [value].flat().flatMap((one) => [name, one]),
    )
  }
  const lines = [...headers.values()].flat()
  headersOfPages[encoding].set(page, lines)
  return lines
}
