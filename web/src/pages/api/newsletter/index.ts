import type { APIRoute } from 'astro'
import { answerSubscription } from '@/features/newsletter/answer-subscription'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The newsletter form posts here. The address is the same in all builds, so that pages of an older build can still post. */
export const POST: APIRoute = ({ request }) => answerSubscription(request)
