import { mintTicket } from '@/features/leads/ticket'

export const dynamic = 'force-dynamic'

/** Asked for when a form is first touched: says when its visitor began. */
export function GET(): Response {
  return new Response(mintTicket(), { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } })
}
