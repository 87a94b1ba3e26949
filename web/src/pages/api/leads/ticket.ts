import type { APIRoute } from 'astro'
import { mintTicket } from '@/features/leads/ticket'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** Asked for when a form is first touched: says when its visitor began. */
export const GET: APIRoute = () => {
  return new Response(mintTicket(), { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } })
}
