import { ContentUnavailable } from '@/content/errors'

/** How long an edge cache may keep an answer for machines; changes are live within a minute. */
const KEPT = 'public, max-age=0, s-maxage=60'
/** For the scripts of pages, a change is live within two seconds: one in a cache on the way, one in the browser's. */
const KEPT_FOR_SCRIPTS = 'public, max-age=1, s-maxage=1, stale-if-error=86400'

const RETRY_AFTER_S = '30'

/**
 * Answers a machine with content. When the content is not available the status is 503: an empty list would claim that
 * there is none.
 *
 * @param make the body; `null` when it does not exist.
 */
export async function answerFromContent(contentType: string, make: () => Promise<string | null>): Promise<Response> {
  try {
    const body = await make()
    if (body === null) return refuseAddress()
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': KEPT } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('This cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': RETRY_AFTER_S },
    })
  }
}

/**
 * Answers a script of a page with content, as JSON; 503 when the content is not available.
 *
 * @param failure the text of a 503.
 */
export async function answerScript(make: () => Promise<unknown>, failure: string): Promise<Response> {
  try {
    return Response.json(await make(), { headers: { 'Cache-Control': KEPT_FOR_SCRIPTS } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json(
      { error: failure },
      { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER_S } },
    )
  }
}

/** The answer to a machine that asks for an address at which nothing is. */
export function refuseAddress(): Response {
  return new Response('There is nothing at this address.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}

/** An endpoint's answer to a method that it does not support. */
export function refuseMethod(): Response {
  return new Response('This address is asked in another way.', {
    status: 405,
    headers: { 'Cache-Control': 'no-store' },
  })
}
