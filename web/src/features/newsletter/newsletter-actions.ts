import 'server-only'
import { NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE, topicChoice } from '@ashlar/contract'
import { subscriptionByLink } from '@/content/writers/newsletter'
import type { LinkAction, LinkActions } from '../signed-links/link-action'
import type { SubscriptionNote } from './subscription-link'

/** What subscribers may do by the mailed link. */
export const newsletterActions: LinkActions = new Map<string, LinkAction>([
  ['confirm', { page: NEWSLETTER_CONFIRM_PAGE, done: named('confirmed'), run: subscriptionByLink.confirm }],
  [
    'preferences',
    {
      page: NEWSLETTER_PREFERENCES_PAGE,
      done: named('topics'),
      run: (token, sent) => subscriptionByLink.choose(token, topicChoice.parse([...(sent.get('topics') ?? [])])),
    },
  ],
  [
    'unsubscribe',
    {
      page: NEWSLETTER_PREFERENCES_PAGE,
      done: named('unsubscribed'),
      run: subscriptionByLink.unsubscribe,
      inOneClick: true,
    },
  ],
])

/** A note that the page has. */
function named(note: SubscriptionNote): string {
  return note
}
