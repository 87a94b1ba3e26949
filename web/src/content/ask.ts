import 'server-only'
import { MalformedAnswer, RESPONSE_FORMAT_HEADER, type ReadCall } from '@ashlar/contract'
import { env } from '@/config/env'
import { isResting, reportAnswered, reportUnavailable } from './circuit'
import { RequestError } from './errors'
import { listOf } from './list-answer'
import { type Answer, request } from './request'
import { contentTokens } from './tokens'

const PAGE_SIZE = 100

type Query = Readonly<Record<string, string>>

/** A list asked for in the largest parts the blog gives is wanted whole; a smaller number is all that is wanted. */
export async function fromBlog(call: ReadCall, query: Query): Promise<unknown> {
  const { body, headers } = await askBlog(call, query)
  if (query.per_page !== `${PAGE_SIZE}` || !Array.isArray(body)) return body
  const records: unknown[] = [...body]
  const pages = Number(headers.get('x-wp-totalpages') ?? 1)
  for (let page = 2; page <= pages; page++) {
    const next = await askBlog(call, { ...query, page: `${page}` })
    if (!Array.isArray(next.body)) throw new MalformedAnswer('expected a list')
    records.push(...next.body)
  }
  return records
}

/** One answer of the blogs site: our own backend unless another is configured. */
export async function askBlog(call: ReadCall, query: Query): Promise<Answer> {
  const { BLOG_URL, CONTENT_URL } = env()
  const service = BLOG_URL ?? CONTENT_URL
  return guarded(service, () =>
    request.get(service + call.path, {
      query,
      // Only our own backend is shown its token.
      ...(BLOG_URL ? {} : { bearer: contentTokens().read }),
    }),
  )
}

/** The whole answer to a row, paged to its end. */
export async function fromBackend(call: ReadCall, query: Query): Promise<unknown> {
  if (call.answer === 'one') return (await askBackend(call, query)).body
  // A row with a limit of its own is asked once: the backend takes a limit or a page, never both.
  if ('pagination[limit]' in query) return listOf((await askBackend(call, query)).body).data
  const records: unknown[] = []
  for (let page = 1; ; page++) {
    const { body } = await askBackend(call, {
      ...query,
      'pagination[page]': `${page}`,
      'pagination[pageSize]': `${PAGE_SIZE}`,
    })
    const { data, pageCount } = listOf(body)
    records.push(...data)
    if (page >= pageCount) return records
  }
}

/** One answer of the content backend. */
export async function askBackend(call: ReadCall, query: Query): Promise<Answer> {
  const { CONTENT_URL } = env()
  return guarded(CONTENT_URL, () =>
    request.get(CONTENT_URL + call.path, {
      query,
      headers: RESPONSE_FORMAT_HEADER,
      bearer: contentTokens().read,
    }),
  )
}

/** Calls a service unless it is known to be away, and remembers whether it answered. */
export async function guarded(service: string, call: () => Promise<Answer>): Promise<Answer> {
  if (isResting(service)) throw new RequestError('unavailable', service, 'it did not answer a moment ago')
  try {
    const answer = await call()
    reportAnswered(service)
    return answer
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'unavailable') reportUnavailable(service)
    throw error
  }
}
