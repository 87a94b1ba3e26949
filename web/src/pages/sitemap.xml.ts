import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { readSitemap, SITEMAP_KINDS, sitemapPath } from '@/features/sitemap/entries'
import { lastChangeOf, sitemapIndexXml } from '@/features/sitemap/sitemap-xml'
import { answerFromContent } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The index of the sitemaps, for search engines. */
export const GET: APIRoute = () =>
  answerFromContent('application/xml; charset=utf-8', async () => {
    const parts = await Promise.all(
      SITEMAP_KINDS.map(async (kind) => ({ path: sitemapPath(kind), entries: await readSitemap(kind) })),
    )
    const sitemaps = parts
      .filter(({ entries }) => entries.length > 0)
      .map(({ path, entries }) => ({ path, changedOn: lastChangeOf(entries) }))
    return sitemapIndexXml(sitemaps, env().SITE_URL)
  })
