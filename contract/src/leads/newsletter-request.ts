import * as z from 'zod/mini'
import { checkSubscribedEmail } from '../newsletter.js'
import { builtInNotices } from './built-in-notices.js'
import { labelledValues, newsletterTopics } from './choices.js'
import { type LeadContext, leadContext, type Screening, screening } from './context.js'

export type NewsletterTopic = keyof typeof newsletterTopics

/** Known topics, each once; an empty choice means all of them. */
export const topicChoice: z.ZodMiniType<NewsletterTopic[]> = z.pipe(
  z.catch(z.array(z.unknown()), []),
  z.transform((given) => labelledValues(newsletterTopics).filter((topic) => given.includes(topic))),
)

/** Body of `POST /api/newsletter-emails`. Only `subscribedEmail` is required. */
export interface NewsletterRequest {
  subscribedEmail: string
  topics: NewsletterTopic[]
  noticeVersion: string
  context: LeadContext
  screening: Screening
}

/** Fields in addition to the address. */
const subscriptionEnvelope = z.object({
  topics: topicChoice,
  noticeVersion: z.catch(z.string().check(z.regex(/^[\w.-]{1,40}$/)), builtInNotices['newsletter-emails'].version),
  context: leadContext,
  screening,
})

/**
 * Validates a subscription.
 *
 * @returns what to store, or the one message to show under the field.
 */
export function checkNewsletterRequest(body: unknown): NewsletterRequest | { message: string } {
  const given: Record<string, unknown> =
    typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
  const checked = checkSubscribedEmail(given.subscribedEmail)
  if ('message' in checked) return checked
  const { topics, noticeVersion, context, screening: screened } = given
  return {
    subscribedEmail: checked.email,
    ...z.parse(subscriptionEnvelope, { topics, noticeVersion, context, screening: screened }),
  }
}

/** The backend's response to a signed link of the newsletter. */
export interface SubscriptionView {
  subscribedEmail: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  topics: NewsletterTopic[]
}

export const subscriptionView: z.ZodMiniType<SubscriptionView> = z.object({
  subscribedEmail: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  topics: topicChoice,
})
