import type { APIRoute } from 'astro'
import { takeResume } from '@/features/leads/submission/take-resume'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Script uploads a résumé here before its application. */
export const POST: APIRoute = ({ request }) => takeResume(request)
