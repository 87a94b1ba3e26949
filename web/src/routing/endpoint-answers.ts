import { ContentUnavailable } from '@/content/errors'

/** How long an edge cache may keep an answer for machines; changes are live within a minute. */
const KEPT = 'public, max-age=0, s-maxage=60'

/**
 * Answers a machine with content. When the content is not available the status is 503: an empty list would claim that
 * there is none.
 *
 * @param make the body; `null` when it does not exist.
 */
export async function answerFromContent(contentType: string, make: () => Promise<string | null>): Promise<Response> {
  try {
    const body = await make()
    if (body === null) return new Response('There is nothing at this address.', { status: 404 })
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': KEPT } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('This cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30' },
    })
  }
}

/** An endpoint's answer to a method that it does not support. */
export function refuseMethod(): Response {
  return new Response('This address is asked in another way.', {
    status: 405,
    headers: { 'Cache-Control': 'no-store' },
  })
}
