import 'server-only'
import {
  collectionOf,
  type LeadContext,
  linkCalls,
  type NewsletterTopic,
  type Screening,
  type SubscriptionView,
  subscriptionView,
  writes,
} from '@ashlar/contract'
import { env } from '@/config/env'
import { RequestError } from '../errors'
import { request } from '../request/request'
import { callService } from '../request/service-calls'
import { contentTokens } from '../request/tokens'
import { isForeignBackend } from './foreign-backend'
import { dataOf } from './leads'
import { takeForForeignBackend } from './outbox/deliver'

/** Milliseconds a visitor waits at most; a write may take longer than a read. */
const WRITE_TIMEOUT_MS = 8_000

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

async function byLink(path: string, body: Record<string, unknown>): Promise<SubscriptionView> {
  const { CONTENT_URL } = env()
  const answer = await callService(CONTENT_URL, () =>
    request.post(CONTENT_URL + path, body, { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS }),
  )
  const view = subscriptionView.safeParse(dataOf(answer.body))
  if (!view.success) throw new RequestError('malformed', path, 'the answer is no view of a subscription')
  return view.data
}

/** Each call takes the token of the mailed link, and rejects with `not-found` when it is not valid. */
export const subscriptionByLink = {
  see: (token: string) => byLink(linkCalls.seeSubscription.path, { token }),
  confirm: (token: string) => byLink(linkCalls.confirmSubscription.path, { token }),
  unsubscribe: (token: string) => byLink(linkCalls.unsubscribe.path, { token }),
  choose: (token: string, topics: readonly NewsletterTopic[]) =>
    byLink(linkCalls.choosePreferences.path, { token, topics }),
}
