import 'server-only'
import type { SubscriptionView } from '@ashlar/contract'
import { subscriptionByLink } from '@/content/writers/newsletter'
import type { RouteQuery } from '@/routing/route'
import { readByLink } from '../signed-links/read-by-link'

const notes = {
  confirmed: 'Thank you: the address is confirmed.',
  topics: 'Your topics are saved.',
  unsubscribed: 'Done: you are no longer on the list.',
  failed: 'That could not be done just now. Please try again in a minute.',
} as const

export type SubscriptionNote = keyof typeof notes

/**
 * The subscription behind a newsletter link.
 *
 * @param cookie the value of the cookie that the link was exchanged for.
 * @throws {PageMissing} when the link is not valid.
 */
export async function readSubscription(
  query: RouteQuery,
  cookie: string | undefined,
): Promise<{ subscription: SubscriptionView; token: string; note: string }> {
  const { view, ...opened } = await readByLink({ query, cookie }, notes, subscriptionByLink.see)
  return { subscription: view, ...opened }
}
