import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { refuseAddress } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The IndexNow key, when one is configured: it proves to search engines that change messages come from this host. */
export const GET: APIRoute = ({ params: { key } }) => {
  const { INDEXNOW_KEY } = env()
  if (INDEXNOW_KEY === '' || key !== INDEXNOW_KEY) return refuseAddress()
  return new Response(INDEXNOW_KEY, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
