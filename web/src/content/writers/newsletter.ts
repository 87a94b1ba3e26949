import 'server-only'
import {
  collectionOf,
  type LeadContext,
  linkCalls,
  type NewsletterTopic,
  type Screening,
  subscriptionView,
  writes,
} from '@ashlar/contract'
import { env } from '@/config/env'
import { request } from '../request/request'
import { contentTokens } from '../request/tokens'
import { byLink, WRITE_TIMEOUT_MS } from './by-link'
import { isForeignBackend } from './foreign-backend'
import { takeForForeignBackend } from './outbox/deliver'

/** What is stored with an address. */
export interface SubscriptionEnvelope {
  noticeVersion: string
  context: LeadContext
  screening: Screening
}

/**
 * Stores an address in the content backend, which mails its owner a link to confirm it. The same address twice is one
 * subscription.
 *
 * @param subscribedEmail as returned by the contract's `checkSubscribedEmail`.
 * @returns `taken` for a backend that is not ours, which mails nobody.
 * @throws {RequestError} when it was not stored.
 */
export async function subscribeToNewsletter(
  subscribedEmail: string,
  envelope: SubscriptionEnvelope,
): Promise<'stored' | 'taken'> {
  if (await isForeignBackend()) {
    // The specification's body, and nothing else.
    const collection = collectionOf(writes.newsletterEmails)
    await takeForForeignBackend({ collection, fields: { subscribedEmail }, details: {} }, '')
    return 'taken'
  }
  await request.post(
    env().CONTENT_URL + writes.newsletterEmails.path,
    { subscribedEmail, ...envelope },
    { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS },
  )
  return 'stored'
}

/** Each call takes the token of the mailed link, and rejects with `not-found` when it is not valid. */
export const subscriptionByLink = {
  see: (token: string) => byLink(linkCalls.seeSubscription, subscriptionView, { token }),
  confirm: (token: string) => byLink(linkCalls.confirmSubscription, subscriptionView, { token }),
  unsubscribe: (token: string) => byLink(linkCalls.unsubscribe, subscriptionView, { token }),
  choose: (token: string, topics: readonly NewsletterTopic[]) =>
    byLink(linkCalls.choosePreferences, subscriptionView, { token, topics }),
}
