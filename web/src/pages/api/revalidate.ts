import type { APIRoute } from 'astro'
import { answerChangeNotice } from '@/server/pages/change-notice'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The backend posts its change notices here. */
export const POST: APIRoute = ({ request }) => answerChangeNotice(request)
