import type { APIRoute } from 'astro'
import { answerWithFeed } from '@/features/feeds/feed-answer'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A feed of a list as JSON Feed. */
export const GET: APIRoute = ({ params: { name = '' } }) => answerWithFeed(name, 'json')
