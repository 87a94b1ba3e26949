import { env } from '@/config/env'
import { ContentUnavailable } from '@/content/errors'
import { readSitemap } from '@/features/sitemap/entries'
import { sitemapXml } from '@/features/sitemap/sitemap-xml'

/** A build has no content to list. */
export const dynamic = 'force-dynamic'

/** Every page, for search engines. Next's own convention cannot say 503, and an empty list would unlist the site. */
export async function GET(): Promise<Response> {
  try {
    return new Response(sitemapXml(await readSitemap(), env().SITE_URL), {
      headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=0, s-maxage=60' },
    })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return new Response('The list of pages cannot be had just now.', { status: 503, headers: { 'Retry-After': '30' } })
  }
}
