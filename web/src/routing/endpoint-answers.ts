import { ContentUnavailable } from '@/content/errors'

/** How long an answer to machines may be kept by an edge cache; changes are live within a minute. */
const KEPT = 'public, max-age=0, s-maxage=60'

/**
 * An endpoint's answer to a machine, made of content. Where the content cannot be had it is 503 and never an empty
 * list, which would say that there is nothing.
 *
 * @param make the body; `null` when there is no such thing.
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

/** An endpoint's answer to a method that it does not know. */
export function refuseMethod(): Response {
  return new Response('This address is asked in another way.', {
    status: 405,
    headers: { 'Cache-Control': 'no-store' },
  })
}
