import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readVodcast } from '@/content/readers/vodcasts'
import { captionsOf } from '@/features/knowledge/captions'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The transcript of a vodcast as captions for its film. */
export const GET: APIRoute = async ({ params }) => {
  try {
    const vodcast = await readVodcast(params.slug ?? '')
    if (!vodcast) return new Response('There is no such conversation.', { status: 404 })
    return new Response(captionsOf(vodcast), {
      headers: { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('The captions cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30' },
    })
  }
}
