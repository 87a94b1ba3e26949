import type { APIRoute } from 'astro'
import { answerTiles } from '@/content/map-tiles/answer-tiles'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Parts of an archive of streets, under the site's own origin: the map asks nobody else. */
export const GET: APIRoute = ({ request, params: { archive = '' } }) =>
  answerTiles(archive, request.headers.get('range'))
