import type { APIRoute } from 'astro'
import { env } from '@/config/env'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Pages that are not to be listed say so themselves; a crawler that may not read them would never learn it. */
export const GET: APIRoute = () => {
  const lines = [
    'User-Agent: *',
    'Allow: /',
    'Disallow: /api/newsletter',
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
