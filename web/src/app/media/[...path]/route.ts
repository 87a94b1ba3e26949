import { log } from '@/config/log'
import { mediaSource } from '@/content/media'
import { fetchMedia } from '@/content/media-request'

/**
 * The media library under the site's own name: browsers never learn the backend's address, and pictures are not a
 * third party. Ranges pass through, so that films can be sought in.
 */
export async function GET(incoming: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const source = mediaSource((await params).path)
  if (!source) return new Response('Not found', { status: 404 })
  try {
    return await fetchMedia(source, incoming)
  } catch (error) {
    log.warn({ media: source.pathname, error }, 'a media file could not be fetched')
    return new Response('This file cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30' },
    })
  }
}
