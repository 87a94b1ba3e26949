import type { APIRoute } from 'astro'
import { staleReads } from '@/content/kept/stale-reads'
import { backendState } from '@/content/request/service-calls'
import { isReady } from '@/server/readiness'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * The state of the site, always with status 200. `ready`: whether it can serve its home page. `backend`: whether the
 * content backend answered its last request. `stale`: reads that were answered from older copies within the last
 * minute.
 */
export const GET: APIRoute = async () => {
  const ready = await isReady()
  const stale = staleReads()
  const status = !ready ? 'unready' : stale.length > 0 ? 'stale' : 'ok'
  return Response.json(
    { status, live: true, ready, backend: backendState(), stale },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}
