import 'server-only'
import { checkSubscribedEmail, isRecord } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import { privateCookie } from '@/routing/private-cookie'
import { exceedsRateLimit } from '../leads/screening/rate-limit'
import { limitedText } from '../leads/submission/read-submission'
import { leadContextOf, visitorAddressIn } from '../leads/submission/request-context'
import { FLASH_COOKIE, FLASH_LIFE, type Flash, isSubscribed, type NewsletterOutcome, TOO_MANY_MESSAGE } from './outcome'
import { subscribe } from './subscribe'

/** The page that shows the outcome to a visitor without script. */
const OUTCOME_PATH = '/newsletter'

/** In bytes; many times the length of an address and its field name. */
const BODY_LIMIT = 4_096
const STATUS = {
  stored: 200,
  taken: 200,
  invalid: 422,
  failed: 503,
  'too-many': 429,
} as const satisfies Record<NewsletterOutcome['state'], number>

/**
 * Answers a post of the newsletter form: with script as JSON; without script by a redirect to a page that shows the
 * outcome.
 */
export async function answerSubscription(request: Request): Promise<Response> {
  const posted = await postedForm(request)
  if (posted === null) return Response.json({ error: 'Send the form field subscribedEmail.' }, { status: 400 })
  const outcome = await outcomeOf(posted, request.headers)
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(outcome, { status: STATUS[outcome.state], headers: { 'Cache-Control': 'no-store' } })
  }
  const flash: Flash = { outcome, email: isSubscribed(outcome) ? '' : posted.email }
  const headers = {
    // A relative address: behind a proxy, this process does not know its own address.
    Location: OUTCOME_PATH,
    'Set-Cookie': privateCookie(FLASH_COOKIE, JSON.stringify(flash), { path: OUTCOME_PATH, lifeS: FLASH_LIFE }),
    'Cache-Control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

async function outcomeOf({ email, noticeVersion }: PostedForm, headers: Headers): Promise<NewsletterOutcome> {
  const checked = checkSubscribedEmail(email)
  // Only valid addresses count, because only they cause a mail.
  const flood = 'email' in checked && (await exceedsRateLimit('newsletter', headers, checked.email.toLowerCase()))
  if (flood) return { state: 'too-many', message: TOO_MANY_MESSAGE }
  return subscribe(email, {
    noticeVersion,
    context: leadContextOf(new Map(), headers),
    screening: { suspicions: [], address: networkOf(visitorAddressIn(headers)), proven: false },
  })
}

interface PostedForm {
  /** As it was typed. */
  email: string
  /** Of the notice beside the form; empty in the post of a page that is older than its versions. */
  noticeVersion: string
}

/** @returns `null` when the body is not this form. */
async function postedForm(request: Request): Promise<PostedForm | null> {
  const body = await limitedText(request, BODY_LIMIT)
  if (body === null) return null
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = new URLSearchParams(body)
    return { email: fields.get('subscribedEmail') ?? '', noticeVersion: fields.get('noticeVersion') ?? '' }
  }
  if (!type.startsWith('application/json')) return null
  try {
    const value: unknown = JSON.parse(body)
    if (!isRecord(value)) return null
    const text = (field: unknown) => (typeof field === 'string' ? field : '')
    return { email: text(value.subscribedEmail), noticeVersion: text(value.noticeVersion) }
  } catch {
    return null
  }
}
