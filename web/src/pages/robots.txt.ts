import type { APIRoute } from 'astro'
import { env } from '@/config/env'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * Pages that must not be indexed are not disallowed here: they have `noindex`, which a crawler sees only if it may read
 * them.
 */
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
