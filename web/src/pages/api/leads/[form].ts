import type { APIRoute } from 'astro'
import { answerLeadForm } from '@/features/leads/submission/answer-lead-form'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** All forms of the site post here. The addresses are the same in all builds. */
export const POST: APIRoute = ({ request, params, rewrite, url }) =>
  answerLeadForm(params.form ?? '', request, (path) => rewrite(new Request(new URL(path, url))))
