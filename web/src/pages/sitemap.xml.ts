import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { ContentUnavailable } from '@/content/errors'
import { readSitemap } from '@/features/sitemap/entries'
import { sitemapXml } from '@/features/sitemap/sitemap-xml'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** Every page, for search engines. Without content it is 503: an empty list would unlist the site. */
export const GET: APIRoute = async () => {
  try {
    return new Response(sitemapXml(await readSitemap(), env().SITE_URL), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('The list of pages cannot be had just now.', { status: 503, headers: { 'Retry-After': '30' } })
  }
}
