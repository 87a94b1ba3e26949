import type { APIRoute } from 'astro'

export { refuseMethod as ALL } from '@/routing/refuse-method'
/** Says that the site answers. It does not ask the backend: the site stands without it. */
export const GET: APIRoute = () => {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
