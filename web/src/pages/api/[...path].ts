import type { APIRoute } from 'astro'

/** An address below /api that no endpoint has. Without this route, the framework would answer with a page of its own. */
export const ALL: APIRoute = () =>
  new Response('There is nothing at this address.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
