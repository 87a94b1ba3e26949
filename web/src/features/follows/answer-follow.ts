import 'server-only'
import { checkSubscribedEmail } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { storeFollow } from '@/content/writers/follows'
import { privateCookie } from '@/routing/private-cookie'
import { firstValue, type PostedFields } from '../leads/form/validate-form'
import { exceedsRateLimit } from '../leads/screening/rate-limit'
import { readSubmission } from '../leads/submission/read-submission'
import { leadContextOf, visitorAddressIn } from '../leads/submission/request-context'
import {
  FLASH_COOKIE,
  FLASH_LIFE,
  type Flash,
  isSubscribed,
  type NewsletterOutcome,
  TOO_MANY_MESSAGE,
} from '../newsletter/outcome'
import { FOLLOW_FAILURE, FOLLOW_PATH, followHref } from './follow-outcome'
import { findSubject, type Subject } from './subject'

/** Answers a post of a form to follow something: by a redirect to the page that shows the outcome. */
export async function answerFollow(request: Request): Promise<Response> {
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const subject = await findSubject(firstValue(post.sent, 'of'))
  if (!subject) return Response.json({ error: 'This page cannot be followed.' }, { status: 400 })
  const email = firstValue(post.sent, 'subscribedEmail')
  const outcome = await outcomeOf(email, subject, post.sent, request.headers)
  const flash: Flash = { outcome, email: isSubscribed(outcome) ? '' : email }
  const headers = {
    // A relative address: behind a proxy, this process does not know its own address.
    Location: followHref(subject.address),
    'Set-Cookie': privateCookie(FLASH_COOKIE, JSON.stringify(flash), { path: FOLLOW_PATH, lifeS: FLASH_LIFE }),
    'Cache-Control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

async function outcomeOf(
  typed: string,
  { address, seen }: Subject,
  sent: PostedFields,
  headers: Headers,
): Promise<NewsletterOutcome> {
  const checked = checkSubscribedEmail(typed)
  if ('message' in checked) return { state: 'invalid', message: checked.message }
  // Only valid addresses count, because only they cause a mail.
  if (await exceedsRateLimit('newsletter', headers, checked.email.toLowerCase())) {
    return { state: 'too-many', message: TOO_MANY_MESSAGE }
  }
  try {
    await storeFollow({
      subscribedEmail: checked.email,
      subject: address,
      seen,
      noticeVersion: firstValue(sent, 'noticeVersion'),
      context: leadContextOf(new Map(), headers),
      screening: { suspicions: [], address: networkOf(visitorAddressIn(headers)), proven: false },
    })
    return { state: 'stored' }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a follow was not stored')
    if (error.status === 429) return { state: 'too-many', message: TOO_MANY_MESSAGE }
    return { state: 'failed', message: FOLLOW_FAILURE }
  }
}
