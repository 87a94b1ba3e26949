import { readSettings } from '@/content/readers/settings'
import { NewsletterPage } from '@/features/newsletter/newsletter-page'
import { parseFlash } from '@/features/newsletter/outcome'
import type { RoutedPage } from '@/routing/route'
import { errorTitle } from '@/ui/title/error-title'
import { say } from '@/words/say'

/**
 * The page that shows the outcome of a subscription without script.
 *
 * @param cookie the value of the flash cookie.
 */
export async function newsletterRoute(cookie: string | undefined): Promise<RoutedPage> {
  const settings = await readSettings()
  const flash = parseFlash(cookie)
  const refused = flash !== null && flash.outcome.state !== 'stored'
  return {
    head: {
      title: refused ? errorTitle(say('Newsletter')) : say('Newsletter'),
      description: '',
      canonical: null,
      robots: 'noindex',
    },
    view: <NewsletterPage flash={flash} text={settings.newsletterText} />,
  }
}
