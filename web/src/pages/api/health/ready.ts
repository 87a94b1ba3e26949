import type { APIRoute } from 'astro'
import { isReady } from '@/server/readiness'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Readiness: 200 when the home page can be served, also from older copies, otherwise 503. */
export const GET: APIRoute = async () => {
  const ready = await isReady()
  const headers = { 'Cache-Control': 'no-store', ...(ready ? {} : { 'Retry-After': '5' }) }
  return Response.json({ ready }, { status: ready ? 200 : 503, headers })
}
