import type { APIRoute } from 'astro'
import { issueTicket } from '@/features/leads/screening/ticket'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A signed start time, which script requests when a form is first touched. */
export const GET: APIRoute = () => {
  return new Response(issueTicket(), { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } })
}
