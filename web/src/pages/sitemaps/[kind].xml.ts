import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { isSitemapKind, readSitemap } from '@/features/sitemap/entries'
import { sitemapXml } from '@/features/sitemap/sitemap-xml'
import { answerFromContent } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The sitemap of one kind of page, for search engines. */
export const GET: APIRoute = ({ params: { kind = '' } }) =>
  answerFromContent('application/xml; charset=utf-8', async () =>
    isSitemapKind(kind) ? sitemapXml(await readSitemap(kind), env().SITE_URL) : null,
  )
