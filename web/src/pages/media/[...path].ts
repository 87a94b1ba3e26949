import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { mediaSource, segmentsOf } from '@/content/media/media'
import { fetchMedia } from '@/content/media/media-request'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * The media library under the site's own origin: browsers never learn the backend's address, and pictures are
 * first-party. Range requests pass through, so that films can be sought in.
 */
export const GET: APIRoute = async ({ request, url }) => {
  const source = mediaSource(segmentsOf(url.pathname))
  if (!source) return new Response('Not found', { status: 404 })
  try {
    return await fetchMedia(source, request)
  } catch (error) {
    log.warn({ media: source.pathname, error }, 'a media file could not be fetched')
    return new Response('This file cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30' },
    })
  }
}
