import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { answerWithPicture } from '@/content/media/pictures'
import { PICTURE_WIDTHS } from '@/ui/picture/picture-address'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Pictures of the media library, in the widths that pages offer. */
export const GET: APIRoute = async ({ request, url }) => {
  try {
    return await answerWithPicture(request, PICTURE_WIDTHS)
  } catch (error) {
    log.warn({ picture: url.pathname, error }, 'a picture cannot be had')
    return new Response('This picture cannot be had just now. Please try again in a minute.', {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    })
  }
}
