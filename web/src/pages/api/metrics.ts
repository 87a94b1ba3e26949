import { operatorAccess } from '@ashlar/contract/node/operator-access'
import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { metrics, pageCacheBytes } from '@/config/metrics'
import { measureStaleReads } from '@/content/kept/stale-reads'
import { measureServices } from '@/content/request/service-calls'
import { VISITOR_ADDRESS_HEADER } from '@/features/leads/submission/request-context'
import { pages } from '@/server/pages/page-cache'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The metrics of the process in the format of Prometheus, for operators only. */
export const GET: APIRoute = async ({ request }) => {
  const header = (name: string) => request.headers.get(name)
  const address = header(VISITOR_ADDRESS_HEADER) ?? ''
  const access = operatorAccess({ address, header, ownAddresses: [env().SITE_URL] }, env().METRICS_TOKEN)
  if (access !== 'granted') return refusal(access)
  measureStaleReads()
  measureServices()
  pageCacheBytes.set(pages.bytes)
  const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }
  return new Response(await metrics.metrics(), { headers })
}

function refusal(access: 'token-missing' | 'elsewhere'): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  if (access === 'token-missing') {
    const text = 'Send the METRICS_TOKEN of the site as "Authorization: Bearer …".\n'
    return new Response(text, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } })
  }
  const text = 'Set METRICS_TOKEN and send it. Without it, and without a public SITE_URL, only this machine asks.\n'
  return new Response(text, { status: 403, headers })
}
