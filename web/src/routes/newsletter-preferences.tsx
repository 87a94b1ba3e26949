import { readSubscription } from '@/features/newsletter/subscription-link'
import { PreferencesView } from '@/features/newsletter/subscription-view'
import type { DocumentHead } from '@/routing/document-head'
import type { Query, RoutedPage } from '@/routing/route'

const head: DocumentHead = {
  title: 'Your newsletter',
  description: '',
  canonical: null,
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
}

export async function newsletterPreferencesPage(query: Query): Promise<RoutedPage> {
  return { head, view: <PreferencesView {...(await readSubscription(query))} /> }
}
