import { idempotencyKey } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { issueTicket } from '@/features/leads/screening/ticket'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A signed start time for the enquiry with the key `?key=`, which script requests when a form is first touched. */
export const GET: APIRoute = ({ url }) => {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }
  const key = idempotencyKey.parse(url.searchParams.get('key') ?? '')
  if (!key) return new Response('Send the key of the enquiry: 16 to 64 letters or digits.', { status: 400, headers })
  return new Response(issueTicket(key), { headers })
}
