import type { APIRoute } from 'astro'
import { issueTicket } from '@/features/leads/screening/ticket'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Asked for when a form is first touched: says when its visitor began. */
export const GET: APIRoute = () => {
  return new Response(issueTicket(), { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } })
}
