import 'server-only'
import { checkSubscribedEmail } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { type SubscriptionEnvelope, subscribeToNewsletter } from '@/content/writers/newsletter'
import { FAILURE_MESSAGE, type NewsletterOutcome, TOO_MANY_MESSAGE } from './outcome'

/** Validates an address and stores it. Never throws: the visitor always gets an answer. */
export async function subscribe(typed: unknown, envelope: SubscriptionEnvelope): Promise<NewsletterOutcome> {
  const checked = checkSubscribedEmail(typed)
  if ('message' in checked) return { state: 'invalid', message: checked.message }
  try {
    return { state: await subscribeToNewsletter(checked.email, envelope) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a newsletter subscription was not stored')
    if (error.status === 429) return { state: 'too-many', message: TOO_MANY_MESSAGE }
    return { state: 'failed', message: FAILURE_MESSAGE }
  }
}
