import type { APIRoute } from 'astro'
import { answerFollow } from '@/features/follows/answer-follow'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The forms at lists, projects and reports post here. */
export const POST: APIRoute = ({ request }) => answerFollow(request)
