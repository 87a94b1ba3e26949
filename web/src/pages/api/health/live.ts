import type { APIRoute } from 'astro'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Liveness: only the process itself is checked, so a restart helps when this fails. */
export const GET: APIRoute = () => Response.json({ live: true }, { headers: { 'Cache-Control': 'no-store' } })
