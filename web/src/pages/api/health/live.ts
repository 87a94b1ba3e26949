import type { APIRoute } from 'astro'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Says that the process answers, and asks nobody: whoever starts the site again when this fails mends something. */
export const GET: APIRoute = () => Response.json({ live: true }, { headers: { 'Cache-Control': 'no-store' } })
