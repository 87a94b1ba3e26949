import type { MetadataRoute } from 'next'
import { env } from '@/config/env'

/** A build does not know under which address the site will stand. */
export const dynamic = 'force-dynamic'

/** Pages that are not to be listed say so themselves; a crawler that may not read them would never learn it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/newsletter' },
    sitemap: `${env().SITE_URL}/sitemap.xml`,
  }
}
