import type { APIRoute } from 'astro'
import { answerFollowNews } from '@/features/follows/answer-news'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The backend asks here what is new. */
export const POST: APIRoute = ({ request }) => answerFollowNews(request)
