import type { APIRoute } from 'astro'
import { answerWithFeed } from '@/routing/feed-answer'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** The news of a list as JSON Feed. */
export const GET: APIRoute = ({ params: { name = '' } }) => answerWithFeed(name, 'json')
