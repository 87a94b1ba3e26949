import type { NewsletterRequest, NewsletterTopic, SubscriptionView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { offeredLanguage } from '../languages'
import { SUBSCRIPTION } from '../leads/rows'
import { tokenSubjectOf } from '../leads/secrets'
import { type AddressList, acceptAddress, confirmAddress, type ListedAddress, leaveList } from '../mail/address-list'
import { enqueue } from '../outbox/enqueue'

export const NEWSLETTER: AddressList = { uid: SUBSCRIPTION, confirmation: 'newsletter-confirm', refusal: 'refusal' }

export interface SubscriptionRow extends ListedAddress {
  topics: NewsletterTopic[] | null
}

/**
 * Stores an address once, however often it is sent, and mails its owner a request to confirm it.
 *
 * @throws {RateLimitExceeded}
 */
export async function acceptSubscription(strapi: Core.Strapi, request: NewsletterRequest): Promise<void> {
  const { subscribedEmail, screening, topics, noticeVersion, context } = request
  const { campaign, page, language } = context
  await acceptAddress(strapi, NEWSLETTER, {
    subscribedEmail,
    screening,
    kept: { topics, noticeVersion, campaign, source: page || null, language: offeredLanguage(language) },
  })
}

/** @returns the subscription of a link, or `null`. */
export async function subscriptionOfToken(strapi: Core.Strapi, token: unknown): Promise<SubscriptionRow | null> {
  const subject = tokenSubjectOf('newsletter link', token)
  // The letter `n` stands before the id, so that no link of a follower is one of a subscriber.
  return subject ? strapi.db.query(SUBSCRIPTION).findOne({ where: { id: Number(subject.slice(1)) } }) : null
}

/** Confirms a subscription, and mails the welcome once. */
export async function confirm(strapi: Core.Strapi, { id }: SubscriptionRow): Promise<void> {
  await confirmAddress(strapi, NEWSLETTER, id, () => enqueue(strapi, { kind: 'newsletter-welcome', subscription: id }))
}

export async function unsubscribe(strapi: Core.Strapi, row: SubscriptionRow): Promise<void> {
  await leaveList(strapi, NEWSLETTER, row)
}

export async function choose(strapi: Core.Strapi, row: SubscriptionRow, topics: NewsletterTopic[]): Promise<void> {
  await strapi.db.query(SUBSCRIPTION).update({ where: { id: row.id }, data: { topics } })
}

export function viewOf({ subscribedEmail, state, topics }: SubscriptionRow): SubscriptionView {
  return { subscribedEmail, state, topics: topics ?? [] }
}
