/** Says that the site answers. It does not ask the backend: the site stands without it. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
