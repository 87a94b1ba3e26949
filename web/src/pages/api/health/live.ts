import type { APIRoute } from 'astro'
import { canReadFiles } from '@/server/reading'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Liveness: only the process itself is checked, so a restart helps when this fails. */
export const GET: APIRoute = async () => {
  const live = await canReadFiles()
  return Response.json({ live }, { status: live ? 200 : 503, headers: { 'Cache-Control': 'no-store' } })
}
