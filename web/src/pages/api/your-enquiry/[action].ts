import type { APIRoute } from 'astro'
import { changeEnquiry } from '@/features/leads/visitor/change-enquiry'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The page of a visitor's own enquiry posts here. */
export const POST: APIRoute = ({ request, params, rewrite, url }) =>
  changeEnquiry(params.action ?? '', request, (path) => rewrite(new Request(new URL(path, url))))
