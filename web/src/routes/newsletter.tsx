import { readSettings } from '@/content/readers/settings'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'
import { parseFlash } from '@/features/newsletter/outcome'
import type { RoutedPage } from '@/routing/route'

/**
 * Where a visitor without script learns what became of the subscription.
 *
 * @param cookie what stands in the flash cookie.
 */
export async function newsletterRoute(cookie: string | undefined): Promise<RoutedPage> {
  const settings = await readSettings()
  return {
    head: { title: 'Newsletter', description: '', canonical: null, robots: 'noindex' },
    view: <NewsletterPage flash={parseFlash(cookie)} text={settings.newsletterText} />,
  }
}
