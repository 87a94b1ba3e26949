import { readSubscription } from '@/features/newsletter/subscription-link'
import { ConfirmView } from '@/features/newsletter/subscription-view'
import type { DocumentHead } from '@/routing/document-head'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

const headOf = (): DocumentHead => ({
  title: say('Your newsletter'),
  description: '',
  canonical: null,
  robots: 'noindex, nofollow',
  referrer: 'no-referrer',
})

export async function newsletterConfirmRoute(query: RouteQuery, cookie: string | undefined): Promise<RoutedPage> {
  return { head: headOf(), view: <ConfirmView {...(await readSubscription(query, cookie))} /> }
}
