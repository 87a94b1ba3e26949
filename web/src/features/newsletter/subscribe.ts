import 'server-only'
import { checkSubscribedEmail, type LeadContext, type Screening } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { subscribeToNewsletter } from '@/content/writers/newsletter'
import { FAILURE_MESSAGE, type Outcome } from './outcome'

/** Judges what was typed and stores it. Never throws: whatever happens, the visitor gets an answer. */
export async function subscribe(
  typed: unknown,
  around: { context: LeadContext; screening: Screening },
): Promise<Outcome> {
  const checked = checkSubscribedEmail(typed)
  if ('message' in checked) return { state: 'invalid', message: checked.message }
  try {
    await subscribeToNewsletter(checked.email, around)
    return { state: 'stored' }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a newsletter subscription was not stored')
    return { state: 'failed', message: FAILURE_MESSAGE }
  }
}
