import type { APIRoute } from 'astro'
import { staleReads } from '@/content/kept/stale-reads'
import { backendState } from '@/content/request/guarded'
import { isReady } from '@/server/readiness'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * How the site is: always 200 while it answers at all. `ready` says whether it can give its home page, `backend` whether
 * the content backend answered when it was last asked, `stale` which reads were answered by older copies within a minute.
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
