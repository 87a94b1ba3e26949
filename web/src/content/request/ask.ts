import 'server-only'
import {
  type CallQuery,
  MalformedAnswer,
  PREVIEW_HEADER,
  RESPONSE_FORMAT_HEADER,
  type ReadCall,
} from '@ashlar/contract'
import { blogCall } from '@/config/blog-address'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { mappedPathOf } from '../content-map'
import { RequestError } from '../errors'
import { previewTicket } from '../response-scope'
import { asMissing } from './missing-rows'
import { type JsonResponse, request } from './request'
import { PREVIEW_TIMEOUT_MS, readForPreview, readService } from './service-calls'
import { contentTokens } from './tokens'

/** Records in a page, as the rows ask: as many as WordPress gives at once. */
const PAGE_SIZE = 100
/** The most pages of a list that are read: ten thousand posts. */
const MOST_PAGES = 100

/** Whether the blog answers a row: our own backend, or a WordPress elsewhere. */
export function isOfBlog({ path }: ReadCall): boolean {
  return path.startsWith('/wp-json/')
}

/** The whole list of a row that the blog answers. */
export async function fromBlog(call: ReadCall, query: CallQuery): Promise<unknown> {
  const { body, headers } = await askBlog(call, query)
  // A list of the backend would have its records in `data`.
  if (!Array.isArray(body)) throw new MalformedAnswer('expected a bare list')
  const records: unknown[] = [...body]
  const pages = headers.get('x-wp-totalpages')
  // A proxy may leave out the counts: then a full page has another one after it, or the blog says that it has none.
  const hasNext = (page: number, length: number) => (pages === null ? length === PAGE_SIZE : page < Number(pages))
  for (let page = 1, last = body.length; page < MOST_PAGES && hasNext(page, last); page++) {
    const next = await nextPage(call, { ...query, page: `${page + 1}` }, pages === null)
    records.push(...next)
    last = next.length
  }
  return records
}

async function nextPage(call: ReadCall, query: CallQuery, mayBeNone: boolean): Promise<readonly unknown[]> {
  try {
    const { body } = await askBlog(call, query)
    if (!Array.isArray(body)) throw new MalformedAnswer('expected a list')
    return body
  } catch (error) {
    if (mayBeNone && error instanceof RequestError && error.status === 400) return []
    throw error
  }
}

/**
 * A plug-in or a cache may answer with an empty list where there are posts. An empty one is believed only when it says
 * itself that there is nothing.
 *
 * @throws {MalformedAnswer}
 */
function believed(answer: JsonResponse): JsonResponse {
  const { body, headers } = answer
  if (body === null) throw new MalformedAnswer('the blog answered with nothing')
  if (!Array.isArray(body) || body.length > 0) return answer
  const total = headers.get('x-wp-total')
  if (total !== null && Number(total) === 0) return answer
  throw new MalformedAnswer(`the blog sent an empty list, with ${total ?? 'no'} records in total`)
}

/** Whether the operator was told how `BLOG_URL` is written. */
let isReported = false

/** A WordPress without speaking addresses, or one elsewhere, has a page or nothing where its API is looked for. */
function refuseForm(blogUrl: string, error: unknown): never {
  const isElsewhere = error instanceof RequestError && (error.kind === 'not-found' || error.kind === 'malformed')
  if (isElsewhere && !isReported && !blogUrl.includes('?')) {
    isReported = true
    log.warn(
      { reason: error.message },
      `no WordPress answers at BLOG_URL: with plain permalinks write ${blogUrl}/?rest_route=/, without rewriting ${blogUrl}/index.php (docs/guides/move-content.md)`,
    )
  }
  throw error
}

/** One answer of the blog: our own backend unless another address is configured. */
export async function askBlog(call: ReadCall, query: CallQuery): Promise<JsonResponse> {
  const { BLOG_URL, CONTENT_URL } = env()
  const { url, parameters } = BLOG_URL
    ? blogCall(BLOG_URL, call.path)
    : { url: CONTENT_URL + call.path, parameters: {} }
  // Only our own backend gets its token.
  if (!BLOG_URL) return askOurs(url, query).catch((error: unknown) => asMissing(error, call))
  const asking = readService(BLOG_URL, async () => request.get(url, { query: { ...parameters, ...query } }))
  return asking.then(believed, (error: unknown) => refuseForm(BLOG_URL, error))
}

/** One answer of the content backend. */
export function askBackend(call: ReadCall, query: CallQuery): Promise<JsonResponse> {
  return askOurs(env().CONTENT_URL + mappedPathOf(call), query, RESPONSE_FORMAT_HEADER)
}

/** In a preview our backend answers with drafts. */
function askOurs(url: string, query: CallQuery, headers: Readonly<Record<string, string>> = {}): Promise<JsonResponse> {
  const { CONTENT_URL } = env()
  const options = { query, headers, bearer: contentTokens().read }
  const ticket = previewTicket()
  if (ticket === null) return readService(CONTENT_URL, () => request.get(url, options))
  return readForPreview(CONTENT_URL, () =>
    request.get(url, {
      ...options,
      headers: { ...headers, [PREVIEW_HEADER]: ticket },
      timeoutMs: PREVIEW_TIMEOUT_MS,
    }),
  )
}
