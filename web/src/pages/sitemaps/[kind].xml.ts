import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { languagesOfPage } from '@/content/readers/translations'
import { isSitemapKind, readSitemap } from '@/features/sitemap/entries'
import { type ListedPage, type SitemapEntry, sitemapXml } from '@/features/sitemap/sitemap-xml'
import { answerFromContent } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The sitemap of one kind of page, for search engines. */
export const GET: APIRoute = ({ params: { kind = '' } }) =>
  answerFromContent('application/xml; charset=utf-8', async () =>
    isSitemapKind(kind)
      ? sitemapXml(await Promise.all((await readSitemap(kind)).map(withLanguages)), env().SITE_URL)
      : null,
  )

async function withLanguages(entry: SitemapEntry): Promise<ListedPage> {
  const { description, sample, isFromData } = entry
  return { ...entry, languages: await languagesOfPage(description, sample, isFromData) }
}
