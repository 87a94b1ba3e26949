import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { readSettings } from '@/content/readers/settings'
import { readSitemap, SITEMAP_KINDS } from '@/features/sitemap/entries'
import { llmsText } from '@/features/sitemap/llms-text'
import { answerFromContent } from '@/routing/endpoint-answers'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** An overview of the site for language models. */
export const GET: APIRoute = () =>
  answerFromContent('text/plain; charset=utf-8', async () => {
    const [{ brandName, tagline }, ...parts] = await Promise.all([
      readSettings(),
      ...SITEMAP_KINDS.map(async (kind) => ({ kind, entries: await readSitemap(kind) })),
    ])
    return llmsText({ brandName, tagline, parts, site: env().SITE_URL })
  })
