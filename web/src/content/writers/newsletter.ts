import 'server-only'
import {
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
import { guarded } from '../request/guarded'
import { request } from '../request/request'
import { contentTokens } from '../request/tokens'
import { dataOf } from './leads'

/** Milliseconds a visitor waits at most; a write is not given up as quickly as a read. */
const WRITE_TIMEOUT_MS = 8_000

/**
 * Stores an address with the content backend, which asks its owner to confirm it. The same address twice is one
 * subscription.
 *
 * @param subscribedEmail as `checkSubscribedEmail` of the contract left it.
 * @throws {RequestError} when it was not stored.
 */
export async function subscribeToNewsletter(
  subscribedEmail: string,
  envelope: { context: LeadContext; screening: Screening },
): Promise<void> {
  await request.post(
    env().CONTENT_URL + writes.newsletterEmails.path,
    { subscribedEmail, ...envelope },
    { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS },
  )
}

async function byLink(path: string, body: Record<string, unknown>): Promise<SubscriptionView> {
  const { CONTENT_URL } = env()
  const answer = await guarded(CONTENT_URL, () =>
    request.post(CONTENT_URL + path, body, { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS }),
  )
  const view = subscriptionView.safeParse(dataOf(answer.body))
  if (!view.success) throw new RequestError('malformed', path, 'the answer is no view of a subscription')
  return view.data
}

/** Each by the link that was mailed; all reject with `not-found` when it opens nothing. */
export const subscriptionByLink = {
  see: (token: string) => byLink(linkCalls.seeSubscription.path, { token }),
  confirm: (token: string) => byLink(linkCalls.confirmSubscription.path, { token }),
  unsubscribe: (token: string) => byLink(linkCalls.unsubscribe.path, { token }),
  choose: (token: string, topics: readonly NewsletterTopic[]) =>
    byLink(linkCalls.choosePreferences.path, { token, topics }),
}
